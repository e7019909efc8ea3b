import { isRecord, readAll, textOf, wholeOf } from '../cart/read-json.ts';

/** How far a request has come. Staff set it; a new one is `received`. */
export type QuoteStatus = 'received' | 'answered' | 'closed';

/** One line in a visitor's list of quote requests. */
export interface QuoteSummary {
  readonly number: string;
  /** ISO time. */
  readonly requestedAt: string;
  readonly status: QuoteStatus;
  readonly lineCount: number;
  /** Path of its page. */
  readonly url: string;
}

/** One page of a visitor's requests, newest first. */
export interface QuoteSummaries {
  readonly items: readonly QuoteSummary[];
  readonly totalItems: number;
  /** From 1. */
  readonly page: number;
  readonly limit: number;
}

/** Requests on a page of the account. */
export const QUOTES_PER_PAGE = 20;

const TEXTS: Readonly<Record<QuoteStatus, string>> = {
  received: 'Received',
  answered: 'Answered by email',
  closed: 'Closed',
};

/** @example quoteStatusText('answered') // 'Answered by email' */
export const quoteStatusText = (status: QuoteStatus): string => TEXTS[status];

/** A stored status; anything unknown counts as received. */
export const parseQuoteStatus = (value: unknown): QuoteStatus =>
  value === 'answered' || value === 'closed' ? value : 'received';

const parseSummary = (value: unknown): QuoteSummary | null => {
  if (!isRecord(value)) return null;
  const [number, url, requestedAt] = [textOf(value.number), textOf(value.url), textOf(value.requestedAt)];
  if (number === '' || !/^\/quotes\/[0-9a-f]{32}$/.test(url)) return null;
  return { number, url, requestedAt, status: parseQuoteStatus(value.status), lineCount: wholeOf(value.lineCount) ?? 0 };
};

/** Reads the answer of `GET /api/account/quotes`; null when it is none. */
export const parseQuoteSummaries = (value: unknown): QuoteSummaries | null => {
  if (!isRecord(value) || !Array.isArray(value.items)) return null;
  return {
    items: readAll(value.items, parseSummary),
    totalItems: wholeOf(value.totalItems) ?? 0,
    page: wholeOf(value.page, 1) ?? 1,
    limit: wholeOf(value.limit, 1) ?? QUOTES_PER_PAGE,
  };
};
