import { capital } from '../../../kit/text/words.ts';
import { type LengthUnit, mm, psiFromMegapascal } from '../../../kit/units.ts';
import type { DatasheetRow } from '../../../shop/datasheet/datasheet-rows.ts';
import { backupText } from '../backup-text.ts';
import type { Design } from '../design-gland.ts';
import { machinedLengthText, plainFigure, threeFigures } from '../figures.ts';
import { isRadial, type Service } from '../model.ts';
import { limitsOf } from './change-entry.ts';
import { dimensionName, dimensionsOf } from './gland-inputs.ts';

const row = (label: string, text: string): DatasheetRow => ({ label, text });

const ringRows = ({ ring }: Design, unit: LengthUnit): readonly DatasheetRow[] => {
  const length = machinedLengthText(unit);
  return [
    row('Size', 'name' in ring ? ring.name : 'of no standard'),
    row('Inside diameter', `${length(ring.id)} ±${length(ring.idTolerance)}`),
    row('Cross-section', `${length(ring.cs)} ±${length(ring.csTolerance)}`),
  ];
};

const hardwareRows = ({ report }: Design, unit: LengthUnit): readonly DatasheetRow[] => {
  const { gland } = report;
  const length = machinedLengthText(unit);
  const limits = dimensionsOf(gland.kind).flatMap((dimension) => {
    const span = limitsOf(gland, dimension);
    const name = capital(dimensionName(gland.kind, dimension));
    return span === null ? [] : [row(name, `${length(mm(span[0]))} to ${length(mm(span[1]))}`)];
  });
  if (!isRadial(gland)) return limits;
  const { backup } = report;
  const rings = backup === null ? 'none' : backupText(backup, unit);
  return [
    ...limits,
    row('Backup rings', rings),
    row('Runout TIR', length(gland.runout)),
    row('Guided', gland.guided ? 'yes' : 'no'),
  ];
};

const degreesText = (celsius: number | null): string => (celsius === null ? 'not given' : `${plainFigure(celsius)} °C`);
const shareText = (share: number | null): string => (share === null ? 'not given' : `${threeFigures(100 * share)}%`);

const pressureText = (pressureMpa: number, unit: LengthUnit): string =>
  unit === 'mm' ? `${threeFigures(pressureMpa)} MPa` : `${Math.round(psiFromMegapascal(pressureMpa))} psi`;

const serviceRows = (service: Service, unit: LengthUnit): readonly DatasheetRow[] => [
  row('Pressure', service.pressureMpa === null ? 'not given' : pressureText(service.pressureMpa, unit)),
  row('Hardness', service.shoreA === null ? 'not given' : `${plainFigure(service.shoreA)} Shore A`),
  row('Polymer', service.polymer ?? 'not given'),
  row('Hardware', service.hardware),
  row('Coldest', degreesText(service.lowC)),
  row('Hottest', degreesText(service.highC)),
  row('Swell', shareText(service.swell)),
  row('Compression set', shareText(service.compressionSet)),
  ...(service.rpm === null ? [] : [row('Shaft speed', `${plainFigure(service.rpm)} per minute`)]),
];

/** Returns the complete input of a design in words: its ring, its groove and its service. */
export const enteredRows = (
  design: Design,
  service: Service,
  unit: LengthUnit,
): Readonly<Record<'ring' | 'hardware' | 'service', readonly DatasheetRow[]>> => ({
  ring: ringRows(design, unit),
  hardware: hardwareRows(design, unit),
  service: serviceRows(service, unit),
});
