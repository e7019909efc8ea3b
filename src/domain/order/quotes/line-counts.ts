import { counted, grouped, inNumber } from '../../kit/text/counted.ts';
import type { CartTotals } from '../cart/cart-totals.ts';
import { textLineCount, textLinesText } from '../cart/text-lines.ts';

/** Numbers of lines of a cart or a quote. `priced` and `open` add up to `lines`. */
export interface LineCounts {
  /** All lines, including those sent as text, without notes on the list. */
  readonly lines: number;
  /** Lines that the total contains. */
  readonly priced: number;
  /** Lines that the total does not contain: text lines and lines without a price. */
  readonly open: number;
}

/** Returns how many lines the total of a cart or a quote contains. */
export const lineCounts = (
  { pricedLines, lines }: Pick<CartTotals, 'pricedLines' | 'lines'>,
  texts: readonly string[],
): LineCounts => {
  const all = lines + textLineCount(texts);
  return { lines: all, priced: pricedLines, open: all - pricedLines };
};

/**
 * Returns how many lines a total contains.
 *
 * @param word why it contains them
 * @example pricedText({ lines: 54, priced: 33, open: 21 }) // '33 of 54 lines priced; 21 are not in this total.'
 */
export const pricedText = (
  { lines, priced, open }: LineCounts,
  word: 'priced' | 'selected' | 'accepted' = 'priced',
): string =>
  open === 0
    ? `${grouped(priced)} of ${grouped(lines)} ${word}`
    : `${grouped(priced)} of ${grouped(lines)} lines ${word}; ${grouped(open)} ${inNumber(open, 'is', 'are')} not in this total.`;

/**
 * Returns what an acceptance orders if that is not every line, else ''.
 *
 * @param selected number of accepted lines
 * @example acceptedText({ lines: 54, priced: 33, open: 21 })
 * // 'Accepting orders the 33 priced lines. 21 lines are not part of it.'
 */
export const acceptedText = ({ lines, priced }: LineCounts, selected = priced): string => {
  if (priced === 0) return 'No line is priced: there is nothing to accept.';
  if (selected === 0) return 'Select at least one line.';
  const open = lines - selected;
  if (open === 0) return '';
  const rest = `${counted(open, 'line')} ${inNumber(open, 'is', 'are')} not part of it.`;
  const part = selected === priced ? 'the ' : `${grouped(selected)} of the `;
  return `Accepting orders ${part}${counted(priced, 'priced line')}. ${rest}`;
};

/** Returns the contents of a request. @example sentText(3, ['Hex bolt × 5']) // '3 lines and 1 unmatched line' */
export const sentText = (lines: number, texts: readonly string[]): string =>
  [lines === 0 && texts.length > 0 ? '' : counted(lines, 'line'), textLinesText(texts)]
    .filter((text) => text !== '')
    .join(' and ');
