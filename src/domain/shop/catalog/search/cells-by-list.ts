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

/** Number of parts per entry in the catalog, rounded down: entries get memory for it at first, and more if it is not enough. */
const PARTS_AN_ENTRY = 3;

const longer = (column: Uint32Array): Uint32Array<ArrayBuffer> => {
  const copy = new Uint32Array(column.length * 2 + 1);
  copy.set(column);
  return copy;
};

/**
 * Groups the cells of all parts by list: collects the entries by word in one pass over the parts, then sorts them by
 * list. There are a third as many entries as parts, so that the sort takes little time.
 */
const groupCells = ({ rows, priceLists: { listOf } }: Catalog, lists: number): CellsByList => {
  const present = rows.present.bits;
  const starts = new Uint32Array(lists + 1);
  const latest = new Int32Array(lists).fill(-1);
  let listOfEntry = new Uint32Array(Math.ceil(listOf.length / PARTS_AN_ENTRY));
  let wordOfEntry = new Uint32Array(listOfEntry.length);
  let bitsOfEntry = new Uint32Array(listOfEntry.length);
  let count = 0;
  let rank = 0;
  for (let word = 0; word < present.length; word++) {
    const firstOfWord = count;
    for (let rest = present[word] as number; rest !== 0; rest &= rest - 1) {
      const list = listOf[rank++] as number;
      let entry = latest[list] as number;
      if (entry < firstOfWord) {
        if (count === listOfEntry.length) {
          listOfEntry = longer(listOfEntry);
          wordOfEntry = longer(wordOfEntry);
          bitsOfEntry = longer(bitsOfEntry);
        }
        entry = count++;
        latest[list] = entry;
        listOfEntry[entry] = list;
        wordOfEntry[entry] = word;
        starts[list + 1] = (starts[list + 1] as number) + 1;
      }
      bitsOfEntry[entry] = (bitsOfEntry[entry] as number) | (rest & -rest);
    }
  }
  for (let list = 0; list < lists; list++) starts[list + 1] = (starts[list + 1] as number) + (starts[list] as number);

  const next = starts.slice();
  const words = new Uint32Array(count);
  const bits = new Uint32Array(count);
  for (let entry = 0; entry < count; entry++) {
    const list = listOfEntry[entry] as number;
    const at = next[list] as number;
    next[list] = at + 1;
    words[at] = wordOfEntry[entry] as number;
    bits[at] = bitsOfEntry[entry] as number;
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
