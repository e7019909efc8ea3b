import type { ReactNode } from 'react';
import { Late } from '../../../client/ui/late.tsx';
import { TextLink } from '../../../client/ui/links/text-link.tsx';
import { exactMm, formatLength, type Inch, type LengthUnit, type Span, spanText } from '../../../domain/kit/units.ts';
import { atSize } from '../../../domain/reference/paths/store-links.ts';
import type { Size } from '../../../domain/reference/sizes/size.ts';
import type { Gland } from '../../../domain/reference/tables/glands.ts';
import { HardnessScale } from '../../../drawings/charts/hardness-scale.tsx';
import { WorkingRange } from '../../../drawings/charts/working-range.tsx';
import type { ProductComparison } from '../../backend/port.ts';
import { BothUnitsHead } from './product.dimensions.tsx';
import type { ShownModifier } from './product.load.ts';
import type { ProductPageProps } from './product.props.ts';

const lengthText = (unit: LengthUnit, length: Inch): string => formatLength(unit, exactMm(length));

const grooveSpan = (unit: LengthUnit, [low, high]: Span<Inch>): string => spanText(unit, [exactMm(low), exactMm(high)]);

const GrooveRow = ({ label, span }: { label: string; span: Span<Inch> | null }): ReactNode =>
  span === null ? null : (
    <tr>
      <th scope="row">{label}</th>
      <td className="text-number">{grooveSpan('mm', span)}</td>
      <td className="text-number">{grooveSpan('in', span)}</td>
    </tr>
  );

const Groove = ({ gland }: { gland: Gland }): ReactNode => (
  <section aria-labelledby="groove">
    <h2 className="heading-4 text-ruled" id="groove">
      Recommended groove
    </h2>
    <table className="fact-table" aria-labelledby="groove">
      <BothUnitsHead caption="Groove dimension" />
      <tbody>
        <GrooveRow label="Face seal depth" span={gland.depthIn} />
        <GrooveRow label="Groove width, liquid" span={gland.widthIn[0]} />
        <GrooveRow label="Groove radius" span={gland.radiusIn} />
        <tr>
          <th scope="row">Squeeze</th>
          <td colSpan={2} className="text-number">
            {gland.squeezePercent.join('–')}%
          </td>
        </tr>
      </tbody>
    </table>
    <p className="text-small">
      Face seal for liquids, cross-section {lengthText('mm', gland.csIn)} ±{lengthText('mm', gland.csToleranceIn)} mm.
      For guidance; verify by test.
    </p>
  </section>
);

const Compliance = ({ certificates }: { certificates: readonly ShownModifier[] }): ReactNode => (
  <section aria-labelledby="compliance">
    <h2 className="heading-4 text-ruled" id="compliance">
      Compliance
    </h2>
    <ul className="ruled-list">
      {certificates.map(({ label }) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
    <p className="text-small">We confirm certificates for your lot with the quote.</p>
  </section>
);

const CompareTo = ({ comparisons, size }: { comparisons: readonly ProductComparison[]; size: Size }): ReactNode => (
  <section aria-labelledby="compare">
    <h2 className="heading-4 text-ruled" id="compare">
      Compare to
    </h2>
    <ul className="ruled-list">
      {comparisons.map(({ id, comparison_link, comparison_text }) => (
        <li key={id}>
          <TextLink href={atSize(comparison_link, size)}>{comparison_text}</TextLink>
        </li>
      ))}
    </ul>
  </section>
);

/** The part's service conditions: temperature, hardness, groove, certificates, and neighbors to compare. */
export function ServiceSection(props: ProductPageProps): ReactNode {
  const { part, preferences, gland, comparisons, modifiersByType } = props;
  const { temperatureLowC: lowC, temperatureHighC: highC, durometer, durometerScale } = part.compoundRecord;
  const shoreA = durometerScale === 'Shore A' ? durometer : null;
  const certificates = modifiersByType.compliance;
  return (
    <>
      {(lowC !== null && highC !== null) || shoreA !== null ? (
        <section aria-labelledby="range">
          <h2 className="heading-4 text-ruled" id="range">
            Working range
          </h2>
          {lowC === null || highC === null ? null : (
            <div className="drawing-scale">
              <WorkingRange lowC={lowC} highC={highC} unit={preferences.temperature} />
            </div>
          )}
          {shoreA === null ? null : (
            <div className="drawing-scale">
              <HardnessScale durometer={shoreA} />
            </div>
          )}
        </section>
      ) : null}
      {/* The grooves on file are for rubber. Plastics, metals and spring-energized rings need other squeezes. */}
      {gland === null || shoreA === null ? null : <Groove gland={gland} />}
      {certificates.length > 0 ? <Compliance certificates={certificates} /> : null}
      <Late of={comparisons} fallback={null}>
        {(read) => (read.length > 0 ? <CompareTo comparisons={read} size={part.sizeRecord} /> : null)}
      </Late>
    </>
  );
}
