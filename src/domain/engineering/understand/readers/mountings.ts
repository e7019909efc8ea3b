import { roundTo } from '../../../kit/units.ts';
import type { PageMeaning } from '../reading.ts';
import { foreignProduct } from '../words/products.ts';
import { type Length, lengthAt } from './lengths.ts';
import { isAt, piece, type Read, type Reader, skipWords, typedAt } from './reader.ts';

/** Surfaces that a ring seals, which are not its inside diameter, and the kind of gland of each. */
const SURFACES: Readonly<Record<string, 'piston' | 'rod'>> = {
  bore: 'piston',
  cylinder: 'piston',
  hole: 'piston',
  counterbore: 'piston',
  piston: 'piston',
  kolben: 'piston',
  bohrung: 'piston',
  alesage: 'piston',
  rod: 'rod',
  shaft: 'rod',
  spindle: 'rod',
  stem: 'rod',
  axle: 'rod',
  plunger: 'rod',
  stange: 'rod',
  welle: 'rod',
  arbre: 'rod',
  tige: 'rod',
};
const DIAMETER = ['diameter', 'dia', 'o', 'ø', '⌀', 'size', 'of', '=', ':', 'is', '.', 'od', 'id'];
const FIT = /^[a-h]{1,2}$/;

/** Skips `diameter:`, `dia of`. */
const pastWords = (read: Read, at: number): number => {
  let next = at;
  while (isAt(read, next, ...DIAMETER)) next += 1;
  return next;
};

/** Skips the fit of a length, `H8` of `50H8`, and returns its text. */
const fitAt = (read: Read, at: number): { readonly text: string; readonly next: number } => {
  const [letter, grade] = [read.tokens[at], read.tokens[at + 1]];
  const isFit = letter?.kind === 'word' && FIT.test(letter.text) && grade?.glued === true && grade.kind === 'number';
  return isFit ? { text: typedAt(read, at, at + 2), next: at + 2 } : { text: '', next: at };
};

const DIGITS = 4;
const MAX_SURFACE_MM = 5000;

const meaningOf = (kind: 'piston' | 'rod', length: Length, fit: string): PageMeaning => {
  const unit = length.unit ?? (length.isFraction ? 'in' : 'mm');
  const figure = String(roundTo(length.value, DIGITS));
  const surface = fit === '' ? { surface_min: figure, surface_max: figure } : { surface_min: `${figure} ${fit}` };
  return { kind: 'page', page: 'gland-designer', figures: { kind, unit, ...surface } };
};

/**
 * The diameter of a bore, a rod or a shaft: `bore 50 mm`, `1 in shaft`, `50H8 bore`. The designer finds the ring for
 * it.
 */
export const mounting: Reader = (read, at) => {
  const before = SURFACES[read.tokens[at]?.text ?? ''];
  const length = lengthAt(read, before === undefined ? skipWords(read, at, 'ø', '⌀') : pastWords(read, at + 1));
  if (!length || length.value <= 0 || length.value > MAX_SURFACE_MM) return null;
  const fit = fitAt(read, length.next);
  if (before !== undefined) {
    const meaning = meaningOf(before, length, fit.text);
    return { next: fit.next, pieces: [piece(meaning, typedAt(read, at, fit.next), 'Gland designer:')] };
  }
  const word = pastWords(read, fit.next);
  const after = SURFACES[read.tokens[word]?.text ?? ''];
  // `25 x 3 rod seal`: the last length of a ring is not a rod.
  if (after === undefined || isAt(read, at - 1, 'x', 'by')) return null;
  const meaning = meaningOf(after, length, fit.text);
  return { next: word + 1, pieces: [piece(meaning, typedAt(read, at, word + 1), 'Gland designer:')] };
};

/** The thickness of cord, `3mm cord`: cord is sold by length, not as a ring. */
export const cordThickness: Reader = (read, at) => {
  const isBefore = isAt(read, at, 'cord');
  const length = lengthAt(read, isBefore ? pastWords(read, at + 1) : skipWords(read, at, 'ø', '⌀'));
  if (!length) return null;
  const word = isBefore ? -1 : pastWords(read, length.next);
  if (!isBefore && !isAt(read, word, 'cord')) return null;
  // The cord diameter of a ring whose inside diameter follows.
  if (isBefore && isAt(read, length.next, 'id', 'od', 'inside', 'inner', 'x')) return null;
  const next = isBefore ? length.next : word + 1;
  const meaning = { kind: 'product', product: foreignProduct('cord').name } as const;
  return { next, pieces: [piece(meaning, typedAt(read, at, next), 'Not an O-ring:')] };
};
