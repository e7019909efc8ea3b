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
  const { compoundWords, stride } = catalog;
  const { rows, others } = parts;
  const invert = parts.invert ? -1 : 0;
  const compounds = new Uint32Array(compoundWords);
  const wordOf = (size: number, word: number): number => {
    const at = size * compoundWords + word;
    return (rows[at] as number) & ((others[at] as number) ^ invert) & (compounds[word] as number);
  };
  const countOf = (size: number): number => {
    if (!compoundsOf(match.groups, size, compounds)) return 0;
    let count = 0;
    for (let word = 0; word < compoundWords; word++) count += popcount(wordOf(size, word));
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
  let skip = offset - before;
  for (; at < order.length && cells.length < take; at++) {
    const size = order[at] as number;
    if (!compoundsOf(match.groups, size, compounds)) continue;
    for (let word = 0; word < compoundWords && cells.length < take; word++) {
      for (let rest = wordOf(size, word); rest !== 0 && cells.length < take; rest &= rest - 1) {
        if (skip > 0) skip--;
        else cells.push((word * 32 + 31 - Math.clz32(rest & -rest)) * stride + size);
      }
    }
  }
  return cells;
};
