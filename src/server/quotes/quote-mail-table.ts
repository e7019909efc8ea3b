import { counted, formatCount } from '../../domain/kit/text/counted.ts';
import { isNoteText, textLinesText } from '../../domain/order/cart/text-lines.ts';
import { acceptanceText } from '../../domain/order/quotes/acceptance.ts';
import { acceptedText } from '../../domain/order/quotes/line-counts.ts';
import { lineNotes } from '../../domain/order/quotes/line-notes.ts';
import { offerTexts } from '../../domain/order/quotes/offer-texts.ts';
import { priceChange } from '../../domain/order/quotes/price-change.ts';
import type { QuoteRequest } from '../../domain/order/quotes/quote.ts';
import type { LineCheck } from '../../domain/order/quotes/quote-line.ts';
import {
  type ShownLine,
  type ShownQuote,
  type ShownText,
  shownQuote,
  totalText,
} from '../../domain/order/quotes/shown-line.ts';
import { partHref } from '../../domain/reference/paths/store-links.ts';
import { formatCents, formatUnitPrice } from '../../domain/shop/pricing/money.ts';
import { orderMinimumText, PRICING_NOTES } from '../../domain/shop/pricing/pricing-rules.ts';
import { shipTimeValue } from '../../domain/shop/pricing/ship-time.ts';
import type { MailFigures, MailRow, MailTable } from '../mail/mail-table.tsx';

/** Maximum number of lines in an email, and of lines sent as text; the page has all of them. */
const MAX_ROWS = 50;
/** Maximum characters of the rows, far below the maximum size of an email even if each one is escaped. */
const MAX_CHARACTERS = 6000;

/**
 * The reader of an email: the recipient that a request names, who may be anybody; the confirmed recipient of an account;
 * or staff. Texts that a visitor typed are for the last two only.
 */
export type MailReader = 'visitor' | 'sender' | 'staff';

/** The reply that the latest one replaced: its number, and its unit prices by line. */
interface ReplacedPrices {
  readonly revision: number;
  readonly prices: ReadonlyMap<number, string>;
}

/** Returns the unit prices of the reply that the latest one replaced, or `null` without one. */
export const replacedPrices = (quote: QuoteRequest): ReplacedPrices | null => {
  const { replaced } = quote;
  if (replaced === undefined) return null;
  const { lines, texts } = shownQuote({ ...quote, answer: replaced.answer, state: 'answered', acceptance: null });
  return {
    revision: replaced.revision,
    prices: new Map([
      ...lines.map(({ position, item }) => [position, item.fixedPriceDisplay] as const),
      ...texts.flatMap(({ position, offer }) =>
        offer === null ? [] : [[position, formatUnitPrice(offer.unitPriceE5)] as const],
      ),
    ]),
  };
};

/** Returns the earlier unit price of a line that a row strikes through, with where it was, or '' twice. */
const beforeIn = (
  { position, price }: { readonly position: number; readonly price: string },
  replaced: ReplacedPrices | null,
  inRequest: string,
): Pick<MailFigures, 'before' | 'beforeIn'> => {
  if (replaced === null) return { before: inRequest, beforeIn: inRequest === '' ? '' : 'in the request' };
  const before = replaced.prices.get(position) ?? '';
  const isPrice = /^\$[\d,.]+$/.test(before) && before !== price;
  return isPrice ? { before, beforeIn: `in R${replaced.revision}` } : { before: '', beforeIn: '' };
};

/** Data for the rows of an email that is not in the quote. */
export interface TableContext {
  readonly siteUrl: string;
  readonly reader: MailReader;
  /** Returns the catalog's description of a part, or `null` if the catalog does not have the part. */
  readonly describe: (partNumber: string) => string | null;
  /** `null`: prices are compared with those of the request. */
  readonly replaced: ReplacedPrices | null;
}

/**
 * For parts that are not in the catalog, the name comes from the visitor's browser and is therefore not sent to
 * visitors.
 */
export const partOf = ({ item, check, position }: ShownLine): string =>
  check === 'priced' ? item.productName : `Line ${position}`;

const STAFF_NOTES: Readonly<Record<LineCheck, readonly string[]>> = {
  priced: [],
  unread: ['Price and ship time are from the cart: confirm them.'],
  unknown: ['This part is not in the catalog.'],
};

const rowOfLine = (line: ShownLine, context: TableContext): MailRow => {
  const { item, check, words, isAnswered } = line;
  const isWhole = context.reader !== 'visitor';
  const known = check === 'unknown' ? null : context.describe(item.productName);
  const isPart = check === 'priced' || known !== null;
  // The item's own description comes from the visitor's browser.
  const typed = [item.description, item.descriptionTwo].filter((text) => text !== '').join(', ');
  const details = [
    known ?? (isWhole ? typed : ''),
    isWhole && item.note !== '' ? `Note: ${item.note}` : '',
    item.expedite ? 'Expedite: cost to be confirmed' : '',
    words,
    ...offerTexts(line),
    ...(context.reader === 'staff' ? STAFF_NOTES[check] : lineNotes(line)),
  ];
  return {
    part: isWhole || isPart ? item.productName : partOf(line),
    href: isPart ? context.siteUrl + partHref(item.productName) : null,
    details: details.filter((text) => text !== ''),
    figures: {
      quantity: formatCount(item.quantity),
      shipTime: shipTimeValue(item.shipTime),
      unitPrice: isWhole || check === 'priced' || isAnswered ? item.fixedPriceDisplay || '–' : '–',
      ...beforeIn(
        { position: line.position, price: item.fixedPriceDisplay },
        context.replaced,
        priceChange(line)?.before ?? '',
      ),
      total: typeof item.price === 'number' ? formatCents(item.price) : '–',
      isLineMinimum: item.is_line_min,
    },
  };
};

