import type { ReactNode } from 'react';
import { Island } from '../../../client/island.tsx';
import { Fact } from '../../../client/ui/fact.tsx';
import { torusOf, volumeText, whyNoSolid } from '../../../domain/engineering/part-files/ring-file.ts';
import { standardTitle } from '../../../domain/reference/sizes/size-standard.ts';
import { compoundText } from '../../../domain/shop/catalog/rows/describe-part.ts';
import { ProductCompact } from '../../../drawings/rings/product-compact.tsx';
import { ProductSheet } from '../../../drawings/rings/product-sheet.tsx';
import { solidLabel } from '../../../drawings/rings/sheet-geometry.ts';
import { bodyOf } from './product.files.tsx';
import type { ProductPageProps } from './product.props.ts';
import { ringDrawing } from './product.ring.ts';

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
        <Fact label="Part">
          <span className="text-mono">{part.name}</span>
        </Fact>
        <Fact label="Material">
          {compoundText(part.compoundRecord, { material: modifiersByType.material[0]?.label })}
        </Fact>
        <Fact label="Standard">{standardTitle(part.sizeRecord.standard)}</Fact>
        <Fact label="Units">{preferences.measurement}</Fact>
        <Fact label="Tolerance">{tolerance === null ? 'Nominal only' : 'AS568'}</Fact>
        <Fact label="Volume">{without === null ? volumeText(torus, preferences.measurement) : 'Not on file'}</Fact>
      </dl>
    </div>
  );
}
