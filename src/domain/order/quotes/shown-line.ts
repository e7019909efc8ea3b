import type { UsdCents, UsdE5 } from '../../kit/units.ts';
import { amountCents, formatUnitPrice } from '../../shop/pricing/money.ts';
import { REQUEST_COST, REQUEST_FOR_ETA } from '../../shop/pricing/pricing-rules.ts';
import type { ShipTime } from '../../shop/pricing/ship-time.ts';
import type { CartItem } from '../cart/cart.ts';
import { repriced } from '../cart/cart-changes.ts';
import { type CartTotals, cartTotals } from '../cart/cart-totals.ts';
import { isNoteText } from '../cart/text-lines.ts';
import { chosenLine, type LineChoice } from './line-choices.ts';
import { type LineCounts, lineCounts, pricedText } from './line-counts.ts';
import type { QuoteRequest } from './quote.ts';
import type { LineAnswer } from './quote-answer.ts';
import type { LineCheck, QuoteLine } from './quote-line.ts';
import type { PricedLine } from './selection.ts';

/** Shown for a line that staff decided not to quote. */
export const DECLINED = 'We do not quote this line';

/** What staff offer for a line beside its price. */
interface ShownOffers {
  /** Other quantities at their own prices. */
  readonly breaks: NonNullable<LineAnswer['breaks']>;
  /** Other parts, outside the total until the customer chooses one. */
  readonly alternatives: NonNullable<LineAnswer['alternatives']>;
  /** The customer's choice among them. */
  readonly choice: LineChoice | null;
  /** Whether staff do not quote the line. */
  readonly isDeclined: boolean;
}

