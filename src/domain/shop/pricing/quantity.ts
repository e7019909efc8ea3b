import { LONGEST_NUMBER } from '../../kit/text/bounded-text.ts';
import { formatCount } from '../../kit/text/counted.ts';
import { type Grouping, wholeNumberIn } from '../../kit/text/whole-number.ts';
import { INVALID_QUANTITY, MAX_QUANTITY } from './pricing-rules.ts';

/** One more than the maximum length of a number, so that a longer one is still recognized as too long. */
export const LONGEST_QUANTITY = LONGEST_NUMBER + 1;

/** Returns whether a number of pieces can be ordered: whole, at least 1, at most `MAX_QUANTITY`. */
export const isQuantity = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= MAX_QUANTITY;

/** Returns the number of pieces that a figure means, or `null`, also for a number that cannot be ordered. */
export const parsePieces = (figure: string, grouping: Grouping): number | null => {
  const pieces = wholeNumberIn(figure, grouping);
  return pieces !== null && isQuantity(pieces) ? pieces : null;
};

/**
 * Parses a typed quantity, which may have commas or spaces as thousands separators and surrounding spaces. Returns
 * `null` if it is not a quantity, for which `quantityProblem` returns the reason.
 *
 * @example parseQuantity('1 000') // 1000
 * @example parseQuantity('1.5')   // null
 */
export const parseQuantity = (text: string): number | null => parsePieces(text.trim(), 'english');

const DIGITS = /^\d+$/;

/** Returns whether a typed quantity is a whole number above the online limit. */
export const isAboveLimit = (text: string): boolean => {
  const pieces = wholeNumberIn(text.trim(), 'english');
  return (pieces !== null && pieces > MAX_QUANTITY) || (DIGITS.test(text.trim()) && text.length > LONGEST_NUMBER);
};

const ABOVE_LIMIT = `The largest quantity sold online is ${formatCount(MAX_QUANTITY)}. Request a quote for more`;
const DECIMAL = /^\d*[.,]\d+$/;

/**
 * Returns why a typed text is not a quantity and what to type instead, or `null` for a quantity.
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
