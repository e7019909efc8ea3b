/**
 * Formats a whole number ≥ 0 with thousands separators. Implemented by hand because `toLocaleString` takes 20 µs per
 * call and 25 ms on its first call, and pages format thousands of numbers.
 */
export const grouped = (whole: number): string => {
  let text = String(whole);
  for (let end = text.length - 3; end > 0; end -= 3) text = `${text.slice(0, end)},${text.slice(end)}`;
  return text;
};

const MINUS = '\u2212';

/**
 * Joins the formatted ends of a range: a dash without spaces, or "to" where a minus sign is next to it.
 *
 * @example joinEnds('2.57', '2.72') // '2.57–2.72'
 * @example joinEnds('−20', '204') // '−20 to 204'
 */
export const joinEnds = (low: string, high: string): string =>
  (low + high).includes(MINUS) ? `${low} to ${high}` : `${low}–${high}`;

/**
 * Formats a whole number, which may be negative, with thousands separators.
 *
 * @example formatCount(1084458) // '1,084,458'
 */
export const formatCount = (count: number): string => (count < 0 ? MINUS : '') + grouped(Math.abs(count));

/** Returns the singular or plural form of a word for a number. @example inNumber(2, 'is', 'are') // 'are' */
export const inNumber = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** Returns a number with its noun in the right form. @example counted(1084458, 'part') // '1,084,458 parts' */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${inNumber(count, one, many)}`;
