import { decimalIn } from './decimal.ts';

const decimalsOf = (text: string): number => {
  const point = text.indexOf('.');
  return point < 0 ? 0 : text.length - point - 1;
};

/** Of 1 3/16 the last digit is no step. */
const isFraction = (word: string): boolean => word.includes('/');

/**
 * A figure with its last digit moved by some steps, as it was written; null for what is no plain decimal. Words after it, such
 * as a fit, stay.
 *
 * @example steppedDecimal('1.250', 1) // '1.251'
 * @example steppedDecimal('50 H8', -10) // '40 H8'
 */
export const steppedDecimal = (
  text: string,
  steps: number,
  least: number = Number.NEGATIVE_INFINITY,
): string | null => {
  const [figure = '', ...words] = text.trim().split(' ');
  const value = decimalIn(figure);
  if (value === null || words.some(isFraction)) return null;
  const decimals = decimalsOf(figure);
  const stepped = Math.max(least, value + steps / 10 ** decimals);
  const written = stepped.toFixed(decimals);
  // Nothing is not negative.
  return [Number(written) === 0 ? (0).toFixed(decimals) : written, ...words].join(' ');
};
