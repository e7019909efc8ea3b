import type { Understood } from '../../../engineering/understand/reading.ts';
import type { Catalog } from '../../../shop/catalog/index/catalog.ts';
import type { Part } from '../../../shop/catalog/model.ts';
import { sizesNamed } from '../../../shop/catalog/search/size-mask.ts';

const SAME_MM = 0.06;
const near = (one: number, other: number): boolean => Math.abs(one - other) <= SAME_MM;

/** Criteria that a part number determines: what else a line says about them must be true of the part. */
const SETTLED = new Set(['size', 'inside-diameter', 'cross-section', 'compound', 'hardness', 'family', 'property']);

/** Returns whether a part number determines the criterion of a piece. */
export const isSettled = ({ kind }: Understood): boolean => SETTLED.has(kind);

/** Returns whether a part agrees with a piece of the same line. */
export const agrees = (catalog: Catalog, { compoundRecord, sizeRecord }: Part, piece: Understood): boolean => {
  const has = (type: string, keys: readonly string[]): boolean =>
    compoundRecord.modifiers.some((at) => {
      const modifier = catalog.modifiers[at];
      return modifier?.type === type && keys.includes(modifier.key);
    });
  if (piece.kind === 'size')
    return sizesNamed(catalog, piece.size).some((at) => {
      const size = catalog.sizes[at];
      return size !== undefined && near(size.idMm, sizeRecord.idMm) && near(size.csMm, sizeRecord.csMm);
    });
  if (piece.kind === 'inside-diameter') return near(piece.idMm, sizeRecord.idMm);
  if (piece.kind === 'cross-section') return near(piece.csMm, sizeRecord.csMm);
  if (piece.kind === 'compound') return piece.labels.includes(compoundRecord.labelDisplay);
  if (piece.kind === 'hardness') return compoundRecord.durometer === piece.shoreA;
  if (piece.kind === 'family') return has('material', piece.materials);
  if (piece.kind === 'property') return has(piece.group, [piece.key]);
  return true;
};
