import { decimalIn } from './decimal.ts';

const decimalsOf = (text: string): number => {
  const point = text.indexOf('.');
  return point < 0 ? 0 : text.length - point - 1;
};

/** The last digit of a fraction such as 1 3/16 is not a step. */
const isFraction = (word: string): boolean => word.includes('/');

/**
 * Returns a figure with its last digit moved by some steps, in its original notation. Words after it, such as a fit,
 * are preserved. Returns null if the text is not a plain decimal.
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
  // Avoids negative zero.
  return [Number(written) === 0 ? (0).toFixed(decimals) : written, ...words].join(' ');
};
