import { renderToStaticMarkup } from 'react-dom/server';
import { fileNameOf } from '../../../domain/part-files/file-kinds.ts';
import { displaySize } from '../../../domain/sizes/size-standard.ts';
import type { LengthUnit } from '../../../domain/units.ts';
import { ProductDrawingFile } from '../../../drawings/rings/product-drawing-file.tsx';
import type { LoadedProduct } from './product.load.ts';

/** The part's drawing as an SVG file with its own styles and title block. */
export const drawingSvg = (product: LoadedProduct, unit: LengthUnit, brandName: string): string => {
  const { part, pricingPart, section, tolerance } = product;
  const { sizeRecord, compoundRecord } = part;
  return renderToStaticMarkup(
    <ProductDrawingFile
      ring={{
        idMm: sizeRecord.idMm,
        csMm: sizeRecord.csMm,
        idTol: tolerance?.idMm ?? null,
        csTol: tolerance?.csMm ?? null,
        section,
        color: compoundRecord.backgroundColor,
        unit,
        partName: part.name,
      }}
      material={pricingPart.description}
      size={displaySize(sizeRecord.standard, sizeRecord.code)}
      fileName={fileNameOf(part.name, 'svg')}
      brandName={brandName}
    />,
  );
};
