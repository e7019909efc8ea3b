import { rankOf } from '../bits/bit-matrix.ts';
import type { Catalog } from '../index/catalog.ts';
import type { SortDirection } from '../query.ts';
import { cellsByList } from './cells-by-list.ts';
import { quantityOrder } from './quantity-order.ts';

const isIn = (members: Uint32Array, cell: number): number => ((members[cell >>> 5] as number) >>> (cell & 31)) & 1;

/** Part of an ordered result. */
export interface Slice {
  readonly offset: number;
  readonly take: number;
}

/** Calls `visit` with a range of cells for each price list of a run. */
type Segments = (run: number, visit: (cells: Uint32Array, from: number, to: number) => void) => void;

/** Returns the number of members in a run. */
const countMembers = (segments: Segments, members: Uint32Array, run: number): number => {
  let count = 0;
  segments(run, (cells, from, to) => {
    for (let at = from; at < to; at++) count += isIn(members, cells[at] as number);
  });
  return count;
};

/** Returns the members of a run, in any order. */
const membersOf = (segments: Segments, members: Uint32Array, run: number): number[] => {
  const found: number[] = [];
  segments(run, (cells, from, to) => {
    for (let at = from; at < to; at++) if (isIn(members, cells[at] as number) === 1) found.push(cells[at] as number);
  });
  return found;
};

/** Counts the members in a run by size. */
const countBySize = (
  segments: Segments,
  { cells: members, sizeCounts: counts }: Catalog['scratch'],
  run: number,
): void => {
  const stride = counts.length;
  counts.fill(0);
  segments(run, (cells, from, to) => {
    // Cells ascend, so that a division per compound is enough.
    let start = 0;
    for (let at = from; at < to; at++) {
      const cell = cells[at] as number;
      if (cell - start >= stride) start = cell - (cell % stride);
      counts[cell - start] = (counts[cell - start] as number) + isIn(members, cell);
    }
  });
};

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
  const { priceLists, rows, stride, scratch } = catalog;
  const compoundCount = catalog.compounds.length;
  const members = scratch.cells;
  const { lists, starts, runOf } = quantityOrder(priceLists, quantity);
  const byList = cellsByList(catalog, lists.length);
  const segments: Segments = (run, visit) => {
    for (let n = starts[run] as number, end = starts[run + 1] as number; n < end; n++) {
      const list = lists[n] as number;
      visit(byList.cells, byList.starts[list] as number, byList.starts[list + 1] as number);
    }
  };
  const isInRun = (cell: number, run: number): boolean =>
    isIn(members, cell) === 1 && runOf[priceLists.listOf[rankOf(rows.present, cell)] as number] === run;

  const found: number[] = [];
  const addFew = (run: number, skip: number): void => {
    const sorted = membersOf(segments, members, run).sort((a, b) => (a % stride) - (b % stride) || a - b);
    found.push(...sorted.slice(skip, skip + take - found.length));
  };
  /** Finds the sizes of the members first, because most runs with many have far more than a page. */
  const addMany = (run: number, skip: number): void => {
    let before = 0;
    countBySize(segments, scratch, run);
    scratch.sizeCounts.forEach((count, size) => {
      before += count;
      if (before <= skip || count === 0 || found.length === take) return;
      let left = Math.max(0, skip - (before - count));
      for (let compound = 0; compound < compoundCount && found.length < take; compound++) {
        const cell = compound * stride + size;
        if (isInRun(cell, run) && left-- <= 0) found.push(cell);
      }
    });
  };

  // Tests set the length to 0, so that both ways are compared.
  const few = Math.min(FEW, scratch.keys.length);
  const unpriced = starts.length - 2;
  let passed = 0;
  for (let n = 0; n <= unpriced && found.length < take; n++) {
    const run = direction === 'asc' || n === unpriced ? n : unpriced - 1 - n;
    // The last run has the rest, which needs no counting: often most of the parts.
    const count = n === unpriced ? total - passed : countMembers(segments, members, run);
    const skip = Math.max(0, offset - passed);
    if (count > skip) (count > few ? addMany : addFew)(run, skip);
    passed += count;
  }
  return found;
};
