import * as v from 'valibot';
import { orNull, readable, shortText } from '../../kit/schema/tolerant.ts';
import type { Value } from '../../kit/schema/value.ts';
import { wholeNumber } from '../../kit/schema/whole.ts';
import { LONGEST_ORDER_NUMBER } from './quote-limits.ts';

const quoteSummary = v.object({
  number: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)),
  /** ISO time. */
  requestedAt: shortText(),
  /** The displayed state, which `quoteStateText` converts to words. Unknown states become `received`. */
  status: v.fallback(v.picklist(['received', 'in_work', 'answered', 'accepted', 'expired', 'withdrawn']), 'received'),
  lineCount: v.fallback(wholeNumber(), 0),
  /** Number of accepted lines. null: not accepted, or accepted before lines could be selected. */
  acceptedLines: orNull(wholeNumber()),
  /** Sum of the priced lines in cents; null if it was not computed. */
  totalCents: v.fallback(v.nullable(wholeNumber()), null),
  /** Lines that the total does not contain. */
  openLines: v.fallback(wholeNumber(), 0),
  /** The visitor's PO number, or ''. */
  poNumber: shortText(LONGEST_ORDER_NUMBER),
  /** Path of its page. */
  url: v.pipe(v.string(), v.regex(/^\/quotes\/[0-9a-f]{32}$/)),
});

/** Quote requests per page of the account. */
export const QUOTES_PER_PAGE = 20;

/** One page of a visitor's requests, newest first. Skips entries whose URL is not that of a request. */
export const quoteSummaries = v.object({
  items: readable(quoteSummary),
  totalItems: v.fallback(wholeNumber(), 0),
  /** From 1. */
  page: v.fallback(wholeNumber(1), 1),
  limit: v.fallback(wholeNumber(1), QUOTES_PER_PAGE),
});

/** One line in a visitor's list of quote requests. */
export type QuoteSummary = Value<typeof quoteSummary>;

export type QuoteSummaries = Value<typeof quoteSummaries>;
