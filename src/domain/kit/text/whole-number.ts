import { LONGEST_NUMBER } from './bounded-text.ts';

/** Thousands separators by language: `1,000 pcs`, `1.000 Stk`. */
export type Grouping = 'english' | 'european';

const WHOLE = /^\d+$/;
const DECIMAL_ZEROS = /^(\d+)[.,]0{1,2}$/;
const COMMAS = /^\d{1,3}(?:,\d{3})+(?:\.0{1,2})?$/;
const POINTS = /^\d{1,3}(?:\.\d{3})+(?:,0{1,2})?$/;
/** Apostrophes, and spaces: plain, no-break, figure, thin and narrow no-break. */
const SPACED = /^\d{1,3}(?:['\u2019 \u00a0\u2007\u2009\u202f]\d{3})+$/;

const digitsOf = (figure: string, decimals: RegExp): string => figure.replace(decimals, '').replace(/\D/g, '');

/** Returns whether the separator may be a thousands or a decimal separator in the language. */
const isUnclear = (figure: string, grouping: Grouping): boolean =>
  figure.length <= '999.999'.length && figure.includes(grouping === 'english' ? '.' : ',');

const wholeDigits = (figure: string, grouping: Grouping): string | null => {
  if (WHOLE.test(figure)) return figure;
  const zeros = DECIMAL_ZEROS.exec(figure);
  if (zeros) return zeros[1] ?? null;
  if (SPACED.test(figure)) return figure.replace(/\D/g, '');
  if (COMMAS.test(figure)) return isUnclear(figure, grouping) ? null : digitsOf(figure, /\.\d+$/);
  if (POINTS.test(figure)) return isUnclear(figure, grouping) ? null : digitsOf(figure, /,\d+$/);
  return null;
};

/**
 * Returns the whole number that a figure means, of any size, or `null` for decimals and ambiguous figures.
 *
 * @example wholeNumberIn('1 000', 'english')  // 1000
 * @example wholeNumberIn('1.000', 'european') // 1000
 * @example wholeNumberIn('1.000', 'english')  // null
 */
export const wholeNumberIn = (figure: string, grouping: Grouping): number | null => {
  if (figure.length > LONGEST_NUMBER) return null;
  const digits = wholeDigits(figure, grouping);
  return digits === null ? null : Number(digits);
};
