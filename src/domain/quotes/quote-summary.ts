import * as v from 'valibot';
import { readable, shortText } from '../schema/tolerant.ts';
import type { Value } from '../schema/value.ts';
import { whole } from '../schema/whole.ts';

/** How far a request has come. Staff set it; a new one is `received`, and so is one of a status nobody knows. */
export const quoteStatus = v.fallback(v.picklist(['received', 'answered', 'closed']), 'received');

const quoteSummary = v.object({
  number: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)),
  /** ISO time. */
  requestedAt: shortText(),
  status: quoteStatus,
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

export type QuoteStatus = Value<typeof quoteStatus>;

/** One line in a visitor's list of quote requests. */
export type QuoteSummary = Value<typeof quoteSummary>;

export type QuoteSummaries = Value<typeof quoteSummaries>;

const TEXTS: Readonly<Record<QuoteStatus, string>> = {
  received: 'Received',
  answered: 'Answered by email',
  closed: 'Closed',
};

/** @example quoteStatusText('answered') // 'Answered by email' */
export const quoteStatusText = (status: QuoteStatus): string => TEXTS[status];
