import type { QuoteRequest } from '../../domain/order/quotes/quote.ts';
import type { QuoteStore } from '../records/quote-store.ts';

/** Returns the quote with this secret ID. Returns `null` for an unknown ID and for a text that is not an ID. */
export const readQuote = (quotes: QuoteStore, id: string): Promise<QuoteRequest | null> =>
  /^[0-9a-f]{32}$/.test(id) ? quotes.read(id) : Promise.resolve(null);
