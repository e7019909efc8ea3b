import type { UsdCents, UsdE5 } from '../../kit/units.ts';
import { amountCents, formatUnitPrice } from '../../shop/pricing/money.ts';
import { REQUEST_FOR_ETA } from '../../shop/pricing/pricing-rules.ts';
import type { ShipTime } from '../../shop/pricing/ship-time.ts';
import type { CartItem } from '../cart/cart.ts';
import { repriced } from '../cart/cart-changes.ts';
import { type CartTotals, cartTotals } from '../cart/cart-totals.ts';
import { isNoteText } from '../cart/text-lines.ts';
import { type LineCounts, lineCounts, pricedText } from './line-counts.ts';
import type { QuoteRequest } from './quote.ts';
import type { LineAnswer } from './quote-answer.ts';
import type { LineCheck, QuoteLine } from './quote-line.ts';
import type { PricedLine } from './selection.ts';

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

/** The offer of staff for a line in words. */
export interface TextOffer {
  readonly quantity: number;
  readonly unitPriceE5: UsdE5;
  readonly totalCents: UsdCents;
  readonly shipTime: ShipTime;
}

/** A line that was sent in words. */
export interface ShownText {
  readonly position: number;
  readonly text: string;
  /** What kind of text it is, and whether it will be priced. '' for a priced one. */
  readonly hint: string;
  readonly words: string;
  /** Part number that staff offer, or ''. */
  readonly part: string;
  /** null: not priced, not in the total. */
  readonly offer: TextOffer | null;
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

/** The displayed lines and sums of a quote. After an acceptance, the sums are those of the accepted lines. */
export interface ShownQuote {
  readonly lines: readonly ShownLine[];
  readonly texts: readonly ShownText[];
  /** The lines that can be accepted. */
  readonly priced: readonly PricedLine[];
  /** Numbers of the accepted lines. null before an acceptance. */
  readonly accepted: ReadonlySet<number> | null;
  /** Numbers of the lines with a price that were not accepted. */
  readonly leftOut: ReadonlySet<number>;
  readonly totals: CartTotals;
  readonly counts: LineCounts;
}

/** Returns the offer for a line in words: it needs a price and a quantity. */
const textOffer = (text: string, answer: LineAnswer | undefined): TextOffer | null => {
  if (answer === undefined || isNoteText(text)) return null;
  const { unitPriceE5, quantity, days } = answer;
  if (unitPriceE5 === null || quantity === null) return null;
  return { quantity, unitPriceE5, totalCents: amountCents(unitPriceE5, quantity), shipTime: days ?? REQUEST_FOR_ETA };
};

const hintOf = (text: string, isAnswered: boolean, isPriced: boolean): string => {
  if (isNoteText(text)) return 'A note on the list';
  if (isPriced) return '';
  return isAnswered ? 'Unmatched: not in this total' : 'Unmatched: an engineer will review it';
};

const pricedLinesOf = (lines: readonly ShownLine[], texts: readonly ShownText[]): readonly PricedLine[] => [
  ...lines.flatMap(({ position, item: { price, shipTime, expedite } }) =>
    typeof price === 'number' ? [{ position, price, shipTime, expedite }] : [],
  ),
  ...texts.flatMap(({ position, offer }) =>
    offer === null ? [] : [{ position, price: offer.totalCents, shipTime: offer.shipTime, expedite: false }],
  ),
];

/** Returns the current lines of a quote. */
export const shownQuote = ({
  lines,
  texts,
  answer,
  state,
  acceptance,
}: Pick<QuoteRequest, 'lines' | 'texts' | 'answer' | 'state' | 'acceptance'>): ShownQuote => {
  const byLine = new Map(answer?.lines.map((line) => [line.line, line]));
  const isAnswered = answer !== null;
  const shownLines = lines.map((line, at) => shown(line, at + 1, byLine.get(at + 1)));
  const shownTexts = texts.map((text, at): ShownText => {
    const position = lines.length + at + 1;
    const line = byLine.get(position);
    const offer = textOffer(text, line);
    const hint = hintOf(text, isAnswered, offer !== null);
    return { position, text, hint, words: line?.words ?? '', part: line?.part ?? '', offer };
  });
  const priced = pricedLinesOf(shownLines, shownTexts);
  const acceptable = priced.map(({ position }) => position);
  const accepted = state === 'accepted' ? new Set(acceptance?.lines ?? acceptable) : null;
  const unpriced = shownLines.flatMap(({ item }) => (typeof item.price === 'number' ? [] : [item]));
  const totals = cartTotals({
    items: accepted === null ? [...priced, ...unpriced] : priced.filter(({ position }) => accepted.has(position)),
  });
  return {
    lines: shownLines,
    texts: shownTexts,
    priced,
    accepted,
    leftOut: new Set(accepted === null ? [] : acceptable.filter((position) => !accepted.has(position))),
    totals,
    counts: lineCounts({ pricedLines: totals.pricedLines, lines: lines.length }, texts),
  };
};

/** Returns how many lines the total of a quote contains. */
export const totalText = ({ counts, accepted }: ShownQuote): string =>
  pricedText(counts, accepted === null ? 'priced' : 'accepted');
