import { popcount } from './bits.ts';

/**
 * Bit rows with running totals: which cells are set, and how many are set before a cell. A cell is `row * words * 32 +
 * column`, so its word is `cell >>> 5`.
 */
export interface BitMatrix {
  readonly bits: Uint32Array;
  /** Number of ones before each word, followed by the total. */
  readonly before: Uint32Array;
}

export const bitMatrix = (bits: Uint32Array): BitMatrix => {
  const before = new Uint32Array(bits.length + 1);
  let total = 0;
  for (let word = 0; word < bits.length; word++) {
    before[word] = total;
    total += popcount(bits[word] as number);
  }
  before[bits.length] = total;
  return { bits, before };
};

export const hasCell = ({ bits }: BitMatrix, cell: number): boolean =>
  (((bits[cell >>> 5] as number) >>> (cell & 31)) & 1) === 1;

/** Returns how many set cells precede this one, which is its index in a column aligned with the matrix. */
export const rankOf = ({ bits, before }: BitMatrix, cell: number): number =>
  (before[cell >>> 5] as number) + popcount((bits[cell >>> 5] as number) & ((1 << (cell & 31)) - 1));

/** Returns the cell with `rank` set cells before it, or -1 past the end. The inverse of `rankOf`. */
export const cellAtRank = ({ bits, before }: BitMatrix, rank: number): number => {
  if (rank < 0 || rank >= (before[bits.length] as number)) return -1;
  let low = 0;
  let high = bits.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((before[middle] as number) <= rank) low = middle;
    else high = middle - 1;
  }
  let word = bits[low] as number;
  for (let skip = rank - (before[low] as number); skip > 0; skip--) word &= word - 1;
  return low * 32 + 31 - Math.clz32(word & -word);
};

/** Returns the number of set cells in one row of `words` words. */
export const rowTotal = ({ before }: BitMatrix, row: number, words: number): number =>
  (before[(row + 1) * words] as number) - (before[row * words] as number);
