import { setBit } from '../bits/bits.ts';
import { release } from './release.ts';

/** Cells in ascending order of a key. `runs` has bit `n` set if cell `n` has another key than cell `n - 1`. */
export interface KeyOrder {
  readonly order: Uint32Array;
  readonly runs: Uint32Array;
}

/** Returns the key of a cell: 32 bits, unsigned. */
export type KeyOf = (cell: number) => number;

interface SortedCells {
  readonly cells: Uint32Array;
  readonly keys: Uint32Array;
}

const DIGIT_BITS = 11;
const DIGITS = 2 ** DIGIT_BITS;

/** Returns the index of each digit's first cell, or null if all cells have the same digit. */
const firstPlaces = (keys: Uint32Array, shift: number): Uint32Array | null => {
  const places = new Uint32Array(DIGITS);
  for (let n = 0; n < keys.length; n++) {
    const digit = ((keys[n] as number) >>> shift) % DIGITS;
    places[digit] = (places[digit] as number) + 1;
  }
  if (places.includes(keys.length)) return null;
  let next = 0;
  for (let digit = 0; digit < DIGITS; digit++) {
    const count = places[digit] as number;
    places[digit] = next;
    next += count;
  }
  return places;
};

/** Sorts cells by one key with a stable radix sort, least significant digit first. */
const sortByKey = (order: Uint32Array, keyOf: KeyOf): void => {
  const scratch = { cells: new Uint32Array(order.length), keys: new Uint32Array(order.length) };
  const keys = order.map(keyOf);
  let from: SortedCells = { cells: order, keys };
  let to: SortedCells = scratch;
  for (let shift = 0; shift < 32; shift += DIGIT_BITS) {
    const places = firstPlaces(from.keys, shift);
    if (!places) continue;
    for (let n = 0; n < order.length; n++) {
      const key = from.keys[n] as number;
      const digit = (key >>> shift) % DIGITS;
      const place = places[digit] as number;
      places[digit] = place + 1;
      to.cells[place] = from.cells[n] as number;
      to.keys[place] = key;
    }
    [from, to] = [to, from];
  }
  if (from.cells !== order) order.set(from.cells);
  release(scratch.cells, scratch.keys, keys);
};

/**
 * Sorts the cells of `order` in place by keys, the first key being the most significant, with a stable sort, and marks
 * the runs in `runs`, which must be empty. Needs 12 additional bytes per cell.
 */
export const sortByKeys = ({ order, runs }: KeyOrder, keys: readonly KeyOf[]): void => {
  for (const keyOf of keys.toReversed()) sortByKey(order, keyOf);
  for (const keyOf of keys) {
    let before = -1;
    for (let n = 0; n < order.length; n++) {
      const key = keyOf(order[n] as number);
      if (key !== before) setBit(runs, n);
      before = key;
    }
  }
};
