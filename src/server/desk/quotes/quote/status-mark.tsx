import { ArrowLeft, Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { QUOTE_STATUSES, type QuoteStatus } from '../../../../domain/order/quotes/desk/quote-status.ts';

/** What each status looks like: the shape says what the color repeats. */
const SHAPES: Readonly<Record<QuoteStatus, ReactNode>> = {
  new: <circle cx="6" cy="6" r="5" fill="currentColor" />,
  reply: null,
  review: (
    <>
      <circle cx="6" cy="6" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M6 1.75a4.25 4.25 0 0 0 0 8.5z" fill="currentColor" />
    </>
  ),
  quoted: <circle cx="6" cy="6" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.5" />,
  viewed: (
    <>
      <circle cx="6" cy="6" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="6" cy="6" r="1.75" fill="currentColor" />
    </>
  ),
  accepted: null,
  lost: null,
  expired: (
    <circle cx="6" cy="6" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2 1.6" />
  ),
  withdrawn: null,
};

const ICONS = { reply: ArrowLeft, accepted: Check, lost: X, withdrawn: X } as const;

/** The status of a quote: a shape and a word. @param text replaces the word, such as 'Expired Nov 20' */
export const StatusMark = ({ status, text }: { readonly status: QuoteStatus; readonly text?: string }): ReactNode => {
  const Icon = Object.hasOwn(ICONS, status) ? ICONS[status as keyof typeof ICONS] : null;
  return (
    <span className={`quote-editor-status quote-editor-status-${status}`}>
      {Icon === null ? (
        <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          {SHAPES[status]}
        </svg>
      ) : (
        <Icon className="icon icon-small" aria-hidden="true" />
      )}
      {text ?? QUOTE_STATUSES[status]}
    </span>
  );
};
