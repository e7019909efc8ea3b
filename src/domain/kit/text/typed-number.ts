import { LONGEST_NUMBER } from './bounded-text.ts';
import { decimalIn } from './decimal.ts';

/** Possible values of a typed number: none, one, or two if a comma may be a thousands separator or a decimal comma. */
export interface TypedNumber {
  /** The reading with a thousands separator is first: `1,250` yields [1250, 1.25]. */
  readonly readings: readonly number[];
  readonly isFraction: boolean;
}

const NOT_A_NUMBER: TypedNumber = { readings: [], isFraction: false };

const VULGAR: Readonly<Record<string, string>> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/**
 * Replaces characters that people paste (true minus, dashes, hard spaces, ⅛, ″) with keyboard characters.
 *
 * @example plainTyped('1⅛″') // '1 1/8"'
 */
export const plainTyped = (text: string): string =>
  text
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[¼½¾⅛⅜⅝⅞]/g, (fraction) => ` ${VULGAR[fraction]}`)
    .replaceAll('\u2044', '/')
    .replace(/[\u2033\u201c\u201d]/g, '"')
    .replaceAll("''", '"')
    .replace(/\s+/g, ' ')
    .trim();

/** `1 3/16`, `1-3/16`, `1 - 3/16`, `3/16`. */
const FRACTION = /^(?:(\d{1,4})(?: ?- ?| ))?(\d{1,3})\/(\d{1,3})$/;
/** Denominators on an inch rule. */
const DENOMINATORS: readonly number[] = [2, 4, 8, 16, 32, 64, 128];

const fractionOf = (text: string): number | null => {
  const [, whole, above = '', below = ''] = FRACTION.exec(text) ?? [];
  if (!DENOMINATORS.includes(Number(below))) return null;
  const part = Number(above) / Number(below);
  if (whole === undefined) return part;
  return part < 1 ? Number(whole) + part : null;
};

/** Thousands in groups of three, with a different decimal separator: `1,234.5`, `1.234,5`, `1 234,5`. */
const GROUPED = [
  { pattern: /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/, group: ',' },
  { pattern: /^[1-9]\d{0,2}(?:\.\d{3})+,\d+$/, group: '.' },
  { pattern: /^[1-9]\d{0,2}(?:\.\d{3}){2,}$/, group: '.' },
  { pattern: /^[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d+)?$/, group: ' ' },
] as const;
const DECIMAL_COMMA = /^\d*,\d*$/;
/** One group of three after a comma: `1,250`. */
const TWO_READINGS = /^[1-9]\d{0,2},\d{3}$/;

const unsignedReadings = (text: string): readonly number[] => {
  const plain = decimalIn(text);
  if (plain !== null) return [plain];
  const grouped = GROUPED.find(({ pattern }) => pattern.test(text));
  const thousands = grouped && decimalIn(text.replaceAll(grouped.group, '').replace(',', '.'));
  const decimal = DECIMAL_COMMA.test(text) ? decimalIn(text.replace(',', '.')) : null;
  if (TWO_READINGS.test(text)) return [thousands, decimal].filter((one) => typeof one === 'number');
  return [thousands ?? decimal].filter((one) => typeof one === 'number');
};

/**
 * Parses a number as people type it: decimal point or comma, thousands separators, inch fractions, a sign.
 *
 * @example typedNumber('1-1/8').readings // [1.125]
 * @example typedNumber('24,95').readings // [24.95]
 * @example typedNumber('1,250').readings // [1250, 1.25]
 */
export const typedNumber = (text: string): TypedNumber => {
  if (text.length > LONGEST_NUMBER) return NOT_A_NUMBER;
  const plain = plainTyped(text);
  const fraction = fractionOf(plain);
  if (fraction !== null) return { readings: [fraction], isFraction: true };
  const sign = plain.startsWith('-') ? -1 : 1;
  const unsigned = /^[+-]/.test(plain) ? plain.slice(1).trim() : plain;
  if (/^[+-]/.test(unsigned)) return NOT_A_NUMBER;
  return { readings: unsignedReadings(unsigned).map((value) => sign * value || 0), isFraction: false };
};
