/**
 * Bit rows: sets of small integers in 32-bit words, number `n` in bit `n & 31` of word `n >>> 5`.
 * Typed arrays are read with `as number` throughout the index: every position comes from the rows' own lengths.
 */

/** Words that hold `bits` bits. @example wordsFor(33) // 2 */
export const wordsFor = (bits: number): number => (bits + 31) >>> 5;

/** Number of ones in a 32-bit word (Hacker's Delight §5-1). @example popcount(0b1011) // 3 */
export const popcount = (word: number): number => {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  x = (x + (x >>> 4)) & 0x0f0f0f0f;
  return Math.imul(x, 0x01010101) >>> 24;
};

/** Position of the lowest one of a word that is not zero. @example lowestBit(0b1000) // 3 */
export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);

export const testBit = (row: Uint32Array, bit: number, start = 0): boolean =>
  (((row[start + (bit >>> 5)] as number) >>> (bit & 31)) & 1) === 1;

export const setBit = (row: Uint32Array, bit: number, start = 0): void => {
  row[start + (bit >>> 5)] = (row[start + (bit >>> 5)] as number) | (1 << (bit & 31));
};

/** A row with the first `bits` bits set. */
export const fullRow = (bits: number): Uint32Array => {
  const row = new Uint32Array(wordsFor(bits)).fill(0xffffffff);
  if ((bits & 31) !== 0) row[row.length - 1] = (2 ** (bits & 31) - 1) >>> 0;
  return row;
};

/** Ones of a whole row. */
export const countBits = (row: Uint32Array): number => {
  let count = 0;
  for (let word = 0; word < row.length; word++) count += popcount(row[word] as number);
  return count;
};

export const isEmptyBitRow = (row: Uint32Array): boolean => row.every((word) => word === 0);

/** `target &= other`, same lengths. */
export const intersect = (target: Uint32Array, other: Uint32Array): void => {
  for (let word = 0; word < target.length; word++) target[word] = (target[word] as number) & (other[word] as number);
};

/** `target |= other`, same lengths. */
export const unite = (target: Uint32Array, other: Uint32Array): void => {
  for (let word = 0; word < target.length; word++) target[word] = (target[word] as number) | (other[word] as number);
};

/** Positions of the words of a row that are not zero. */
export const wordsInUse = (row: Uint32Array): number[] => {
  const words: number[] = [];
  for (let word = 0; word < row.length; word++) if (row[word] !== 0) words.push(word);
  return words;
};

/** Visits the numbers of a row, ascending. */
export const forBits = (row: Uint32Array, visit: (bit: number) => void): void => {
  for (let word = 0; word < row.length; word++) {
    for (let rest = row[word] as number; rest !== 0; rest &= rest - 1) visit(word * 32 + lowestBit(rest));
  }
};

/** `target &= ~other`, same lengths. */
export const subtract = (target: Uint32Array, other: Uint32Array): void => {
  for (let word = 0; word < target.length; word++) target[word] = (target[word] as number) & ~(other[word] as number);
};

/** The numbers of a row, ascending. */
export const bitsOf = (row: Uint32Array): number[] => {
  const bits: number[] = [];
  for (let word = 0; word < row.length; word++) {
    for (let rest = row[word] as number; rest !== 0; rest &= rest - 1) bits.push(word * 32 + lowestBit(rest));
  }
  return bits;
};

/** Turns `rows` bit rows of `columns` bits into `columns` bit rows of `rows` bits. */
export const transpose = (source: Uint32Array, rows: number, columns: number): Uint32Array<ArrayBuffer> => {
  const sourceWords = wordsFor(columns);
  const targetWords = wordsFor(rows);
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
