import type { QuoteRequest } from '../../../domain/order/quotes/quote.ts';
import type { PageHead } from '../../render/page-head.ts';

export const quoteHead = ({ number }: QuoteRequest): PageHead => ({
  title: `Quote ${number}`,
  description: 'The lines of a quote with price and ship time, what happened to it, and what comes next.',
  noindex: true,
});
