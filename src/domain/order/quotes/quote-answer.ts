import * as v from 'valibot';
import type { Value } from '../../kit/schema/value.ts';
import { usdE5 } from '../../kit/units.ts';
import { LONGEST_PART_NUMBER } from '../../shop/catalog/part-number.ts';
import { integerFromDecimal } from '../../shop/pricing/money.ts';
import { MAX_QUANTITY } from '../../shop/pricing/pricing-rules.ts';
import { MAX_ALTERNATIVES, MAX_OFFERED_BREAKS, storedOffers } from './line-offers.ts';
import { LONGEST_QUOTE_TEXT, MAX_QUOTE_LINES, MAX_QUOTE_TEXTS } from './quote-limits.ts';
import type { QuoteLine } from './quote-line.ts';

/** Maximum characters of a staff reply to a whole quote, and to one of its lines. */
const LONGEST_ANSWER = 5000;
const LONGEST_LINE_WORDS = 500;
/** Maximum number of file links in a staff reply. */
const MAX_ANSWER_FILES = 20;
/** Maximum business days until a line ships. */
const MAX_DAYS = 730;
const PRICE_DIGITS = 5;
/** A million dollars apiece. A higher price is treated as a typing error, which also keeps totals exact. */
const HIGHEST_PRICE_E5 = 100_000_000_000;

/** PostgreSQL returns decimals as strings. */
const unitPrice = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((amount) => integerFromDecimal(amount, PRICE_DIGITS)),
  v.number('must be a price in US dollars such as 0.44'),
  v.minValue(1, 'must be above 0'),
  v.maxValue(HIGHEST_PRICE_E5, 'is too high'),
  v.transform(usdE5),
);

const asNumber = v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,7}$/))]), v.transform(Number));
const wholeUpTo = (least: number, most: number, message: string) =>
  v.pipe(asNumber, v.safeInteger(message), v.minValue(least, message), v.maxValue(most, message));

const words = (most: number) => v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(most)), '');

const days = v.nullish(wholeUpTo(0, MAX_DAYS, `must be from 0 to ${MAX_DAYS} business days`), null);
const pieces = (message: string) => wholeUpTo(1, MAX_QUANTITY, message);

/** A list of a line, which the interface of a server may leave empty. */
const rowsOf = <Schema extends v.GenericSchema>(row: Schema, most: number) =>
  v.nullish(v.pipe(v.array(row), v.maxLength(most)), []);

/** The staff reply to one line. null leaves the requested value. */
const lineAnswer = v.object({
  /**
   * Line number from 1. Lines in words follow those of the cart. Higher numbers are lines that staff add: they need a price, a
   * quantity, and a part number or a description.
   */
  line: wholeUpTo(1, MAX_QUOTE_LINES + MAX_QUOTE_TEXTS, 'must be the number of a line'),
  unit_price: v.nullish(unitPrice, null),
  days,
  /** A quantity other than the requested one. A line in words needs one for its total. */
  quantity: v.nullish(pieces('must be a quantity'), null),
  /** Part number that staff offer for a line in words. */
  offered_part: words(LONGEST_PART_NUMBER),
  words: words(LONGEST_LINE_WORDS),
  /** What staff offer for a line in words, or an added line, in their words. */
  description: words(LONGEST_QUOTE_TEXT),
  /** Whether staff decided not to quote the line. */
  not_quoted: v.nullish(v.boolean(), false),
  /** Other quantities that are offered at their own prices. */
  breaks: rowsOf(v.object({ quantity: pieces('must be a quantity'), unit_price: unitPrice }), MAX_OFFERED_BREAKS),
  /** Other parts that the customer can choose instead. They are outside the total until then. */
  alternatives: rowsOf(
    v.object({
      part: v.pipe(v.string(), v.trim(), v.nonEmpty('needs a part number'), v.maxLength(LONGEST_PART_NUMBER)),
      unit_price: unitPrice,
      days,
    }),
    MAX_ALTERNATIVES,
  ),
});

const HTTPS = /^https:\/\/([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,9})(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/** A file that staff uploaded to a site on this computer, which has no https. */
const LOCAL_FILE = /^http:\/\/(127\.0\.0\.1|localhost)(?::\d{1,5})?\/quotes\/[0-9a-f]{32}\/files\/[0-9a-f]{64}$/;

/**
 * Returns the host of a file URL, or '' if it is not the URL of a file.
 *
 * @example hostOf('https://files.example/a.pdf') // 'files.example'
 */
export const hostOf = (url: string): string => (HTTPS.exec(url) ?? LOCAL_FILE.exec(url))?.[1] ?? '';

const file = v.object({
  label: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(120)),
  url: v.pipe(
    v.string(),
    v.maxLength(2000),
    v.check((url) => hostOf(url) !== '', 'must be an address that begins with https://'),
  ),
});

