import * as v from 'valibot';
import type { CartItem } from '../cart/cart.ts';
import { storedLine } from '../cart/parse-cart.ts';
import type { Parsed } from '../errors.ts';
import { orNull, parsedOrNull, readable, shortText } from '../schema/tolerant.ts';
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
  const items = value.map((one) => parsedOrNull(storedLine, one));
  const unreadable = items.indexOf(null);
  if (unreadable !== -1) {
    return refuse(`items.${unreadable}`, `Line ${unreadable + 1} could not be read: remove it and add the part again.`);
  }
  return { ok: true, value: items.filter((item) => item !== null) };
};

const isoTime = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/));

const storedLines = readable(
  v.object({
    sent: storedLine,
    offered: storedLine,
    check: v.fallback(v.picklist(['priced', 'unread', 'unknown']), 'priced'),
    asOf: orNull(isoTime),
  }),
);

/** Lines of a stored quote. */
export const parseQuoteLines = (value: unknown): readonly QuoteLine[] => parsedOrNull(storedLines, value) ?? [];

const text = shortText();
const EMPTY: QuoteContact = { name: '', email: '', company: '', phone: '', message: '' };

const storedContact = v.fallback(
  v.object({ name: text, email: text, company: text, phone: text, message: shortText(5000) }),
  EMPTY,
);

/** The contact of a stored quote; what is missing is empty. */
export const parseQuoteContact = (value: unknown): QuoteContact => v.parse(storedContact, value);
