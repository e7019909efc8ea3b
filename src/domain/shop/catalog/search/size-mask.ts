import type { Range } from '../../../kit/units.ts';
import { sizeNotation } from '../../../reference/sizes/size-notation.ts';
import { setBit } from '../bits/bits.ts';
import type { CatalogLists } from '../index/catalog.ts';

/**
 * Returns the sizes that a code names in any notation: `AS568-214`, `2-214`, `-214`, `214`; `JIS P10`, `P10`; `10x2.5`.
 * A code without prefix names every size that has it.
 */
export const sizesNamed = (catalog: Pick<CatalogLists, 'sizes' | 'names'>, text: string): readonly number[] => {
  const { code, standard } = sizeNotation(text);
  const named = catalog.names.sizesByCode.get(code.toLowerCase()) ?? [];
  return standard === null ? named : named.filter((size) => catalog.sizes[size]?.standard === standard);
};

const isOpen = ({ low, high }: Range): boolean => low === null && high === null;

const keepInRange = (mask: Uint32Array, values: Float64Array, { low, high }: Range): void => {
  const from = low ?? Number.NEGATIVE_INFINITY;
  const to = high ?? Number.POSITIVE_INFINITY;
  for (let size = 0; size < values.length; size++) {
    const value = values[size] as number;
    if (value >= from && value <= to) continue;
    mask[size >>> 5] = (mask[size >>> 5] as number) & ~(1 << (size & 31));
  }
};

interface SizeFilter {
  readonly sizes: readonly string[];
  readonly idMm: Range;
  readonly csMm: Range;
}

/** Returns the sizes that pass the size filters of a query, or `catalog.allSizes` itself without size filters. */
export const sizeMask = (catalog: CatalogLists, { sizes, idMm, csMm }: SizeFilter): Uint32Array => {
  if (sizes.length === 0 && isOpen(idMm) && isOpen(csMm)) return catalog.allSizes;
  const mask = sizes.length === 0 ? catalog.allSizes.slice() : new Uint32Array(catalog.sizeWords);
  for (const text of sizes) for (const size of sizesNamed(catalog, text)) setBit(mask, size);
  if (!isOpen(idMm)) keepInRange(mask, catalog.idMm, idMm);
  if (!isOpen(csMm)) keepInRange(mask, catalog.csMm, csMm);
  return mask;
};
