import { phrases } from '../words/phrases.ts';
import { digitsAt, isAt, isGlued, type Read } from './reader.ts';

/** A length as written. */
export interface Length {
  readonly value: number;
  readonly unit: 'mm' | 'in' | null;
  /** `1/8`, `1-1/8`. */
  readonly isFraction: boolean;
  readonly decimals: number;
  /** Whether it is written like inches: `.984`, `0.139`. */
  readonly looksInch: boolean;
  readonly next: number;
}

const DENOMINATORS: readonly number[] = [2, 4, 8, 16, 32, 64];
/** Maximum whole inches before a fraction: rings are not larger. */
const MAX_WHOLE = 60;
const WHOLE = /^\d+$/;
const WRITTEN_FRACTION = /^(\d)\/(\d)$/;

/** Returns the inch fraction at the position, and its end. */
const fractionAt = (read: Read, at: number): { readonly value: number; readonly next: number } | null => {
  const written = WRITTEN_FRACTION.exec(digitsAt(read, at) ?? '');
  if (written) return { value: Number(written[1]) / Number(written[2]), next: at + 1 };
  const [over, under] = [digitsAt(read, at), digitsAt(read, at + 2)];
  if (over === null || under === null || !isAt(read, at + 1, '/') || !WHOLE.test(over) || !WHOLE.test(under))
    return null;
  if (!DENOMINATORS.includes(Number(under)) || Number(over) >= MAX_WHOLE * Number(under)) return null;
  return { value: Number(over) / Number(under), next: at + 3 };
};

export const INCH = ['in', 'inch', 'inches', 'ins', '"', 'zoll', 'pouce', 'pouces', 'pulgada', 'pulgadas', 'pollici'];
export const MM = ['mm', 'millimeter', 'millimeters', 'millimetre', 'millimetres', 'mms', 'milimetros', 'millimetri'];

/** Words that may follow a length's `in`. Before any other word it is not a unit: `214 in stock`. */
const AFTER_IN = phrases(`
  x, by, id, od, cs, inside, outside, cross, section, thick, wide, long, i, o, c, w, bore, rod, shaft, piston,
  cylinder, hole, groove, dia, diameter, pipe, tube, spindle, stem, oring, ring, rings, orings, cord
`);

/**
 * Returns whether an `in` after a space is the word: before another word, or after a number that is not a length in
 * inches.
 */
const isWordIn = (read: Read, at: number): boolean =>
  isAt(read, at, 'in') &&
  !isGlued(read, at, 'in') &&
  (Number(digitsAt(read, at - 1)) > MAX_WHOLE ||
    (read.tokens[at + 1]?.kind === 'word' && !isAt(read, at + 1, ...AFTER_IN)));

const unitAt = (read: Read, at: number): { readonly unit: Length['unit']; readonly next: number } => {
  if (isWordIn(read, at)) return { unit: null, next: at };
  if (isAt(read, at, ...MM)) return { unit: 'mm', next: at + 1 };
  if (isAt(read, at, ...INCH)) return { unit: 'in', next: isAt(read, at + 1, '.') ? at + 2 : at + 1 };
  if (isAt(read, at, "'") && isGlued(read, at + 1, "'")) return { unit: 'in', next: at + 2 };
  return { unit: null, next: at };
};

/** Parses `1-1/8` and `1 1/8`. */
const mixedAt = (read: Read, at: number): { readonly value: number; readonly next: number } | null => {
  const whole = digitsAt(read, at) ?? '';
  if (!WHOLE.test(whole) || Number(whole) > MAX_WHOLE) return null;
  const fraction = fractionAt(read, isGlued(read, at + 1, '-') ? at + 2 : at + 1);
  return fraction && fraction.value < 1 ? { value: Number(whole) + fraction.value, next: fraction.next } : null;
};

/**
 * Returns a length with its unit, if it has one, or null without a number.
 *
 * @example lengthAt(read('1-1/8"'), 0) // { value: 1.125, unit: 'in', isFraction: true, … }
 */
export const lengthAt = (read: Read, at: number): Length | null => {
  const fraction = fractionAt(read, at) ?? mixedAt(read, at);
  if (fraction) {
    const { unit, next } = unitAt(read, fraction.next);
    return { value: fraction.value, unit, isFraction: true, decimals: 0, looksInch: true, next };
  }
  const digits = digitsAt(read, at);
  const value = Number(digits ?? Number.NaN);
  if (digits === null || !Number.isFinite(value)) return null;
  const { unit, next } = unitAt(read, at + 1);
  const decimals = digits.includes('.') ? digits.length - digits.indexOf('.') - 1 : 0;
  return {
    value,
    unit,
    isFraction: false,
    decimals,
    looksInch: value < 1 || (decimals >= 3 && value <= MAX_WHOLE),
    next,
  };
};
