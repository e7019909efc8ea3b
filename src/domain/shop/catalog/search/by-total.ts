import { rankOf } from '../bits/bit-matrix.ts';
import { lowestBit, popcount, testBit } from '../bits/bits.ts';
import type { Catalog } from '../index/catalog.ts';
import type { SortDirection } from '../query.ts';
import { cellsByList } from './cells-by-list.ts';
import { quantityOrder } from './quantity-order.ts';

/** Part of an ordered result. */
export interface Slice {
  readonly offset: number;
  readonly take: number;
}

/** Number of members up to which a run is sorted directly. */
const FEW = 512;

/**
 * Returns cells `offset` to `offset + take` of the cells in the catalog's scratch memory by their total for a quantity.
 * Parts without a total come last in both directions, and ties are in default order.
 *
 * @param total number of cells in the scratch memory
 */
export const byTotal = (
  catalog: Catalog,
  total: number,
  quantity: number,
  direction: SortDirection,
  { offset, take }: Slice,
): number[] => {
  const { priceLists, rows, stride, sizeWords, scratch } = catalog;
  const members = scratch.cells;
  const compoundCount = catalog.compounds.length;
  const { lists, starts, runOf } = quantityOrder(priceLists, quantity);
  const { words, bits: listBits, starts: entryStarts } = cellsByList(catalog, lists.length);
  /** Members in the word of an entry. The three loops over a run repeat their heads: a callback per word takes longer. */
  const membersAt = (at: number): number => (listBits[at] as number) & (members[words[at] as number] as number);
  const countMembers = (run: number): number => {
    let count = 0;
    for (let n = starts[run] as number, end = starts[run + 1] as number; n < end; n++) {
      const list = lists[n] as number;
      for (let at = entryStarts[list] as number, last = entryStarts[list + 1] as number; at < last; at++) {
        count += popcount(membersAt(at));
      }
    }
    return count;
  };
  /** Returns the members of a run, in any order. */
  const membersOf = (run: number): number[] => {
    const cells: number[] = [];
    for (let n = starts[run] as number, end = starts[run + 1] as number; n < end; n++) {
      const list = lists[n] as number;
      for (let at = entryStarts[list] as number, last = entryStarts[list + 1] as number; at < last; at++) {
        const start = (words[at] as number) * 32;
        for (let rest = membersAt(at); rest !== 0; rest &= rest - 1) cells.push(start + lowestBit(rest));
      }
    }
    return cells;
  };
  /** Counts the members of a run by column of the bit rows: 32 sizes each. */
  const countByColumn = (run: number): Uint32Array => {
    const counts = new Uint32Array(sizeWords);
    for (let n = starts[run] as number, end = starts[run + 1] as number; n < end; n++) {
      const list = lists[n] as number;
      for (let at = entryStarts[list] as number, last = entryStarts[list + 1] as number; at < last; at++) {
        const column = (words[at] as number) % sizeWords;
        counts[column] = (counts[column] as number) + popcount(membersAt(at));
      }
    }
    return counts;
  };
  const isInRun = (cell: number, run: number): boolean =>
    testBit(members, cell) && runOf[priceLists.listOf[rankOf(rows.present, cell)] as number] === run;

  const found: number[] = [];
  const addFew = (run: number, skip: number): void => {
    const sorted = membersOf(run).sort((a, b) => (a % stride) - (b % stride) || a - b);
    found.push(...sorted.slice(skip, skip + take - found.length));
  };
  /** Finds the column of the page first, because most runs with many members have far more than a page. */
  const addMany = (run: number, skip: number): void => {
    let left = skip;
    countByColumn(run).forEach((count, column) => {
      if (found.length === take) return;
      if (count <= left) {
        left -= count;
        return;
      }
      for (let size = column * 32; size < column * 32 + 32; size++) {
        for (let compound = 0; compound < compoundCount && found.length < take; compound++) {
          const cell = compound * stride + size;
          if (isInRun(cell, run) && left-- <= 0) found.push(cell);
        }
      }
      left = Math.max(left, 0);
    });
  };

  // Tests set the length to 0, so that both ways are compared.
  const few = Math.min(FEW, scratch.keys.length);
  const unpriced = starts.length - 2;
  let passed = 0;
  for (let n = 0; n <= unpriced && found.length < take; n++) {
    const run = direction === 'asc' || n === unpriced ? n : unpriced - 1 - n;
    // The last run has the rest, which needs no counting: often most of the parts.
    const count = n === unpriced ? total - passed : countMembers(run);
    const skip = Math.max(0, offset - passed);
    if (count > skip) (count > few ? addMany : addFew)(run, skip);
    passed += count;
  }
  return found;
};
