const ROTATE = 13;
const ODD_A = 0x9e3779b1;
const ODD_B = 0x85ebca77;

/**
 * Two 32-bit lanes over little-endian words: even words go into the first, odd words into the second. A step is a
 * bijection of the state for any word, and of the word for any state, so a change of one word always changes the
 * checksum.
 *
 * @returns 16 hexadecimal digits' worth of state, as two unsigned words
 */
export const checksum = (words: Uint32Array, from: number): readonly [number, number] => {
  // Read as signed words: until the loop is compiled, engines box larger numbers, which takes half the time of a first
  // run.
  const signed = new Int32Array(words.buffer, words.byteOffset, words.length);
  let a = 0x243f6a88 ^ words.length;
  let b = 0x13198a2e;
  const last = words.length - 1;
  let at = from;
  for (; at < last; at += 2) {
    a = Math.imul(a ^ (signed[at] as number), ODD_A);
    b = Math.imul(b ^ (signed[at + 1] as number), ODD_B);
    a = (a << ROTATE) | (a >>> (32 - ROTATE));
    b = (b << ROTATE) | (b >>> (32 - ROTATE));
  }
  if (at === last) a = Math.imul(a ^ (signed[at] as number), ODD_A);
  return [a >>> 0, b >>> 0];
};

/** Returns the checksum as 16 hexadecimal digits, which is the catalog's version. */
export const checksumText = ([a, b]: readonly [number, number]): string =>
  a.toString(16).padStart(8, '0') + b.toString(16).padStart(8, '0');

/** Returns the checksum of a string as 16 hexadecimal digits. */
export const textChecksum = (text: string): string => {
  const bytes = new TextEncoder().encode(text);
  const words = new Uint32Array(Math.ceil(bytes.length / 4));
  new Uint8Array(words.buffer).set(bytes);
  return checksumText(checksum(words, 0));
};
