import type { ReactNode } from 'react';
import { publishedGland } from '../../../../domain/engineering/gland-design/charts.ts';
import { machinedLengthText, threeFigures } from '../../../../domain/engineering/gland-design/figures.ts';
import { type GlandReport, overTimeOf } from '../../../../domain/engineering/gland-design/judging/check-gland.ts';
import { assumptionsOf } from '../../../../domain/engineering/gland-design/judging/in-service.ts';
import { isRadial, ROOM_TEMPERATURE_C, type Service } from '../../../../domain/engineering/gland-design/model.ts';
import {
  expansionSeen,
  hardwareExpansion,
  polymerExpansion,
} from '../../../../domain/engineering/gland-design/polymers.ts';
import {
  celsius,
  exactMm,
  formatTemperature,
  type Inch,
  type LengthUnit,
  type Span,
  type TemperatureUnit,
} from '../../../../domain/kit/units.ts';
import '../tool-section.css';

type Row = readonly [label: string, value: string];

const heatRow = (report: GlandReport, service: Service, degrees: TemperatureUnit): Row => {
  const { lowC, highC, swell } = service;
  const { coldSqueeze, hotSqueeze, hotFillMax } = overTimeOf(report.stack, report.ring, service);
  const isCold = highC === null && lowC !== null;
  const squeeze = isCold ? coldSqueeze : hotSqueeze;
  const at = celsius((isCold ? lowC : highC) ?? ROOM_TEMPERATURE_C);
  const label = `At ${formatTemperature(degrees, at)} °${degrees}${swell === null ? '' : `, swell ${threeFigures(100 * swell)}%`}`;
  if (squeeze === null) return [label, 'no expansion on file'];
  const fill = hotFillMax === null || isCold ? '' : `, fill up to ${threeFigures(hotFillMax)}%`;
  return [label, `squeeze ${threeFigures(squeeze)}%${fill}`];
};

/** The entered temperatures, or a cold and a warm example. */
const heatRows = (report: GlandReport, service: Service, degrees: TemperatureUnit): readonly Row[] =>
  service.lowC !== null || service.highC !== null || service.swell !== null
    ? [heatRow(report, service, degrees)]
    : [heatRow(report, { ...service, lowC: -40 }, degrees), heatRow(report, { ...service, highC: 100 }, degrees)];

const setRow = (report: GlandReport, service: Service): Row => {
  const { set: assumed, isSetAssumed } = assumptionsOf(service);
  const set = service.compressionSet ?? (isSetAssumed ? assumed : 0.3);
  const { squeezeLeft } = overTimeOf(report.stack, report.ring, { ...service, compressionSet: set });
  return [`After ${threeFigures(100 * set)}% compression set`, `${threeFigures(squeezeLeft)}% squeeze remaining`];
};

/** Widths with backup rings, if the published chart has this cross-section. */
const chartRows = (report: GlandReport, unit: LengthUnit): readonly Row[] => {
  const { gland, ring } = report;
  const row = publishedGland({ kind: gland.kind, use: gland.use, medium: 'liquid', cs: ring.cs });
  if (row === null) return [];
  const length = machinedLengthText(unit);
  const text = ([low, high]: Span<Inch>): string => `${length(exactMm(low))} to ${length(exactMm(high))}`;
  const [, one, two] = row.widthIn;
  return [
    ...(one === null ? [] : [['Width with one backup ring', text(one)] as const]),
    ...(two === null ? [] : [['Width with two backup rings', text(two)] as const]),
  ];
};

/** How the gland changes with heat, in a medium and over time. */
export function GlandOverTime(props: {
  report: GlandReport;
  service: Service;
  unit: LengthUnit;
  degrees: TemperatureUnit;
}): ReactNode {
  const { report, service, unit, degrees } = props;
  const { gland } = report;
  const polymer = service.polymer ?? 'NBR';
  const seen = expansionSeen(polymer);
  const rows: readonly Row[] = [
    ...heatRows(report, service, degrees),
    setRow(report, service),
    ...(isRadial(gland) ? [['Max. runout', `${machinedLengthText(unit)(gland.runout)} TIR`] as const] : []),
    ...chartRows(report, unit),
  ];
  return (
    <section className="tool-section" aria-labelledby="gland-over-time">
      <header>
        <h2 className="heading-4" id="gland-over-time">
          Over time
        </h2>
        <p>from the same stack</p>
      </header>
      <table className="fact-table">
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="text-number">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="tool-section-note">
        {polymer} {polymerExpansion(polymer)}
        {seen === '' ? '' : ` (${seen} seen)`}, {service.hardware} {hardwareExpansion(service.hardware)} × 10⁻⁶ per
        kelvin; expansion of rubber is known to ±30%.
      </p>
    </section>
  );
}
