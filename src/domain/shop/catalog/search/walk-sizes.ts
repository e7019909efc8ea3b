import { popcount, testBit, unite, wordsInUse } from '../bits/bits.ts';
import type { Catalog } from '../index/catalog.ts';
import type { MatchGroup } from './match-groups.ts';
import type { Match } from './match-parts.ts';

/** Rows of parts by size. A part counts if it is in `rows` and also in `others`, or with `invert` not in `others`. */
export interface PartsBySize {
  readonly rows: Uint32Array;
  readonly others: Uint32Array;
  readonly invert: boolean;
}

/** Returns all parts of some rows by size. */
export const rowsForAllSizes = (rows: Uint32Array): PartsBySize => ({ rows, others: rows, invert: false });

/** The requested compounds, by size. */
export interface RequestedCompounds {
  /** Positions of the words of a row over compounds that are nonzero for any size. */
  readonly words: readonly number[];
  /** Returns the compounds of a size as a bit row, which the next call may overwrite. */
  readonly at: (size: number) => Uint32Array;
}

/** Returns the compounds that some groups request. */
export const requestedCompounds = (
  { compoundWords }: Pick<Catalog, 'compoundWords'>,
  groups: readonly MatchGroup[],
): RequestedCompounds => {
  const row = new Uint32Array(compoundWords);
  for (const { compounds } of groups) unite(row, compounds);
  const words = wordsInUse(row);
  const [only] = groups;
  row.fill(0);
  if (only && groups.length === 1) return { words, at: (size) => (testBit(only.sizes, size) ? only.compounds : row) };
  return {
    words,
    at: (size) => {
      row.fill(0);
      for (const { compounds, sizes } of groups) if (testBit(sizes, size)) unite(row, compounds);
      return row;
    },
  };
};

/** Returns the number of requested parts in a size. */
export const countInSize = (
  { words, at }: RequestedCompounds,
  { rows, others, invert }: PartsBySize,
  size: number,
): number => {
  const flip = invert ? -1 : 0;
  const compounds = at(size);
  const start = size * compounds.length;
  let count = 0;
  for (let n = 0; n < words.length; n++) {
    const word = words[n] as number;
    const place = start + word;
    count += popcount((compounds[word] as number) & (rows[place] as number) & ((others[place] as number) ^ flip));
  }
  return count;
};

/** A page that is being filled. */
export interface PageCells {
  /** Number of parts still to skip. */
  skip: number;
  /** Number of cells of the full page. */
  readonly take: number;
  readonly cells: number[];
}

export const isFull = ({ cells, take }: PageCells): boolean => cells.length >= take;

/** Skips this number of parts if the page begins after them. */
export const passOver = (page: PageCells, count: number): boolean => {
  if (count > page.skip) return false;
  page.skip -= count;
  return true;
};

/** Skips the parts of some sizes, by compound within a size, then adds them, until the page is full. */
export const fillFrom = (
  { stride }: Catalog,
  asked: RequestedCompounds,
  parts: PartsBySize,
  sizes: Iterable<number>,
  page: PageCells,
): void => {
  const { rows, others, invert } = parts;
  const flip = invert ? -1 : 0;
  for (const size of sizes) {
    if (isFull(page)) return;
    if (page.skip > 0 && passOver(page, countInSize(asked, parts, size))) continue;
    const compounds = asked.at(size);
    const start = size * compounds.length;
    for (const word of asked.words) {
      const at = start + word;
      let rest = (compounds[word] as number) & (rows[at] as number) & ((others[at] as number) ^ flip);
      for (; rest !== 0 && !isFull(page); rest &= rest - 1) {
        if (page.skip > 0) page.skip--;
        else page.cells.push((word * 32 + 31 - Math.clz32(rest & -rest)) * stride + size);
      }
    }
  }
};

/**
 * Returns cells `offset` to `offset + take` of a match in an order of sizes, by compound within a size. Whole sizes are
 * skipped by their counts, from the nearer end.
 *
 * @param total number of parts of the match in scope
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
  const asked = requestedCompounds(catalog, match.groups);
  let at = 0;
  let before = 0;
  if (offset > total / 2) {
    before = total;
    for (at = order.length; before > offset; ) {
      const size = order[--at] as number;
      before -= countInSize(asked, parts, size);
    }
  }
  const page: PageCells = { skip: offset - before, take, cells: [] };
  fillFrom(catalog, asked, parts, order.subarray(at), page);
  return page.cells;
};
