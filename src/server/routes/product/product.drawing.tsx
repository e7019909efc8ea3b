import { renderToStaticMarkup } from 'react-dom/server';
import { fileNameOf } from '../../../domain/engineering/part-files/file-kinds.ts';
import type { LengthUnit } from '../../../domain/kit/units.ts';
import { displaySize } from '../../../domain/reference/sizes/size-standard.ts';
import { ProductDrawingFile } from '../../../drawings/rings/product-drawing-file.tsx';
import type { LoadedProduct } from './product.load.ts';
import { ringDrawing } from './product.ring.ts';

/** Returns the drawing of a part as an SVG file with embedded styles and a title block. */
export const renderPartDrawing = (product: LoadedProduct, unit: LengthUnit, brandName: string): string => {
  const { part, pricingPart } = product;
  const { standard, code } = part.sizeRecord;
  return renderToStaticMarkup(
    <ProductDrawingFile
      ring={ringDrawing(product, unit)}
      material={pricingPart.description}
      size={displaySize(standard, code)}
      fileName={fileNameOf(part.name, 'svg')}
      brandName={brandName}
    />,
  );
};
