import { lowestBit, popcount } from '../bits/bits.ts';
import type { Catalog } from '../index/catalog.ts';
import { CELL_SPAN } from '../index/default-order.ts';
import { selectSmallest } from './select-smallest.ts';

/** Results up to this many parts are sorted one by one; larger ones are read off an order. */
export const GATHER_LIMIT = 16_384;

/** What a part is sorted by before its place in the default order: below 2^32. */
export type PartKey = (part: {
  /** Its place in the columns of all parts. */
  readonly rank: number;
  readonly size: number;
  readonly compound: number;
}) => number;

/**
 * Cells `offset` to `offset + take` by a key, ties in default order, for results that are small beside the catalog: looks
 * at every part of the result and selects.
 *
 * @param total number of cells set in the catalog's working space, at most the length of its `keys`
 */
export const gatherBy = (catalog: Catalog, total: number, keyOf: PartKey, offset: number, take: number): number[] => {
  const { sizeWords, stride, scratch, rows } = catalog;
  const compoundCount = catalog.compounds.length;
  const { bits, before } = rows.present;
  const keys = scratch.keys.subarray(0, total);
  // One object for all parts: a new one for each would be most of the work.
  const part = { rank: 0, size: 0, compound: 0 };
  let next = 0;
  for (let compound = 0; compound < compoundCount; compound++) {
    part.compound = compound;
    for (let word = compound * sizeWords, end = word + sizeWords; word < end; word++) {
      const present = bits[word] as number;
      for (let rest = scratch.cells[word] as number; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        part.rank = (before[word] as number) + popcount(present & (bit - 1));
        part.size = (word - compound * sizeWords) * 32 + lowestBit(bit);
        keys[next++] = keyOf(part) * CELL_SPAN + part.size * compoundCount + compound;
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
