import type { ReactNode } from 'react';
import type { FaceSealGland, Span } from '../../../domain/sizes/glands.ts';
import { formatLength, type LengthUnit } from '../../../domain/units.ts';
import { HardnessScale } from '../../../drawings/hardness-scale.tsx';
import { WorkingRange } from '../../../drawings/working-range.tsx';
import type { ProductComparison } from '../../backend/port.ts';
import { BothUnitsHead } from './product.dimensions.tsx';
import type { ProductPageProps, ShownModifier } from './product.props.ts';

const spanText = (unit: LengthUnit, [low, high]: Span): string =>
  `${formatLength(unit, low)} – ${formatLength(unit, high)}`;

const GrooveRow = ({ label, span }: { label: string; span: Span }): ReactNode => (
  <tr>
    <th scope="row">{label}</th>
    <td className="num">{spanText('mm', span)}</td>
    <td className="num">{spanText('in', span)}</td>
  </tr>
);

const Groove = ({ gland }: { gland: FaceSealGland }): ReactNode => (
  <section aria-labelledby="groove">
    <h2 className="h4 ruled" id="groove">
      Suits this groove
    </h2>
    <table className="kv">
      <BothUnitsHead caption="Groove dimension" />
      <tbody>
        <GrooveRow label="Face seal depth" span={gland.depthMm} />
        <GrooveRow label="Groove width, liquid" span={gland.widthMm} />
        <GrooveRow label="Groove radius" span={gland.radiusMm} />
        <tr>
          <th scope="row">Squeeze</th>
          <td colSpan={2} className="num">
            {gland.squeezePercent[0]} – {gland.squeezePercent[1]} %
          </td>
        </tr>
      </tbody>
    </table>
    <p className="small">
      Face seal for liquids, cross-section {formatLength('mm', gland.csMm)} ±{formatLength('mm', gland.csToleranceMm)}{' '}
      mm. A guide: test in service.
    </p>
  </section>
);

const Compliance = ({ certificates }: { certificates: readonly ShownModifier[] }): ReactNode => (
  <section aria-labelledby="compliance">
    <h2 className="h4 ruled" id="compliance">
      Compliance
    </h2>
    <ul className="rlist">
      {certificates.map(({ label }) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
    <p className="small">Certificates for your lot are confirmed with the quote.</p>
  </section>
);

const CompareTo = ({ comparisons }: { comparisons: readonly ProductComparison[] }): ReactNode => (
  <section aria-labelledby="compare">
    <h2 className="h4 ruled" id="compare">
      Compare to
    </h2>
    <ul className="rlist">
      {comparisons.map(({ id, comparison_link, comparison_text }) => (
        <li key={id}>
          <a className="lk" href={comparison_link}>
            {comparison_text}
          </a>
        </li>
      ))}
    </ul>
  </section>
);

/** Where the part works: temperature, hardness, groove, certificates, neighbours to compare. */
export function ServiceSection(props: ProductPageProps): ReactNode {
  const { part, preferences, gland, comparisons, modifiersByType } = props;
  const { temperatureLowC: lowC, temperatureHighC: highC, durometer, durometerScale } = part.compoundRecord;
  const shoreA = durometerScale === 'Shore A' ? durometer : null;
  const certificates = modifiersByType.compliance;
  return (
    <>
      {(lowC !== null && highC !== null) || shoreA !== null ? (
        <section aria-labelledby="range">
          <h2 className="h4 ruled" id="range">
            Working range
          </h2>
          {lowC === null || highC === null ? null : (
            <div className="rngd">
              <WorkingRange lowC={lowC} highC={highC} unit={preferences.temperature} />
            </div>
          )}
          {shoreA === null ? null : (
            <div className="rngd">
              <HardnessScale durometer={shoreA} />
            </div>
          )}
        </section>
      ) : null}
      {/* The grooves on file are for rubber: plastics, metals and spring-energized rings take other squeezes. */}
      {gland === null || shoreA === null ? null : <Groove gland={gland} />}
      {certificates.length > 0 ? <Compliance certificates={certificates} /> : null}
      {comparisons.length > 0 ? <CompareTo comparisons={comparisons} /> : null}
    </>
  );
}
