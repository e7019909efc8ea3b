import type { D1Database } from '@cloudflare/workers-types';
import { cutText } from '../../../domain/kit/text/bounded-text.ts';
import { isNoteText } from '../../../domain/order/cart/text-lines.ts';
import { type ShownQuote, shownQuote } from '../../../domain/order/quotes/shown-line.ts';
import { formatCents } from '../../../domain/shop/pricing/money.ts';
import { quoteInRow } from '../../records/quote-store.ts';

/** A line as the preview shows it. */
export interface PreviewLine {
  readonly position: number;
  readonly name: string;
  /** Whether the name is a part number rather than words of the customer. */
  readonly isPart: boolean;
  readonly detail: string;
  /** Whether it keeps the quote from being sent. */
  readonly isOpen: boolean;
}

export interface QuotePreview {
  /** The request's message, or the customer's last one if it has no reply. */
  readonly message: string;
  readonly isLastMessage: boolean;
  readonly lines: readonly PreviewLine[];
  readonly lineCount: number;
  readonly earlier: EarlierQuotes;
}

/** Other quotes of the same email address. */
export interface EarlierQuotes {
  readonly count: number;
  readonly accepted: number;
  readonly last: { readonly requestedAt: string; readonly valueCents: number | null } | null;
}

/** Lines of a preview; the page of the quote has all. Open lines come first if there are more. */
const MAX_LINES = 12;
const LONGEST_MESSAGE = 600;
const MAX_EARLIER = 200;

const EARLIER = `SELECT r.id, r.requested_at AS requestedAt, r.state, l.value_cents AS valueCents
  FROM quote_requests r JOIN quote_list l ON l.quote_id = r.id
  WHERE lower(json_extract(r.contact, '$.email')) = lower(?1) AND r.id < ?2 ORDER BY r.id DESC LIMIT ${MAX_EARLIER}`;

const quantityText = (quantity: number): string => quantity.toLocaleString('en-US');

const linesOf = ({ lines, texts }: ShownQuote): readonly PreviewLine[] => [
  ...lines.map(({ position, item, check }) => {
    const isPriced = typeof item.price === 'number';
    const amount = isPriced ? formatCents(item.price) : check === 'unknown' ? 'unknown part' : 'no list price';
    const minimum = isPriced && item.is_line_min ? ' minimum' : '';
    return {
      position,
      name: item.productName,
      isPart: true,
      detail: `${quantityText(item.quantity)} · ${amount}${minimum}`,
      isOpen: !isPriced,
    };
  }),
  ...texts
    .filter(({ text }) => !isNoteText(text))
    .map(({ position, text, offer, part }) => ({
      position,
      name: part === '' || offer === null ? text : part,
      isPart: part !== '' && offer !== null,
      detail: offer === null ? 'unmatched' : `${quantityText(offer.quantity)} · ${formatCents(offer.totalCents)}`,
      isOpen: offer === null,
    })),
];

/** Returns the preview of a quote, or `null` if it does not exist. */
export const readPreview = async (db: D1Database, id: number): Promise<QuotePreview | null> => {
  const quote = await quoteInRow(db, id);
  if (quote === null) return null;
  const { results } = await db
    .prepare(EARLIER)
    .bind(quote.contact.email, id)
    .all<{ requestedAt: string; state: string; valueCents: number | null }>();
  const lines = linesOf(shownQuote(quote));
  const shown = lines.length <= MAX_LINES ? lines : [...lines].sort((one, other) => +other.isOpen - +one.isOpen);
  const lastReply = quote.events.findLastIndex(({ actor, kind }) => actor === 'staff' && kind !== 'in_work');
  const written = quote.events.slice(lastReply + 1).findLast(({ kind }) => kind === 'message');
  const [last] = results;
  return {
    message: cutText(written?.words ?? quote.contact.message, LONGEST_MESSAGE),
    isLastMessage: written !== undefined,
    lines: shown.slice(0, MAX_LINES),
    lineCount: lines.length,
    earlier: {
      count: results.length,
      accepted: results.filter(({ state }) => state === 'accepted').length,
      last: last === undefined ? null : { requestedAt: last.requestedAt, valueCents: last.valueCents },
    },
  };
};