/** The current version of a line: as the server priced it, with the changes of the staff reply. */
export interface ShownLine extends ShownOffers {
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

/** A line that was sent in words, or that staff added. */
export interface ShownText extends ShownOffers {
  readonly position: number;
  /** As sent; '' for a line that staff added. */
  readonly text: string;
  /** What staff offer, in their words, or ''. */
  readonly description: string;
  /** What kind of text it is, and whether it will be priced. '' for a priced one. */
  readonly hint: string;
  readonly words: string;
  /** Part number that staff offer, or ''. */
  readonly part: string;
  /** null: not priced, not in the total. */
  readonly offer: TextOffer | null;
}

const answered = (item: CartItem, { unitPriceE5, days, quantity, isDeclined }: LineAnswer): CartItem => {
  if (isDeclined === true) return { ...item, ...UNPRICED };
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

const UNPRICED = {
  price: REQUEST_COST,
  fixedPriceDisplay: '',
  is_line_min: false,
  shipTime: REQUEST_FOR_ETA,
  helperText: '',
} as const;

type AnswerOfLine = (position: number) => LineAnswer | undefined;
type ChoiceOfLine = (position: number) => LineChoice | undefined;

const offersOf = (answer: LineAnswer | undefined, choice: LineChoice | undefined): ShownOffers => ({
  breaks: answer?.breaks ?? [],
  alternatives: answer?.alternatives ?? [],
  choice: choice ?? null,
  isDeclined: answer?.isDeclined === true,
});

/** Returns the item of a line in another part of the same size. */
const inPart = (item: CartItem, part: string): CartItem =>
  part === '' ? item : { ...item, productName: part, description: '', descriptionTwo: '' };

const shown = (line: QuoteLine, position: number, answer: LineAnswer | undefined, choice?: LineChoice): ShownLine => {
  const chosen = answer === undefined ? undefined : chosenLine(answer, choice);
  return {
    position,
    sent: line.sent,
    item: chosen === undefined ? line.offered : inPart(answered(line.offered, chosen.answer), chosen.part),
    check: line.check,
    asOf: line.asOf,
    words: answer?.words ?? '',
    isAnswered: (chosen?.answer.unitPriceE5 ?? null) !== null,
    ...offersOf(answer, choice),
  };
};

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
  if (answer === undefined || isNoteText(text) || answer.isDeclined === true) return null;
  const { unitPriceE5, quantity, days } = answer;
  if (unitPriceE5 === null || quantity === null) return null;
  return { quantity, unitPriceE5, totalCents: amountCents(unitPriceE5, quantity), shipTime: days ?? REQUEST_FOR_ETA };
};

const hintOf = (text: string, answer: LineAnswer | undefined, isAnswered: boolean): string => {
  if (isNoteText(text)) return 'A note on the list';
  if (answer?.isDeclined === true) return DECLINED;
  return isAnswered ? 'Unmatched: not in this total' : 'Unmatched: an engineer will review it';
};

const shownText = (
  { text, position }: Pick<ShownText, 'text' | 'position'>,
  answer: LineAnswer | undefined,
  { choice, isAnswered }: { readonly choice: LineChoice | undefined; readonly isAnswered: boolean },
): ShownText => {
  const chosen = answer === undefined ? undefined : chosenLine(answer, choice);
  const offer = textOffer(text, chosen?.answer);
  return {
    position,
    text,
    description: answer?.description ?? '',
    hint: offer === null ? hintOf(text, answer, isAnswered) : '',
    words: answer?.words ?? '',
    part: chosen?.part || (answer?.part ?? ''),
    offer,
    ...offersOf(answer, choice),
  };
};

/** Returns the lines that staff added: their numbers follow those of the request. */
const addedTexts = (first: number, answers: readonly LineAnswer[], choiceOf: ChoiceOfLine): readonly ShownText[] =>
  answers
    .filter(({ line }) => line >= first)
    .sort((one, other) => one.line - other.line)
    .map((answer) =>
      shownText({ text: '', position: answer.line }, answer, { choice: choiceOf(answer.line), isAnswered: true }),
    )
    .filter(({ offer }) => offer !== null);

const pricedLinesOf = (lines: readonly ShownLine[], texts: readonly ShownText[]): readonly PricedLine[] => [
  ...lines.flatMap(({ position, item: { price, shipTime, expedite } }) =>
    typeof price === 'number' ? [{ position, price, shipTime, expedite }] : [],
  ),
  ...texts.flatMap(({ position, offer }) =>
    offer === null ? [] : [{ position, price: offer.totalCents, shipTime: offer.shipTime, expedite: false }],
  ),
];

interface QuoteToShow extends Pick<QuoteRequest, 'lines' | 'texts' | 'answer' | 'state' | 'acceptance'> {
  /** The choices of a customer before the acceptance. */
  readonly choices?: readonly LineChoice[];
}

/** Returns the current lines of a quote. */
export const shownQuote = ({ lines, texts, answer, state, acceptance, choices = [] }: QuoteToShow): ShownQuote => {
  const byLine = new Map(answer?.lines.map((line) => [line.line, line]));
  const answerOf: AnswerOfLine = (position) => byLine.get(position);
  const chosen = new Map((state === 'accepted' ? acceptance?.choices : choices)?.map((one) => [one.line, one]));
  const choiceOf: ChoiceOfLine = (position) => chosen.get(position);
  const isAnswered = answer !== null;
  const shownLines = lines.map((line, at) => shown(line, at + 1, answerOf(at + 1), choiceOf(at + 1)));
  const sentTexts = texts.map((text, at) => {
    const position = lines.length + at + 1;
    return shownText({ text, position }, answerOf(position), { choice: choiceOf(position), isAnswered });
  });
  const added = addedTexts(lines.length + texts.length + 1, answer?.lines ?? [], choiceOf);
  const shownTexts = [...sentTexts, ...added];
  const priced = pricedLinesOf(shownLines, shownTexts);
  const acceptable = priced.map(({ position }) => position);
  const accepted = state === 'accepted' ? new Set(acceptance?.lines ?? acceptable) : null;
  const unpriced = shownLines.flatMap(({ item, isDeclined }) =>
    typeof item.price === 'number' || isDeclined ? [] : [item],
  );
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
    counts: lineCounts({ pricedLines: totals.pricedLines, lines: lines.length + added.length }, texts),
  };
};

/** Returns how many lines the total of a quote contains. */
export const totalText = ({ counts, accepted }: ShownQuote): string =>
  pricedText(counts, accepted === null ? 'priced' : 'accepted');
