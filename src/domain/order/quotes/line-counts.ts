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

/** @example pricedText({ lines: 54, priced: 33, open: 21 }) // '33 of 54 lines priced; 21 are not in this total.' */
export const pricedText = ({ lines, priced, open }: LineCounts): string =>
  open === 0
    ? `${grouped(priced)} of ${grouped(lines)} priced`
    : `${grouped(priced)} of ${grouped(lines)} lines priced; ${grouped(open)} ${inNumber(open, 'is', 'are')} not in this total.`;

/**
 * Returns what an acceptance orders if that is not every line, else ''.
 *
 * @example acceptedText({ lines: 54, priced: 33, open: 21 })
 * // 'Accepting orders the 33 priced lines. 21 lines are not part of it.'
 */
export const acceptedText = ({ priced, open }: LineCounts): string => {
  if (open === 0) return '';
  if (priced === 0) return 'No line is priced: accepting orders nothing.';
  const rest = `${counted(open, 'line')} ${inNumber(open, 'is', 'are')} not part of it.`;
  return `Accepting orders the ${counted(priced, 'priced line')}. ${rest}`;
};

/** Returns the contents of a request. @example sentText(3, ['Hex bolt × 5']) // '3 lines and 1 unmatched line' */
export const sentText = (lines: number, texts: readonly string[]): string =>
  [lines === 0 && texts.length > 0 ? '' : counted(lines, 'line'), textLinesText(texts)]
    .filter((text) => text !== '')
    .join(' and ');
