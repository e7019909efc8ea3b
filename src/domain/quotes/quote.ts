import type { CartItem } from '../cart/cart.ts';

/** More lines than this are a file to send, not a cart. */
export const MOST_QUOTE_LINES = 200;

/**
 * What is known of a line's price at the moment it was asked for: `priced` by the server, `unread` when prices did not
 * answer (the cart's own stand), `unknown` when the catalog has no such part any more.
 */
export type LineCheck = 'priced' | 'unread' | 'unknown';

/** One line of a quote request, as the cart held it and as the server prices it. */
export interface QuoteLine {
  readonly sent: CartItem;
  readonly offered: CartItem;
  readonly check: LineCheck;
  /** ISO time of the earlier answer that priced it while the backend was away; null = priced anew, or not at all. */
  readonly asOf: string | null;
}

/** Who asks. */
export interface QuoteContact {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly phone: string;
  readonly message: string;
}

/** A stored quote request. */
export interface QuoteRequest {
  readonly number: string;
  /** ISO time. */
  readonly requestedAt: string;
  readonly contact: QuoteContact;
  readonly lines: readonly QuoteLine[];
}

/** The number people name a request by. @example quoteNumber(123, '2026-11-21T09:00:00.000Z') // 'Q-2026-000123' */
export const quoteNumber = (row: number, requestedAt: string): string =>
  `Q-${requestedAt.slice(0, 4)}-${String(row).padStart(6, '0')}`;

/** @example quoteHref('0123…') // '/quotes/0123…' */
export const quoteHref = (id: string): string => `/quotes/${id}`;
