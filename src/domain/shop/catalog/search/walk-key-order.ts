import type { SortDirection } from '../query.ts';
import type { KeyOrder } from '../snapshot/key-order.ts';

const BLOCK = 4096;
/** Number of expected members in the sample that estimates a member's position, within bounds. */
const MEMBERS_SAMPLED = 64;
const FEWEST_SAMPLES = 256;
const MAX_SAMPLES = 8192;

const isIn = (cells: Uint32Array, cell: number): number => ((cells[cell >>> 5] as number) >>> (cell & 31)) & 1;

/**
 * Returns the number of members of `cells` among `order[from … to)`. Branchless, because membership is practically
 * random here.
 */
const countBetween = (order: Uint32Array, cells: Uint32Array, from: number, to: number): number => {
  let count = 0;
  for (let at = from; at < to; at++) {
    const cell = order[at] as number;
    count += ((cells[cell >>> 5] as number) >>> (cell & 31)) & 1;
  }
  return count;
};

/** Estimates from a small sample whether the member of this rank is in the first half of the order. */
const liesInFirstHalf = (order: Uint32Array, cells: Uint32Array, rank: number, total: number): boolean => {
  const wanted = Math.ceil((MEMBERS_SAMPLED * order.length) / total);
  const samples = Math.min(Math.max(wanted, FEWEST_SAMPLES), MAX_SAMPLES);
  const step = order.length / samples;
  let first = 0;
  let second = 0;
  for (let n = 0; n < samples; n++) {
    const member = isIn(cells, order[Math.floor((n + 0.5) * step)] as number);
    if (n < samples / 2) first += member;
    else second += member;
  }
  return first + second === 0 ? rank < total / 2 : first * total >= rank * (first + second);
};

/** Returns the position of the member with `rank` members before it, out of `total`. */
const positionOf = (order: Uint32Array, cells: Uint32Array, rank: number, total: number): number => {
  let at = 0;
  let before = 0;
  if (order.length < FEWEST_SAMPLES || liesInFirstHalf(order, cells, rank, total)) {
    for (;;) {
      const end = Math.min(at + BLOCK, order.length);
      const count = countBetween(order, cells, at, end);
      if (before + count > rank) break;
      before += count;
      at = end;
    }
  } else {
    at = order.length;
    before = total;
    while (before > rank) {
      const start = Math.max(at - BLOCK, 0);
      before -= countBetween(order, cells, start, at);
      at = start;
    }
  }
  for (; ; at++) {
    if (isIn(cells, order[at] as number) === 0) continue;
    if (before === rank) return at;
    before++;
  }
};

/** Returns the start of the run that contains a position. */
const runStart = (runs: Uint32Array, position: number): number => {
  let word = position >>> 5;
  let bits = (runs[word] as number) & (0xffffffff >>> (31 - (position & 31)));
  while (bits === 0) bits = runs[--word] as number;
  return word * 32 + 31 - Math.clz32(bits);
};

/** Returns the start of the next run, or the end of the order. */
const runEnd = (runs: Uint32Array, position: number, length: number): number => {
  let word = (position + 1) >>> 5;
  let bits = ((runs[word] ?? 0) & (0xffffffff << ((position + 1) & 31))) >>> 0;
  while (bits === 0 && word + 1 < runs.length) bits = runs[++word] as number;
  return bits === 0 ? length : word * 32 + 31 - Math.clz32(bits & -bits);
};

/**
 * Returns members `offset` to `offset + take` in an order of keys. Descending order visits the runs of equal keys last
 * to first, each one forwards, so that ties stay in default order in both directions.
 *
 * @param cells bit rows of the members
 * @param total number of members in the order
 */
export const walkKeyOrder = (
  { order, runs }: KeyOrder,
  cells: Uint32Array,
  total: number,
  direction: SortDirection,
  offset: number,
  take: number,
): number[] => {
  const found: number[] = [];
  if (offset >= total || take <= 0) return found;
  if (direction === 'asc') {
    let at = total === order.length ? offset : positionOf(order, cells, offset, total);
    for (; at < order.length && found.length < take; at++) {
      const cell = order[at] as number;
      if (isIn(cells, cell) === 1) found.push(cell);
    }
    return found;
  }
  const mirrored = total - 1 - offset;
  const position = total === order.length ? mirrored : positionOf(order, cells, mirrored, total);
  let start = runStart(runs, position);
  let end = runEnd(runs, position, order.length);
  const beforeRun = mirrored - countBetween(order, cells, start, position);
  const inRun = countBetween(order, cells, start, end);
  let skip = offset - (total - beforeRun - inRun);
  while (found.length < take) {
    for (let at = start; at < end && found.length < take; at++) {
      const cell = order[at] as number;
      if (isIn(cells, cell) === 0) continue;
      if (skip > 0) skip--;
      else found.push(cell);
    }
    if (start === 0) break;
    end = start;
    start = runStart(runs, end - 1);
  }
  return found;
};
