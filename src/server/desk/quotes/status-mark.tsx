import type { ReactNode } from 'react';
import { QUOTE_STATUSES, type QuoteStatus } from '../../../domain/order/quotes/desk/quote-status.ts';
import './status-mark.css';

const RING = <circle cx="6" cy="6" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.5" />;
const CROSS = <path d="m2.5 2.5 7 7m0-7-7 7" fill="none" stroke="currentColor" strokeWidth="1.5" />;

/** A shape per status, so that color is never the only sign. */
const SHAPES: Readonly<Record<QuoteStatus, ReactNode>> = {
  new: <circle cx="6" cy="6" r="5" fill="currentColor" />,
  reply: <path d="M1.5 6.5 5 3v2.4h5.5v2.2H5V10Z" fill="currentColor" />,
  review: (
    <>
      {RING}
      <path d="M6 1.75a4.25 4.25 0 0 1 0 8.5Z" fill="currentColor" />
    </>
  ),
  quoted: RING,
  viewed: (
    <>
      {RING}
      <circle cx="6" cy="6" r="1.6" fill="currentColor" />
    </>
  ),
  accepted: <path d="m1.8 6.4 2.9 2.9 5.5-6" fill="none" stroke="currentColor" strokeWidth="1.75" />,
  lost: CROSS,
  expired: (
    <circle cx="6" cy="6" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2 1.6" />
  ),
  withdrawn: CROSS,
};

/** The status of a quote: a shape and a word. @param text replaces the word, such as 'Expired Nov 20' */
export const StatusMark = ({ status, text }: { readonly status: QuoteStatus; readonly text?: string }): ReactNode => (
  <span className={`status-mark status-mark-${status}`}>
    <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
      {SHAPES[status]}
    </svg>
    {text ?? QUOTE_STATUSES[status]}
  </span>
);
