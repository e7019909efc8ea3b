import type { ReactNode } from 'react';
import { Island } from '../../../client/island.tsx';
import { compoundText } from '../../../domain/catalog/rows/describe-part.ts';
import { torusOf, volumeText, whyNoSolid } from '../../../domain/part-files/ring-file.ts';
import { standardTitle } from '../../../domain/sizes/size-standard.ts';
import { ProductCompact } from '../../../drawings/product-compact.tsx';
import { ProductSheet } from '../../../drawings/product-sheet.tsx';
import { solidLabel } from '../../../drawings/sheet-geometry.ts';
import { bodyOf } from './product.files.tsx';
import { ringDrawing } from './product.load.ts';
import type { ProductPageProps } from './product.props.ts';

const Cell = ({ label, children }: { label: string; children: ReactNode }): ReactNode => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** The dimensioned drawing with its title block. */
export function DrawingSection(props: ProductPageProps): ReactNode {
  const { part, tolerance, preferences, modifiersByType } = props;
  const drawing = ringDrawing(props, preferences.measurement);
  const without = whyNoSolid(bodyOf(props));
  const torus = torusOf(part.sizeRecord);
  return (
    <div className="drawing-sheet">
      {without === null ? (
        <Island name="part-view" on="touch" props={{ ring: torus, color: drawing.color, label: solidLabel(drawing) }} />
      ) : null}
      <ProductSheet {...drawing} />
      <ProductCompact {...drawing} />
      <dl className="title-block">
        <Cell label="Part">
          <span className="text-mono">{part.name}</span>
        </Cell>
        <Cell label="Material">
          {compoundText(part.compoundRecord, { material: modifiersByType.material[0]?.label })}
        </Cell>
        <Cell label="Standard">{standardTitle(part.sizeRecord.standard)}</Cell>
        <Cell label="Units">{preferences.measurement}</Cell>
        <Cell label="Tolerance">{tolerance === null ? 'Nominal only' : 'AS568'}</Cell>
        <Cell label="Volume">{without === null ? volumeText(torus, preferences.measurement) : 'Not on file'}</Cell>
      </dl>
    </div>
  );
}
