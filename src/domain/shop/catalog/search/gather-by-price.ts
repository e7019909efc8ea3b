import { lowestBit, popcount } from '../bits/bits.ts';
import type { Catalog } from '../index/catalog.ts';
import { CELL_SPAN } from '../index/default-order.ts';
import type { SortDirection } from '../query.ts';
import { selectSmallest } from './select-smallest.ts';

/** Maximum result size that is sorted by price directly. Larger results are read in price order. */
export const GATHER_LIMIT = 16_384;

const LAST = 0xffffffff;

/**
 * Returns cells `offset` to `offset + take` by price, for results that are small compared with the catalog: reads every
 * price of the result and selects. Unpriced parts come last in both directions, ties are in default order.
 *
 * @param total number of cells set in the catalog's scratch memory, at most the length of its `keys`
 */
export const gatherByPrice = (
  catalog: Catalog,
  total: number,
  direction: SortDirection,
  offset: number,
  take: number,
): number[] => {
  const { sizeWords, stride, scratch, rows, columns } = catalog;
  const compoundCount = catalog.compounds.length;
  const { bits, before } = rows.present;
  const keys = scratch.keys.subarray(0, total);
  let next = 0;
  for (let compound = 0; compound < compoundCount; compound++) {
    for (let word = compound * sizeWords, end = word + sizeWords; word < end; word++) {
      const present = bits[word] as number;
      for (let rest = scratch.cells[word] as number; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        const price = columns.prices[(before[word] as number) + popcount(present & (bit - 1))] as number;
        const key = price === 0 ? LAST : direction === 'asc' ? price : LAST - price;
        const size = (word - compound * sizeWords) * 32 + lowestBit(bit);
        keys[next++] = key * CELL_SPAN + size * compoundCount + compound;
      }
    }
  }
  const end = Math.min(offset + take, total);
  if (end < total) selectSmallest(keys, end);
  const head = keys.subarray(0, end);
  if (offset > 0) selectSmallest(head, offset);
  return Array.from(head.subarray(offset).sort(), (key) => {
    const place = key % CELL_SPAN;
    return (place % compoundCount) * stride + Math.floor(place / compoundCount);
  });
};
