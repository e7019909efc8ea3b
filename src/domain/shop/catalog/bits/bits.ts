/**
 * Bit rows: sets of small integers in 32-bit words, with number `n` in bit `n & 31` of word `n >>> 5`. The index reads
 * typed arrays with `as number`, because every position is derived from the length of the rows.
 */

/** Returns the number of words for `bits` bits. @example wordCount(33) // 2 */
export const wordCount = (bits: number): number => (bits + 31) >>> 5;

/** Returns the number of ones in a 32-bit word (Hacker's Delight §5-1). @example popcount(0b1011) // 3 */
export const popcount = (word: number): number => {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  x = (x + (x >>> 4)) & 0x0f0f0f0f;
  return Math.imul(x, 0x01010101) >>> 24;
};

/** Returns the position of the lowest one of a nonzero word. @example lowestBit(0b1000) // 3 */
export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);

export const testBit = (row: Uint32Array, bit: number, start = 0): boolean =>
  (((row[start + (bit >>> 5)] as number) >>> (bit & 31)) & 1) === 1;

export const setBit = (row: Uint32Array, bit: number, start = 0): void => {
  row[start + (bit >>> 5)] = (row[start + (bit >>> 5)] as number) | (1 << (bit & 31));
};

/** Returns a row with the first `bits` bits set. */
export const fullRow = (bits: number): Uint32Array => {
  const row = new Uint32Array(wordCount(bits)).fill(0xffffffff);
  if ((bits & 31) !== 0) row[row.length - 1] = (2 ** (bits & 31) - 1) >>> 0;
  return row;
};

/** Returns the number of ones in a row. */
export const countBits = (row: Uint32Array): number => {
  let count = 0;
  for (let word = 0; word < row.length; word++) count += popcount(row[word] as number);
  return count;
};

export const isEmptyBitRow = (row: Uint32Array): boolean => row.every((word) => word === 0);

/** Computes `target &= other` for rows of equal length. */
export const intersect = (target: Uint32Array, other: Uint32Array): void => {
  for (let word = 0; word < target.length; word++) target[word] = (target[word] as number) & (other[word] as number);
};

/** Computes `target |= other` for rows of equal length. */
export const unite = (target: Uint32Array, other: Uint32Array): void => {
  for (let word = 0; word < target.length; word++) target[word] = (target[word] as number) | (other[word] as number);
};

/** Returns the positions of the nonzero words of a row. */
export const wordsInUse = (row: Uint32Array): number[] => {
  const words: number[] = [];
  for (let word = 0; word < row.length; word++) if (row[word] !== 0) words.push(word);
  return words;
};

/** Visits the numbers of a row in ascending order. */
export const forBits = (row: Uint32Array, visit: (bit: number) => void): void => {
  for (let word = 0; word < row.length; word++) {
    for (let rest = row[word] as number; rest !== 0; rest &= rest - 1) visit(word * 32 + lowestBit(rest));
  }
};

/** Computes `target &= ~other` for rows of equal length. */
export const subtract = (target: Uint32Array, other: Uint32Array): void => {
  for (let word = 0; word < target.length; word++) target[word] = (target[word] as number) & ~(other[word] as number);
};

/** Returns the numbers of a row in ascending order. */
export const bitsOf = (row: Uint32Array): number[] => {
  const bits: number[] = [];
  for (let word = 0; word < row.length; word++) {
    for (let rest = row[word] as number; rest !== 0; rest &= rest - 1) bits.push(word * 32 + lowestBit(rest));
  }
  return bits;
};

/** Transposes `rows` bit rows of `columns` bits into `columns` bit rows of `rows` bits. */
export const transpose = (source: Uint32Array, rows: number, columns: number): Uint32Array<ArrayBuffer> => {
  const sourceWords = wordCount(columns);
  const targetWords = wordCount(rows);
  const target = new Uint32Array(columns * targetWords);
  for (let row = 0; row < rows; row++) {
    const bit = 1 << (row & 31);
    for (let word = 0; word < sourceWords; word++) {
      for (let rest = source[row * sourceWords + word] as number; rest !== 0; rest &= rest - 1) {
        const at = (word * 32 + lowestBit(rest)) * targetWords + (row >>> 5);
        target[at] = (target[at] as number) | bit;
      }
    }
  }
  return target;
};
