import { LONGEST_NUMBER } from '../text/bounded-text.ts';
import { formatCount } from '../text/counted.ts';
import { INVALID_QUANTITY, MAX_QUANTITY } from './pricing-rules.ts';

/** How a language groups thousands: `1,000 pcs`, `1.000 Stk`. */
export type Grouping = 'english' | 'european';

/** Whether a number of pieces can be ordered: whole, at least 1, at most `MAX_QUANTITY`. */
export const isQuantity = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= MAX_QUANTITY;

const WHOLE = /^\d+$/;
const DECIMAL_ZEROS = /^(\d+)[.,]0{1,2}$/;
const COMMAS = /^\d{1,3}(?:,\d{3})+(?:\.0{1,2})?$/;
const POINTS = /^\d{1,3}(?:\.\d{3})+(?:,0{1,2})?$/;
/** Apostrophes, and spaces: plain, no-break, figure, thin and narrow no-break. */
const SPACED = /^\d{1,3}(?:['\u2019 \u00a0\u2007\u2009\u202f]\d{3})+$/;

const digitsOf = (figure: string, decimals: RegExp): string => figure.replace(decimals, '').replace(/\D/g, '');

/** One group behind the separator that a language uses for decimals may be thousands or decimals. */
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
 * Returns the whole number that a figure means, of any size. `null` for decimals and for what can be read in two ways.
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

/** Returns the number of pieces that a figure means; `null` also for a number that cannot be ordered. */
export const parsePieces = (figure: string, grouping: Grouping): number | null => {
  const pieces = wholeNumberIn(figure, grouping);
  return pieces !== null && isQuantity(pieces) ? pieces : null;
};

/**
 * Reads a typed quantity: thousands may be grouped by commas or spaces, spaces around it are ignored. `null` when it is
 * not a quantity; `quantityProblem` says why.
 *
 * @example parseQuantity('1 000') // 1000
 * @example parseQuantity('1.5')   // null
 */
export const parseQuantity = (text: string): number | null => parsePieces(text.trim(), 'english');

/** Whether a typed quantity is a whole number above what the store sells online. */
export const isAboveLimit = (text: string): boolean => {
  const pieces = wholeNumberIn(text.trim(), 'english');
  return (pieces !== null && pieces > MAX_QUANTITY) || (WHOLE.test(text.trim()) && text.length > LONGEST_NUMBER);
};

const ABOVE_LIMIT = `The largest quantity sold online is ${formatCount(MAX_QUANTITY)}. Request a quote for more`;
const DECIMAL = /^\d*[.,]\d+$/;

/**
 * Returns why a typed text is not a quantity and what to type instead; `null` for a quantity.
 *
 * @example quantityProblem('1.200') // '“1.200” can mean 1.2 or 1,200. Type 1200 for 1,200 pieces'
 */
export const quantityProblem = (text: string): string | null => {
  const typed = text.trim();
  if (parseQuantity(text) !== null) return null;
  if (isAboveLimit(text)) return ABOVE_LIMIT;
  if (typed === '' || wholeNumberIn(typed, 'english') === 0) return INVALID_QUANTITY;
  const european = parsePieces(typed, 'european');
  if (european !== null) {
    const grouped = formatCount(european);
    return `“${typed}” can mean ${Number(typed)} or ${grouped}. Type ${european} for ${grouped} pieces`;
  }
  if (typed.length <= LONGEST_NUMBER && DECIMAL.test(typed)) {
    return `${INVALID_QUANTITY}: “${typed}” is not a whole number of pieces`;
  }
  return `${INVALID_QUANTITY}: digits only, like 1000`;
};
