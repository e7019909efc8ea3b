import { isNoteText } from '../../domain/order/cart/text-lines.ts';
import { unitPriceIn } from '../../domain/order/quotes/price-change.ts';
import type { QuoteRequest } from '../../domain/order/quotes/quote.ts';
import type { LineCheck } from '../../domain/order/quotes/quote-line.ts';
import { quoteHref } from '../../domain/order/quotes/quote-links.ts';
import { stateAt } from '../../domain/order/quotes/quote-state.ts';
import { type ShownLine, type ShownText, shownQuote } from '../../domain/order/quotes/shown-line.ts';
import { amountCents } from '../../domain/shop/pricing/money.ts';
import { ORDER_MINIMUM_CENTS, REQUEST_FOR_ETA } from '../../domain/shop/pricing/pricing-rules.ts';
import type { ShipTime } from '../../domain/shop/pricing/ship-time.ts';
import { LINE_PROBLEMS, type LineProblem } from '../../domain/site/api/v1/prices.ts';
import {
  PUBLIC_STATES,
  type PublicQuote,
  type PublicQuotedLine,
  type PublicQuotedText,
} from '../../domain/site/api/v1/quotes.ts';
import { amount, unitPrice } from '../catalog/public-money.ts';

type AcceptedLines = ReadonlySet<number> | null;

const PROBLEMS: Readonly<Record<LineCheck, LineProblem>> = {
  priced: 'price-on-request',
  unread: 'price-unavailable',
  unknown: 'unknown-part',
};

const daysOf = (shipTime: ShipTime): number | null => (shipTime === REQUEST_FOR_ETA ? null : shipTime);

const acceptedAt = (accepted: AcceptedLines, position: number): boolean | null => accepted?.has(position) ?? null;

const publicOffers = ({ breaks, alternatives, choice, isDeclined }: ShownLine | ShownText) => ({
  is_declined: isDeclined,
  breaks: breaks.map(({ quantity, unitPriceE5 }) => ({
    quantity,
    unit_price: unitPrice(unitPriceE5),
    total: amount(amountCents(unitPriceE5, quantity)),
    is_chosen: choice?.quantity === quantity,
  })),
  alternatives: alternatives.map(({ part, unitPriceE5, days }) => ({
    part_number: part,
    unit_price: unitPrice(unitPriceE5),
    lead_time_days: days,
    is_chosen: choice?.part === part,
  })),
});

const publicLine = (line: ShownLine, accepted: AcceptedLines): PublicQuotedLine => {
  const { position, sent, item, check, isAnswered } = line;
  const each = typeof item.price === 'number' ? unitPriceIn(item.fixedPriceDisplay) : null;
  const code = PROBLEMS[check];
  return {
    position,
    part_number: item.productName,
    quantity: item.quantity,
    unit_price: each && unitPrice(each),
    total: typeof item.price === 'number' ? amount(item.price) : null,
    is_line_minimum: item.is_line_min,
    lead_time_days: daysOf(item.shipTime),
    as_of: isAnswered ? null : line.asOf,
    problem: typeof item.price === 'number' ? null : { code, message: LINE_PROBLEMS[code] },
    requested_quantity: sent.quantity,
    description: [item.description, item.descriptionTwo].filter(Boolean).join(', '),
    note: item.note,
    expedite: item.expedite,
    is_quoted: isAnswered,
    is_accepted: acceptedAt(accepted, position),
    ...publicOffers(line),
    reply: line.words,
  };
};

const publicText = (line: ShownText, accepted: AcceptedLines): PublicQuotedText => {
  const { position, text, description, part, offer, words } = line;
  return {
    position,
    text,
    description,
    part_number: part || null,
    quantity: offer?.quantity ?? null,
    unit_price: offer && unitPrice(offer.unitPriceE5),
    total: offer && amount(offer.totalCents),
    lead_time_days: offer && daysOf(offer.shipTime),
    is_accepted: isNoteText(text) ? null : acceptedAt(accepted, position),
    ...publicOffers(line),
    reply: words,
  };
};

/**
 * Returns a quote in the form of the public API: what its page shows, without the sender.
 *
 * @param now milliseconds since 1970
 */
export const publicQuote = (quote: QuoteRequest, siteUrl: string, now: number): PublicQuote => {
  const { publicId, number, requestedAt, answeredAt, validUntil, answer, contact, orderNumber, events } = quote;
  const { lines, texts, accepted, totals, counts } = shownQuote(quote);
  return {
    id: publicId,
    number,
    url: siteUrl + quoteHref(publicId),
    status: PUBLIC_STATES[stateAt(quote.state, validUntil, now)],
    version: events.filter(({ kind }) => kind === 'answered').length,
    requested_at: requestedAt,
    quoted_at: answeredAt,
    valid_until: validUntil,
    reply: answer?.words ?? '',
    lines: lines.map((line) => publicLine(line, accepted)),
    texts: texts.map((text) => publicText(text, accepted)),
    subtotal: amount(totals.subtotalCents),
    lines_without_price: counts.open,
    order_minimum: amount(ORDER_MINIMUM_CENTS),
    accepted_lines: accepted && [...accepted],
    po_number: contact.poNumber,
    order_number: orderNumber,
    files: answer?.files ?? [],
  };
};
