import { QuotePage, type QuotePageProps } from '../../quotes/page/quote-page.tsx';
import type { PageHead } from '../../render/page-head.ts';
import { quoteHead } from './quote-head.ts';

export const head = ({ quote }: QuotePageProps): PageHead => ({
  ...quoteHead(quote),
  sheets: ['quotes'],
});

export default QuotePage;
