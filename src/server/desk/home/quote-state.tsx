import type { ReactNode } from 'react';
import { QUOTE_STATUSES, type QuoteStatus } from '../../../domain/order/quotes/desk/quote-status.ts';

const RING = { cx: 6, cy: 6, r: 4.25, fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 } as const;

/** Shapes of the statuses; the word beside it says the same. */
const SHAPES: Readonly<Record<QuoteStatus, ReactNode>> = {
  new: <circle cx="6" cy="6" r="5" fill="currentColor" />,
  reply: <path d="M1.5 6.5 5 3v2.4h5.5v2.2H5V10Z" fill="currentColor" />,
  review: (
    <>
      <circle {...RING} />
      <path d="M6 1.75a4.25 4.25 0 0 1 0 8.5Z" fill="currentColor" />
    </>
  ),
  quoted: <circle {...RING} />,
  viewed: (
    <>
      <circle {...RING} />
      <circle cx="6" cy="6" r="1.6" fill="currentColor" />
    </>
  ),
  accepted: <path d="M1.8 6.4 4.8 9.4 10.4 3" fill="none" stroke="currentColor" strokeWidth="1.8" />,
  lost: <path d="M2 2l8 8M10 2l-8 8" stroke="currentColor" strokeWidth="1.5" />,
  expired: <circle {...RING} strokeDasharray="2.2 1.6" />,
  withdrawn: <path d="M2 6h8" stroke="currentColor" strokeWidth="1.5" />,
};

/** The status of a quote: a shape and a word. */
export const QuoteState = ({ status }: { readonly status: QuoteStatus }): ReactNode => (
  <span className={`home-state is-${status}`}>
    <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
      {SHAPES[status]}
    </svg>
    {QUOTE_STATUSES[status]}
  </span>
);
