import type { CartItem } from '../cart/cart.ts';
import { parseCartItem } from '../cart/parse-cart.ts';
import { isRecord, textOf } from '../cart/read-json.ts';
import type { Parsed } from '../errors.ts';
import { MOST_QUOTE_LINES, type QuoteContact, type QuoteLine } from './quote.ts';

/** Lines of a cart as they are sent. One that cannot be read is told, never passed over. */
export const parseSentLines = (value: unknown): Parsed<readonly CartItem[]> => {
  const refuse = (parameter: string, message: string): Parsed<readonly CartItem[]> => ({
    ok: false,
    problems: [{ parameter, message }],
  });
  if (!Array.isArray(value) || value.length === 0) return refuse('items', 'Send at least one line of the cart.');
  if (value.length > MOST_QUOTE_LINES) {
    return refuse('items', `Send at most ${MOST_QUOTE_LINES} lines at once; this cart has ${value.length}.`);
  }
  const items = value.map(parseCartItem);
  const unreadable = items.indexOf(null);
  if (unreadable !== -1) {
    return refuse(`items.${unreadable}`, `Line ${unreadable + 1} could not be read: remove it and add the part again.`);
  }
  return { ok: true, value: items.filter((item) => item !== null) };
};

const timeOf = (value: unknown): string | null =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value) ? value : null;

const parseLine = (value: unknown): QuoteLine | null => {
  if (!isRecord(value)) return null;
  const sent = parseCartItem(value.sent);
  const offered = parseCartItem(value.offered);
  const check = value.check === 'unread' || value.check === 'unknown' ? value.check : 'priced';
  return sent && offered && { sent, offered, check, asOf: timeOf(value.asOf) };
};

/** Lines of a stored quote. */
export const parseQuoteLines = (value: unknown): readonly QuoteLine[] =>
  Array.isArray(value)
    ? value.flatMap((one) => {
        const line = parseLine(one);
        return line === null ? [] : [line];
      })
    : [];

/** The contact of a stored quote; what is missing is empty. */
export const parseQuoteContact = (value: unknown): QuoteContact => {
  const record = isRecord(value) ? value : {};
  const { name, email, company, phone, message } = record;
  return {
    name: textOf(name),
    email: textOf(email),
    company: textOf(company),
    phone: textOf(phone),
    message: textOf(message, 5000),
  };
};
