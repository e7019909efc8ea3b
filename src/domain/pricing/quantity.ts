import { LONGEST_NUMBER } from '../text/bounded-text.ts';
import { MAX_QUANTITY } from './pricing-rules.ts';

/** Whether a number of pieces can be ordered: whole, at least 1, at most `MAX_QUANTITY`. */
export const isQuantity = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= MAX_QUANTITY;

/** Whether a field for a quantity takes a text: digits with separators and spaces, nothing else, nothing yet. */
export const isQuantityText = (text: string): boolean => /^[\d, ]*$/.test(text);

/**
 * Reads a typed quantity; thousands separators and spaces around it are forgiven. null when it is not a quantity.
 *
 * @example parseQuantity('2,000') // 2000
 * @example parseQuantity('1.5')   // null
 */
export const parseQuantity = (text: string): number | null => {
  if (text.length > LONGEST_NUMBER) return null;
  const plain = text.trim();
  if (!/^(\d+|\d{1,3}(,\d{3})+)$/.test(plain)) return null;
  const value = Number(plain.replaceAll(',', ''));
  return isQuantity(value) ? value : null;
};
