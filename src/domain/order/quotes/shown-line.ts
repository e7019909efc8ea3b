import { amountCents, formatUnitPrice } from '../../shop/pricing/money.ts';
import type { CartItem } from '../cart/cart.ts';
import { repriced } from '../cart/cart-changes.ts';
import { type CartTotals, cartTotals } from '../cart/cart-totals.ts';
import { isNoteText } from '../cart/text-lines.ts';
import { type LineCounts, lineCounts } from './line-counts.ts';
import type { QuoteRequest } from './quote.ts';
import type { LineAnswer } from './quote-answer.ts';
import type { LineCheck, QuoteLine } from './quote-line.ts';

/** The current version of a line: as the server priced it, with the changes of the staff reply. */
export interface ShownLine {
  /** From 1. */
  readonly position: number;
  readonly sent: CartItem;
  readonly item: CartItem;
  readonly check: LineCheck;
  readonly asOf: string | null;
  /** The staff's comment on it. */
  readonly words: string;
  /** Whether staff set its price. */
  readonly isAnswered: boolean;
}

/** A line that was sent in words. */
export interface ShownText {
  readonly position: number;
  readonly text: string;
  /** What kind of text it is, and whether it will be priced. */
  readonly hint: string;
  readonly words: string;
}

const answered = (item: CartItem, { unitPriceE5, days, quantity }: LineAnswer): CartItem => {
  const counted = quantity === null || quantity === item.quantity ? item : repriced(item, quantity);
  return {
    ...counted,
    ...(days !== null && { shipTime: days, helperText: '' as const }),
    ...(unitPriceE5 !== null && {
      price: amountCents(unitPriceE5, counted.quantity),
      fixedPriceDisplay: formatUnitPrice(unitPriceE5),
      is_line_min: false,
    }),
  };
};

const shown = (line: QuoteLine, position: number, answer: LineAnswer | undefined): ShownLine => ({
  position,
  sent: line.sent,
  item: answer === undefined ? line.offered : answered(line.offered, answer),
  check: line.check,
  asOf: line.asOf,
  words: answer?.words ?? '',
  isAnswered: (answer?.unitPriceE5 ?? null) !== null,
});

/** The displayed lines and sums of a quote. */
export interface ShownQuote {
  readonly lines: readonly ShownLine[];
  readonly texts: readonly ShownText[];
  readonly totals: CartTotals;
  readonly counts: LineCounts;
}

const hintOf = (text: string, isAnswered: boolean): string => {
  if (isNoteText(text)) return 'A note on the list';
  return isAnswered ? 'Unmatched: not in this total' : 'Unmatched: an engineer will review it';
};

/** Returns the current lines of a quote. */
export const shownQuote = ({ lines, texts, answer }: Pick<QuoteRequest, 'lines' | 'texts' | 'answer'>): ShownQuote => {
  const byLine = new Map(answer?.lines.map((line) => [line.line, line]));
  const isAnswered = answer !== null;
  const shownLines = lines.map((line, at) => shown(line, at + 1, byLine.get(at + 1)));
  const totals = cartTotals({ items: shownLines.map(({ item }) => item) });
  return {
    lines: shownLines,
    texts: texts.map((text, at) => {
      const position = lines.length + at + 1;
      return { position, text, hint: hintOf(text, isAnswered), words: byLine.get(position)?.words ?? '' };
    }),
    totals,
    counts: lineCounts(totals, texts),
  };
};
