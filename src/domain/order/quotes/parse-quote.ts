import * as v from 'valibot';
import type { Parsed } from '../../kit/errors.ts';
import { isRecord } from '../../kit/schema/json-object.ts';
import { orNull, parsedOrNull, readable, shortText } from '../../kit/schema/tolerant.ts';
import { wholeNumber } from '../../kit/schema/whole.ts';
import type { CartItem } from '../cart/cart.ts';
import { storedLine } from '../cart/parse-cart.ts';
import { storedChoices } from './line-choices.ts';
import type { Acceptance } from './quote.ts';
import { LONGEST_QUOTE_TEXT, MAX_QUOTE_LINES, MAX_QUOTE_TEXTS } from './quote-limits.ts';
import type { QuoteLine } from './quote-line.ts';

const refused = (parameter: string, message: string) => ({ ok: false as const, problems: [{ parameter, message }] });

/** Parses the submitted lines of a cart. Reports an unreadable line instead of skipping it. */
export const parseSentLines = (value: unknown, hasTexts = false): Parsed<readonly CartItem[]> => {
  const sent = hasTexts ? (value ?? []) : value;
  if (!Array.isArray(sent) || (sent.length === 0 && !hasTexts)) {
    return refused('items', 'Send at least one line of the cart.');
  }
  if (sent.length > MAX_QUOTE_LINES) {
    return refused('items', `Send at most ${MAX_QUOTE_LINES} lines at once; this cart has ${sent.length}.`);
  }
  const items = sent.map((one) => parsedOrNull(storedLine, one));
  const unreadable = items.indexOf(null);
  if (unreadable !== -1) {
    return refused(
      `items.${unreadable}`,
      `Line ${unreadable + 1} could not be read: remove it and add the part again.`,
    );
  }
  return { ok: true, value: items.filter((item) => item !== null) };
};

/** Characters that end a line or control how text is displayed. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const tidy = (text: string): string => text.toWellFormed().replace(UNPRINTABLE, ' ').trim();

/** Parses the submitted texts of a list, each made a single line. Reports an invalid one and drops empty ones. */
export const parseSentTexts = (value: unknown): Parsed<readonly string[]> => {
  if (value === undefined || value === null) return { ok: true, value: [] };
  if (!Array.isArray(value)) return refused('texts', 'Send the texts as a list.');
  if (value.length > MAX_QUOTE_TEXTS) {
    return refused('texts', `Send at most ${MAX_QUOTE_TEXTS} lines as text; this list has ${value.length}.`);
  }
  const wrong = value.findIndex((one) => typeof one !== 'string' || one.length > LONGEST_QUOTE_TEXT);
  if (wrong !== -1) {
    return refused(`texts.${wrong}`, `Text ${wrong + 1} must be text of at most ${LONGEST_QUOTE_TEXT} characters.`);
  }
  const texts = value.filter((one) => typeof one === 'string').map(tidy);
  return { ok: true, value: texts.filter((text) => text !== '') };
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

/** An offered line is stored only as far as it differs from the submitted one. */
const whole = (line: unknown): unknown =>
  isRecord(line) && isRecord(line.sent) && isRecord(line.offered)
    ? { ...line, offered: { ...line.sent, ...line.offered } }
    : line;

/** Parses the lines of a stored quote. */
export const parseQuoteLines = (value: unknown): readonly QuoteLine[] =>
  parsedOrNull(storedLines, Array.isArray(value) ? value.map(whole) : value) ?? [];

const differing = (sent: CartItem, offered: CartItem): Partial<CartItem> =>
  Object.fromEntries(Object.entries(offered).filter(([name, value]) => Reflect.get(sent, name) !== value));

/** Returns lines in their stored form, without redundant data. */
export const storedQuoteLines = (lines: readonly QuoteLine[]): readonly object[] =>
  lines.map((line) => ({ ...line, offered: differing(line.sent, line.offered) }));

/** Parses the texts of a stored quote. */
export const parseQuoteTexts = (value: unknown): readonly string[] => parsedOrNull(readable(v.string()), value) ?? [];

const storedSelection = v.object({
  answered_at: isoTime,
  lines: readable(wholeNumber(1)),
  choices: storedChoices,
});

/** Parses the selection of a stored acceptance. Returns null for an acceptance without one. */
export const parseAcceptance = (value: unknown): Acceptance | null => {
  const stored = parsedOrNull(storedSelection, value);
  if (stored === null) return null;
  const { answered_at: answeredAt, lines, choices } = stored;
  return { answeredAt, lines, ...(choices !== undefined && { choices }) };
};

/** Returns an acceptance in its stored form, which is also that of the backend's collection. */
export const storedAcceptance = ({ answeredAt, lines, choices = [] }: Acceptance): object => ({
  answered_at: answeredAt,
  lines,
  ...(choices.length > 0 && { choices }),
});

const sentFile = v.object({ name: shortText(), size: v.fallback(v.number(), 0) });

/** Parses the file names and sizes of a stored message. */
export const parseSentFiles = (value: unknown): readonly { readonly name: string; readonly size: number }[] =>
  parsedOrNull(readable(sentFile), value) ?? [];
