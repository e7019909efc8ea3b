import { renderToStaticMarkup } from 'react-dom/server';
import { displaySize } from '../../../domain/sizes/size-standard.ts';
import type { LengthUnit } from '../../../domain/units.ts';
import { ProductDrawingFile } from '../../../drawings/product-drawing-file.tsx';
import type { LoadedProduct } from './product.load.ts';

/** File name of a part's drawing: the part number, so that it is not lost. @example 'FK7502-214.svg' */
export const drawingFileName = (partName: string): string => `${partName.replace(/[^A-Za-z0-9.-]/g, '_')}.svg`;

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
      fileName={drawingFileName(part.name)}
      brandName={brandName}
    />,
  );
};
