import { rowTotal } from '../bits/bit-matrix.ts';
import { forBits, lowestBit, popcount, wordsInUse } from '../bits/bits.ts';
import type { Catalog } from '../index/catalog.ts';
import type { StockKind } from '../query.ts';
import type { SizeSide } from './size-side.ts';
import type { StockScope } from './stock-scope.ts';

/** Number of parts in own stock, only in vendor stock, and out of stock. */
export type StockCounts = Readonly<Record<StockKind | 'none', number>>;

export const NO_STOCK: StockCounts = { own: 0, offsite: 0, none: 0 };

export const addStock = (a: StockCounts, b: StockCounts): StockCounts => ({
  own: a.own + b.own,
  offsite: a.offsite + b.offsite,
  none: a.none + b.none,
});

/** Returns the number of parts of some compounds in some sizes. */
export const countParts = (
  catalog: Catalog,
  compounds: Uint32Array,
  { sizes, isOutside }: SizeSide,
  scope: StockScope,
): number => {
  const { byCompound, bySize } = catalog.rows.scopes[scope];
  const { sizeWords } = catalog;
  const words = wordsInUse(compounds);
  let count = 0;
  for (let sizeWord = 0; sizeWord < sizes.length; sizeWord++) {
    for (let rest = sizes[sizeWord] as number; rest !== 0; rest &= rest - 1) {
      const start = (sizeWord * 32 + lowestBit(rest)) * compounds.length;
      for (let n = 0; n < words.length; n++) {
        const word = words[n] as number;
        count += popcount((bySize[start + word] as number) & (compounds[word] as number));
      }
    }
  }
  if (!isOutside) return count;
  let whole = 0;
  forBits(compounds, (compound) => (whole += rowTotal(byCompound, compound, sizeWords)));
  return whole - count;
};

/**
 * Counts the parts of some compounds in some sizes by stock.
 *
 * @param scope the stock whose parts are already counted
 * @param total their number
 */
export const countStock = (
  catalog: Catalog,
  compounds: Uint32Array,
  sizes: SizeSide,
  scope: StockScope,
  total: number,
): StockCounts => {
  if (total === 0 && scope === 'all') return NO_STOCK;
  const countOf = (other: StockScope): number =>
    other === scope ? total : countParts(catalog, compounds, sizes, other);
  const own = countOf('own');
  const offsite = scope === 'available' ? total - own : countOf('offsite');
  return { own, offsite, none: countOf('all') - own - offsite };
};
