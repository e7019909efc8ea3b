import { lowestBit, popcount } from '../bits/bits.ts';
import type { Catalog } from '../index/catalog.ts';

/** The cells of all parts by price list: an entry per list and word of the bit rows in which the list occurs. */
export interface CellsByList {
  /** Index of each entry's word in the bit rows over cells, ascending within a list. */
  readonly words: Uint32Array;
  /** The cells of the list in that word. */
  readonly bits: Uint32Array;
  /** Start of each list in the entries, followed by the end. */
  readonly starts: Uint32Array;
}

/** Returns the start of each list in the entries, followed by the end. */
const entryStarts = (present: Uint32Array, listOf: Uint16Array, lists: number): Uint32Array => {
  const starts = new Uint32Array(lists + 1);
  const lastWord = new Int32Array(lists).fill(-1);
  let rank = 0;
  for (let word = 0; word < present.length; word++) {
    for (const end = rank + popcount(present[word] as number); rank < end; rank++) {
      const list = listOf[rank] as number;
      if (lastWord[list] === word) continue;
      lastWord[list] = word;
      starts[list + 1] = (starts[list + 1] as number) + 1;
    }
  }
  for (let list = 0; list < lists; list++) starts[list + 1] = (starts[list + 1] as number) + (starts[list] as number);
  return starts;
};

/** Groups the cells of all parts by list with a counting sort. */
const groupCells = ({ rows, priceLists: { listOf } }: Catalog, lists: number): CellsByList => {
  const present = rows.present.bits;
  const starts = entryStarts(present, listOf, lists);
  const count = starts[lists] as number;
  const words = new Uint32Array(count);
  const bits = new Uint32Array(count);
  const next = starts.slice();
  let rank = 0;
  for (let word = 0; word < present.length; word++) {
    for (let rest = present[word] as number; rest !== 0; rest &= rest - 1) {
      const list = listOf[rank++] as number;
      let at = (next[list] as number) - 1;
      if (at < (starts[list] as number) || words[at] !== word) {
        at += 1;
        next[list] = at + 1;
        words[at] = word;
      }
      bits[at] = (bits[at] as number) | (1 << lowestBit(rest));
    }
  }
  return { words, bits, starts };
};

const cellsByColumn = new WeakMap<Uint16Array, CellsByList>();

/**
 * Returns the cells by price list, computed with the first sort at a quantity: about two bytes per part.
 *
 * @param lists number of lists, 0 included
 */
export const cellsByList = (catalog: Catalog, lists: number): CellsByList => {
  const { listOf } = catalog.priceLists;
  const grouped = cellsByColumn.get(listOf) ?? groupCells(catalog, lists);
  cellsByColumn.set(listOf, grouped);
  return grouped;
};
