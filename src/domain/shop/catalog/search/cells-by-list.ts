import { lowestBit } from '../bits/bits.ts';
import type { Catalog } from '../index/catalog.ts';

/** The cells of all parts by price list, ascending within a list. */
export interface CellsByList {
  readonly cells: Uint32Array;
  /** Start of each list in `cells`, followed by the end. */
  readonly starts: Uint32Array;
}

/** Sorts the cells of all parts by list with a counting sort. */
const sortCells = (
  { rows, parts, sizeWords, stride, compounds, priceLists: { listOf } }: Catalog,
  lists: number,
): CellsByList => {
  const starts = new Uint32Array(lists + 1);
  for (let rank = 0; rank < parts; rank++) {
    const after = (listOf[rank] as number) + 1;
    starts[after] = (starts[after] as number) + 1;
  }
  for (let list = 0; list < lists; list++) starts[list + 1] = (starts[list + 1] as number) + (starts[list] as number);
  const next = starts.slice();
  const cells = new Uint32Array(parts);
  const { bits } = rows.present;
  let rank = 0;
  for (let compound = 0; compound < compounds.length; compound++) {
    for (let word = 0; word < sizeWords; word++) {
      for (let rest = bits[compound * sizeWords + word] as number; rest !== 0; rest &= rest - 1) {
        const list = listOf[rank++] as number;
        const at = next[list] as number;
        next[list] = at + 1;
        cells[at] = compound * stride + word * 32 + lowestBit(rest);
      }
    }
  }
  return { cells, starts };
};

const cellsByColumn = new WeakMap<Uint16Array, CellsByList>();

/**
 * Returns the cells by price list, computed with the first sort at a quantity: four bytes per part.
 *
 * @param lists number of lists, 0 included
 */
export const cellsByList = (catalog: Catalog, lists: number): CellsByList => {
  const { listOf } = catalog.priceLists;
  const sorted = cellsByColumn.get(listOf) ?? sortCells(catalog, lists);
  cellsByColumn.set(listOf, sorted);
  return sorted;
};