/** Returns the row of a text line that staff priced. The visitor's text is repeated only for those who may read it. */
const rowOfOffer = (
  line: ShownText,
  offer: NonNullable<ShownText['offer']>,
  { siteUrl, reader, describe, replaced }: TableContext,
): MailRow => {
  const { position, text, part, words, description } = line;
  const known = part === '' ? null : describe(part);
  // Without a part number and a description, the position is the heading of the row.
  const requested = part === '' && description === '' ? '' : `For line ${position}`;
  const asked = reader === 'visitor' ? requested : `For “${text}”`;
  const details = [known ?? '', text === '' ? '' : asked, words, ...offerTexts(line)];
  return {
    part: part || description || `Line ${position}`,
    href: known === null ? null : siteUrl + partHref(part),
    details: details.filter((detail) => detail !== ''),
    figures: {
      quantity: formatCount(offer.quantity),
      shipTime: shipTimeValue(offer.shipTime),
      unitPrice: formatUnitPrice(offer.unitPriceE5),
      ...beforeIn({ position, price: formatUnitPrice(offer.unitPriceE5) }, replaced, ''),
      total: formatCents(offer.totalCents),
      isLineMinimum: false,
    },
  };
};

const openRow = (part: string, details: readonly string[]): MailRow => ({
  part,
  href: null,
  details: details.filter((detail) => detail !== ''),
  figures: null,
});

const openText = (texts: readonly ShownText[]): string => textLinesText(texts.map(({ text }) => text));

/** Returns one row for the text lines by position and number: visitors read their text on the page. */
const rowOfPositions = (texts: readonly ShownText[]): readonly MailRow[] => {
  const [first, last] = [texts[0], texts.at(-1)];
  if (first === undefined || last === undefined) return [];
  const places = first === last ? `Line ${first.position}` : `Lines ${first.position} to ${last.position}`;
  // Staff may have priced some of the lines between the first and the last.
  const isRow = last.position - first.position === texts.length - 1;
  return [
    openRow(isRow ? places : `Of ${places.toLowerCase()}`, [
      `${openText(texts)}, not in the total. The page shows the text as you wrote it.`,
    ]),
  ];
};

/** Returns the rows of text lines without a price. */
const openRows = (texts: readonly ShownText[], { reader }: TableContext): readonly MailRow[] => {
  if (reader !== 'visitor') {
    return texts.map(({ position, text, hint, words }) => {
      const kind = reader === 'staff' && !isNoteText(text) ? 'Unmatched: not in the total' : hint;
      return openRow(`“${text}”`, [`Line ${position}. ${kind}`, words]);
    });
  }
  const commented = texts.filter(({ words }) => words !== '');
  return [
    ...commented.map((line) => openRow(`Line ${line.position}`, [`${openText([line])}, not in the total`, line.words])),
    ...rowOfPositions(texts.filter(({ words }) => words === '')),
  ];
};

/** Returns the rows that fit into an email. */
const fitting = (rows: readonly MailRow[]): readonly MailRow[] => {
  let characters = 0;
  return rows.slice(0, MAX_ROWS).filter(({ part, details }) => {
    characters += part.length + details.join('').length;
    return characters <= MAX_CHARACTERS;
  });
};

/** What limits an acceptance: lines that are not part of it, and the order minimum. */
const limitTexts = (shown: ShownQuote, isAnswer: boolean): readonly string[] => {
  const { counts, totals } = shown;
  const choice = 'You can accept all priced lines, or only those that you select on the page.';
  return [
    acceptanceText(shown),
    isAnswer && counts.open > 0 ? acceptedText(counts) : '',
    isAnswer && counts.priced > 1 ? choice : '',
    totals.orderMinimumReached ? '' : `${orderMinimumText(false)}.`,
  ].filter((text) => text !== '');
};

/** Returns the lines of a quote with their total: after an acceptance, the accepted lines. */
export const quoteMailTable = (shown: ShownQuote, context: TableContext, isAnswer: boolean): MailTable => {
  const { accepted, totals } = shown;
  const isListed = ({ position }: ShownLine | ShownText): boolean => accepted?.has(position) ?? true;
  const lines = shown.lines.filter(isListed);
  const texts = shown.texts.filter((line) => line.offer === null || isListed(line));
  const open = texts.filter(({ offer }) => offer === null);
  const priced = [
    ...lines.map((line) => rowOfLine(line, context)),
    ...texts.flatMap((line) => (line.offer === null ? [] : [rowOfOffer(line, line.offer, context)])),
  ];
  // After an acceptance, a visitor's email names the lines without a price below the total.
  const unpriced = context.reader === 'visitor' && accepted !== null ? [] : openRows(open, context);
  const rows = [...fitting(priced), ...fitting(unpriced)];
  const left = priced.length + unpriced.length - rows.length;
  return {
    rows,
    more: left === 0 ? '' : `and ${counted(left, 'more line')} on the page`,
    priced: totalText(shown),
    total: totals.pricedLines > 0 ? formatCents(totals.subtotalCents) : '–',
    limits: limitTexts(shown, isAnswer),
    notes: context.reader === 'staff' ? [] : PRICING_NOTES.map((note) => `${note}.`),
  };
};
