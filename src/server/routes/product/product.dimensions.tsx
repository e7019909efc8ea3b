import type { ReactNode } from 'react';
import { TextLink } from '../../../client/ui/links/text-link.tsx';
import { NumberHead } from '../../../client/ui/number-head.tsx';
import { entryHref } from '../../../domain/engineering/gland-design/entry/entry.ts';
import type { GlandChart } from '../../../domain/engineering/gland-design/model.ts';
import { ringNamed } from '../../../domain/engineering/gland-design/rings/rings.ts';
import type { Mm } from '../../../domain/kit/units.ts';
import { outsideDiameter, withTolerance } from '../../../domain/reference/sizes/ring-lengths.ts';
import type { Size } from '../../../domain/reference/sizes/size.ts';
import { displaySize, type SizeStandard } from '../../../domain/reference/sizes/size-standard.ts';
import type { Tolerance } from '../../../domain/reference/sizes/tolerances.ts';
import type { RingSection } from '../../../domain/shop/catalog/rows/ring-section.ts';

/** Head of a table with each length in both unit systems. */
export const BothUnitsHead = ({ caption }: { caption: string }): ReactNode => (
  <thead>
    <tr>
      <th scope="col">
        <span className="visually-hidden">{caption}</span>
      </th>
      <NumberHead>mm</NumberHead>
      <NumberHead>in</NumberHead>
    </tr>
  </thead>
);

const Length = (props: { label: string; mm: Mm; tolerance: Mm | null }): ReactNode => (
  <tr>
    <th scope="row">{props.label}</th>
    <td className="text-number">{withTolerance('mm', props.mm, props.tolerance)}</td>
    <td className="text-number">{withTolerance('in', props.mm, props.tolerance)}</td>
  </tr>
);

const CHARTS = { usa: 'inch', metric: 'metric', japanese: 'jis' } as const satisfies Record<SizeStandard, GlandChart>;

/** Link to the gland designer with the ring in the groove from its chart. */
const GrooveLink = ({ standard, code }: Size): ReactNode => {
  const size = displaySize(standard, code);
  if (ringNamed(size) === null) return null;
  return (
    <p className="text-small">
      <TextLink href={entryHref({ chart: CHARTS[standard], size })}>Check this ring in a groove</TextLink>
    </p>
  );
};

const noToleranceText = (section: RingSection): string =>
  section === 'elastomer'
    ? 'Nominal dimensions. No tolerance is on file for this size. Ask for it with your quote request.'
    : 'Nominal dimensions. No tolerance is on file: those of AS568 are for molded rubber. Ask for it with your quote request.';

/** A note on rings with other than rubber sections. */
const RigidNote = ({ section }: { section: RingSection }): ReactNode => {
  if (section !== 'plastic' && section !== 'metal') return null;
  return (
    <p className="text-small">
      A solid {section} ring in the dimensions of an O-ring. It is not a backup ring, and grooves for rubber do not fit
      it. <TextLink href="/backup-rings">Backup rings</TextLink>
    </p>
  );
};

/** Size and dimensions in millimeters and inches. */
export function DimensionsSection(props: { size: Size; tolerance: Tolerance | null; section: RingSection }): ReactNode {
  const { size, tolerance, section } = props;
  const { standard, code, idMm, csMm } = size;
  return (
    <section aria-labelledby="dimensions">
      <h2 className="heading-4 text-ruled" id="dimensions">
        Dimensions <span className="text-muted text-mono">{displaySize(standard, code)}</span>
      </h2>
      <table className="fact-table" aria-labelledby="dimensions">
        <BothUnitsHead caption="Dimension" />
        <tbody>
          <Length label="Inside diameter" mm={idMm} tolerance={tolerance?.idMm ?? null} />
          <Length label="Cross-section" mm={csMm} tolerance={tolerance?.csMm ?? null} />
          <Length label="Outside diameter" mm={outsideDiameter({ idMm, csMm })} tolerance={null} />
        </tbody>
      </table>
      {tolerance === null ? <p className="text-small">{noToleranceText(section)}</p> : null}
      <RigidNote section={section} />
      {section === 'elastomer' ? <GrooveLink {...size} /> : null}
    </section>
  );
}
