import type { LengthUnit } from '../../../domain/kit/units.ts';
import type { RingDrawing } from '../../../drawings/rings/sheet-geometry.ts';
import type { LoadedProduct } from './product.load.ts';

/** Returns the ring as the page and the SVG file draw it. */
export const ringDrawing = (
  { part, section, tolerance }: Pick<LoadedProduct, 'part' | 'section' | 'tolerance'>,
  unit: LengthUnit,
): RingDrawing => ({
  idMm: part.sizeRecord.idMm,
  csMm: part.sizeRecord.csMm,
  idTol: tolerance?.idMm ?? null,
  csTol: tolerance?.csMm ?? null,
  section,
  color: part.compoundRecord.backgroundColor,
  unit,
  partName: part.name,
});
