import type { QuoteView } from '../quote-view.ts';

/** Properties of the blocks beside the lines of a quote. */
export interface SideProps {
  readonly view: QuoteView;
}
