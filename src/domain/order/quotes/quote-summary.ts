import * as v from 'valibot';
import { readable, shortText } from '../../kit/schema/tolerant.ts';
import type { Value } from '../../kit/schema/value.ts';
import { whole } from '../../kit/schema/whole.ts';

const quoteSummary = v.object({
  number: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)),
  /** ISO time. */
  requestedAt: shortText(),
  /** How far it has come: `quoteStateText` says it in words. One that nobody knows is `received`. */
  status: v.fallback(v.picklist(['received', 'in_work', 'answered', 'accepted', 'expired', 'withdrawn']), 'received'),
  lineCount: v.fallback(whole(), 0),
  /** Path of its page. */
  url: v.pipe(v.string(), v.regex(/^\/quotes\/[0-9a-f]{32}$/)),
});

/** Requests on a page of the account. */
export const QUOTES_PER_PAGE = 20;

/** One page of a visitor's requests, newest first. A request that leads anywhere but to a request is passed over. */
export const quoteSummaries = v.object({
  items: readable(quoteSummary),
  totalItems: v.fallback(whole(), 0),
  /** From 1. */
  page: v.fallback(whole(1), 1),
  limit: v.fallback(whole(1), QUOTES_PER_PAGE),
});

/** One line in a visitor's list of quote requests. */
export type QuoteSummary = Value<typeof quoteSummary>;

export type QuoteSummaries = Value<typeof quoteSummaries>;
