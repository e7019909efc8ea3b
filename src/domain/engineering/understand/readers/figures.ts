import { isQuantity } from '../../../shop/pricing/quantity.ts';
import type { Token } from '../tokens.ts';

const THOUSAND = 1000;

/** Returns the value of thousands: `2k`, `1.5k`. */
export const thousandsOf = (figure: string): number | null => {
  const pieces = Math.round(Number(figure.replace(',', '.')) * THOUSAND);
  return isQuantity(pieces) ? pieces : null;
};

/** A number in the notation of quantities, with its separators. */
export interface Figure {
  readonly text: string;
  readonly next: number;
}

const FIGURE =
  /\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?(?!\d)|\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?(?!\d)|\d{1,3}(?:['\u2019]\d{3})+(?!\d)|\d{1,3}(?:[ \u00a0\u2007\u2009\u202f]\d{3})+(?!\d)|\d+(?:[.,]\d+)?/y;

const SPACE_GROUPS = /^\d{1,2} (?:\d{3} )*\d{3}$/;
const SOFTEST = 20;
/** Two digits before a space are probably a hardness: `NBR 70 100 pcs`. */
const isHardness = (group: string): boolean =>
  group.length === 2 && Number(group) >= SOFTEST && Number(group) % 5 === 0;

/** Groups separated by spaces are one number if all are zeros, or if no other number can precede them. */
const isOneNumber = (figure: string, isFirst: boolean): boolean => {
  const [head = '', ...groups] = figure.split(' ');
  if (groups.every((group) => group === '000')) return true;
  return SPACE_GROUPS.test(figure) && !isFirst && !isHardness(head);
};

/** Returns the number that starts at a token, or `null`. */
export const figureAt = (text: string, tokens: readonly Token[], at: number): Figure | null => {
  const token = tokens[at];
  if (token?.kind !== 'number') return null;
  FIGURE.lastIndex = token.from;
  let [written = ''] = FIGURE.exec(text) ?? [];
  if (written.includes(' ') && !isOneNumber(written, at === 0)) written = written.slice(0, written.indexOf(' '));
  const end = token.from + written.length;
  let next = at + 1;
  while (next < tokens.length && (tokens[next]?.from ?? end) < end) next += 1;
  return written === '' || (tokens[next - 1]?.to ?? 0) > end ? null : { text: written, next };
};