/** A list is JSON, which one server returns as a value and another as a string. */
const listOf = <Schema extends v.GenericSchema>(item: Schema, most: number) =>
  v.pipe(
    v.nullish(v.union([v.array(v.unknown()), v.pipe(v.string(), v.parseJson())]), []),
    v.array(item),
    v.maxLength(most),
  );

/**
 * The fields of a reply in the backend's collection. An unreadable one fails, because a price must never be skipped.
 */
export const answerFields = {
  answer: words(LONGEST_ANSWER),
  answer_lines: v.pipe(
    listOf(lineAnswer, MAX_QUOTE_LINES + MAX_QUOTE_TEXTS),
    v.check((lines) => new Set(lines.map(({ line }) => line)).size === lines.length, 'names a line twice'),
  ),
  files: listOf(file, MAX_ANSWER_FILES),
  valid_until: v.nullish(
    v.pipe(
      v.string(),
      v.regex(/^\d{4}-\d\d-\d\d/, 'must be a day such as 2026-12-23'),
      v.transform((day) => day.slice(0, 'yyyy-mm-dd'.length)),
      v.check((day) => !Number.isNaN(Date.parse(day)), 'must be a day such as 2026-12-23'),
    ),
    null,
  ),
};

const stored = v.object({
  words: v.fallback(v.string(), ''),
  lines: v.fallback(
    v.array(
      v.object({
        line: v.number(),
        unitPriceE5: v.nullable(v.pipe(v.number(), v.transform(usdE5))),
        days: v.nullable(v.number()),
        quantity: v.nullable(v.number()),
        part: v.fallback(v.optional(v.string(), ''), ''),
        words: v.string(),
        ...storedOffers,
      }),
    ),
    [],
  ),
  files: v.fallback(v.array(v.object({ label: v.string(), url: v.string() })), []),
});

/** The reply of staff to a quote. */
export type QuoteAnswer = Value<typeof stored>;
export type LineAnswer = QuoteAnswer['lines'][number];

const answerSchema = v.object(answerFields);

/** Returns the fields of a line that few lines have; an empty one is absent. */
const offersOf = ({ description, not_quoted, breaks, alternatives }: Value<typeof lineAnswer>) => ({
  ...(description !== '' && { description }),
  ...(not_quoted && { isDeclined: true }),
  ...(breaks.length > 0 && {
    breaks: breaks.map(({ quantity, unit_price: unitPriceE5 }) => ({ quantity, unitPriceE5 })),
  }),
  ...(alternatives.length > 0 && {
    alternatives: alternatives.map(({ part, unit_price: unitPriceE5, days }) => ({ part, unitPriceE5, days })),
  }),
});

/** Returns a reply, or null if it has no content. */
export const toQuoteAnswer = ({ answer, answer_lines, files }: Value<typeof answerSchema>): QuoteAnswer => ({
  words: answer,
  lines: answer_lines.flatMap((sent) => {
    const { line, unit_price: unitPriceE5, days, quantity, offered_part: part, words } = sent;
    const offers = offersOf(sent);
    const says = unitPriceE5 !== null || days !== null || quantity !== null || part !== '' || words !== '';
    return says || Object.keys(offers).length > 0
      ? [{ line, unitPriceE5, days, quantity, part, words, ...offers }]
      : [];
  }),
  files,
});

/** Returns the prefilled lines that staff edit: the lines as priced. */
export const answerDraft = (lines: readonly QuoteLine[]): readonly object[] =>
  lines.map(({ offered }, at) => ({
    line: at + 1,
    part: offered.productName,
    quantity: offered.quantity,
    unit_price: /^\$[\d,.]+$/.test(offered.fixedPriceDisplay) ? offered.fixedPriceDisplay.replace(/[$,]/g, '') : null,
    days: typeof offered.shipTime === 'number' ? offered.shipTime : null,
    words: '',
  }));

/** Returns whether two replies have equal content. */
export const isSameAnswer = (one: QuoteAnswer | null, other: QuoteAnswer): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Parses the reply of a stored quote. Returns null without a reply. */
export const parseStoredAnswer = (value: unknown): QuoteAnswer | null => {
  const parsed = v.safeParse(stored, value);
  return parsed.success ? parsed.output : null;
};
