import { popcount, testBit } from '../bits/bits.ts';
import type { Catalog } from '../index/catalog.ts';
import type { MatchGroup } from './match-groups.ts';
import type { Match } from './match-parts.ts';

/** Rows of parts by size: a part counts when it is in `rows` and, with `invert`, not in `others` (without: in both). */
export interface PartsBySize {
  readonly rows: Uint32Array;
  readonly others: Uint32Array;
  readonly invert: boolean;
}

/** Whether any group has the size; `into` then holds the compounds of those that do. */
const compoundsOf = (groups: readonly MatchGroup[], size: number, into: Uint32Array): boolean => {
  into.fill(0);
  let any = false;
  for (const { compounds, sizes } of groups) {
    if (!testBit(sizes, size)) continue;
    any = true;
    for (let word = 0; word < into.length; word++) into[word] = (into[word] as number) | (compounds[word] as number);
  }
  return any;
};

/** Reads the compounds that have a part in a size, as a bit row that the next size overwrites. */
const reader = (
  { compoundWords }: Catalog,
  groups: readonly MatchGroup[],
  { rows, others, invert }: PartsBySize,
): ((size: number) => Uint32Array) => {
  const row = new Uint32Array(compoundWords);
  const flip = invert ? -1 : 0;
  return (size) => {
    if (!compoundsOf(groups, size, row)) return row;
    for (let word = 0, at = size * compoundWords; word < compoundWords; word++, at++) {
      row[word] = (row[word] as number) & (rows[at] as number) & ((others[at] as number) ^ flip);
    }
    return row;
  };
};

/**
 * Adds the cells of some sizes, by compound within a size, to `cells`.
 *
 * @param skip how many are passed over first
 * @param take how many are added at most
 * @returns how many are still to be passed over
 */
export const walkFrom = (
  catalog: Catalog,
  groups: readonly MatchGroup[],
  sizes: Iterable<number>,
  parts: PartsBySize,
  skip: number,
  take: number,
  cells: number[],
): number => {
  const partsOf = reader(catalog, groups, parts);
  const end = cells.length + take;
  let passed = skip;
  for (const size of sizes) {
    if (cells.length >= end) break;
    const row = partsOf(size);
    for (let word = 0; word < row.length; word++) {
      const all = popcount(row[word] as number);
      if (all <= passed) {
        passed -= all;
        continue;
      }
      for (let rest = row[word] as number; rest !== 0 && cells.length < end; rest &= rest - 1) {
        if (passed > 0) passed--;
        else cells.push((word * 32 + 31 - Math.clz32(rest & -rest)) * catalog.stride + size);
      }
    }
  }
  return passed;
};

/**
 * Cells `offset` to `offset + take` of a match in an order of sizes, by compound within a size. Whole sizes are skipped
 * by their counts, from the nearer end.
 *
 * @param total number of parts of the match that count here
 */
export const walkSizes = (
  catalog: Catalog,
  match: Match,
  order: Uint16Array,
  parts: PartsBySize,
  total: number,
  offset: number,
  take: number,
): number[] => {
  const partsOf = reader(catalog, match.groups, parts);
  const countOf = (size: number): number => {
    let count = 0;
    for (const word of partsOf(size)) count += popcount(word);
    return count;
  };
  let at = 0;
  let before = 0;
  if (offset <= total / 2) {
    for (; at < order.length; at++) {
      const count = countOf(order[at] as number);
      if (before + count > offset) break;
      before += count;
    }
  } else {
    before = total;
    for (at = order.length; before > offset; ) before -= countOf(order[--at] as number);
  }
  const cells: number[] = [];
  walkFrom(catalog, match.groups, order.subarray(at), parts, offset - before, take, cells);
  return cells;
};
