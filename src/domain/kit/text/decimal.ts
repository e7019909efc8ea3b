import { LONGEST_NUMBER } from './bounded-text.ts';

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/**
 * Parses a plain decimal number, also with a true minus. Returns null for anything else, such as an exponent, a decimal
 * comma, a space, or `Infinity`.
 *
 * @example decimalIn('−20.5') // -20.5
 */
export const decimalIn = (text: string): number | null => {
  if (text.length > LONGEST_NUMBER) return null;
  const plain = text.replace('\u2212', '-');
  if (!DECIMAL.test(plain)) return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
};
