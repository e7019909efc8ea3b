import type { ReactNode } from 'react';
import type { Size } from '../../../domain/catalog/model.ts';
import { displaySize } from '../../../domain/sizes/size-standard.ts';
import type { Tolerance } from '../../../domain/sizes/tolerances.ts';
import type { Mm } from '../../../domain/units.ts';
import { outsideDiameter, withTolerance } from '../../../drawings/sheet-geometry.ts';

/** Head of a table that gives each length in both unit systems. */
export const BothUnitsHead = ({ caption }: { caption: string }): ReactNode => (
  <thead>
    <tr>
      <th scope="col">
        <span className="visually-hidden">{caption}</span>
      </th>
      <th scope="col" className="text-number">
        mm
      </th>
      <th scope="col" className="text-number">
        in
      </th>
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

/** Size and dimensions, in millimeters and inches. */
export function DimensionsSection({ size, tolerance }: { size: Size; tolerance: Tolerance | null }): ReactNode {
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
      {tolerance === null ? (
        <p className="text-small">
          Nominal dimensions. No tolerance is on file for this size. Ask for it with your quote request.
        </p>
      ) : null}
    </section>
  );
}
