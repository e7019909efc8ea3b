import { setBit, wordsFor } from './bits.ts';

/** Keys carry the place in the default order in their low 21 bits: 32 + 21 = 53 bits, what a double holds exactly. */
export const CELL_SPAN = 2 ** 21;

/** Cells in ascending order of a key; `runs` has bit `n` set when cell `n` has another key than cell `n - 1`. */
export interface KeyOrder {
  readonly order: Uint32Array;
  readonly runs: Uint32Array;
}

/** One part on its way into an order. `place` is its rank in the default order of all cells, below 2^21. */
export interface KeyedCells {
  readonly cells: Uint32Array;
  readonly places: Uint32Array;
  /** Keys compared first to last, each a column aligned with `cells`. */
  readonly keys: readonly Uint32Array[];
}

/**
 * Sorts by the keys, ties in default order. Each pass sorts doubles made of one key and the rank of the pass before
 * (least significant key first), because sorting a Float64Array runs natively and needs no comparison function.
 */
export const keyOrder = ({ cells, places, keys }: KeyedCells): KeyOrder => {
  const count = cells.length;
  const sorted = new Float64Array(count);
  for (let n = 0; n < count; n++) sorted[n] = (places[n] as number) * CELL_SPAN + n;
  sorted.sort();
  let order = new Uint32Array(count);
  for (let n = 0; n < count; n++) order[n] = (sorted[n] as number) % CELL_SPAN;
  for (const key of keys.toReversed()) {
    for (let n = 0; n < count; n++) sorted[n] = (key[order[n] as number] as number) * CELL_SPAN + n;
    sorted.sort();
    const next = new Uint32Array(count);
    for (let n = 0; n < count; n++) next[n] = order[(sorted[n] as number) % CELL_SPAN] as number;
    order = next;
  }
  const runs = new Uint32Array(wordsFor(count));
  for (let n = 0; n < count; n++) {
    const differs = keys.some((key) => key[order[n] as number] !== key[order[n - 1] as number]);
    if (n === 0 || differs) setBit(runs, n);
  }
  return { order: order.map((at) => cells[at] as number), runs };
};
