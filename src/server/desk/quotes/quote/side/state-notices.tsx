import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../../../client/ui/notice.tsx';
import { counted } from '../../../../../domain/kit/text/counted.ts';
import { quoteHref } from '../../../../../domain/order/quotes/quote-links.ts';
import { deskTime } from '../../../desk-time.ts';
import type { SideProps } from './side-props.ts';

/** What happened to the last revision, and what can be done now. */
export const StateNotices = ({ view }: SideProps): ReactNode => {
  const { mode, quote, desk, state, revision, mayEdit, now, status } = view;
  const start = (label: string): ReactNode =>
    mayEdit && mode === 'sent' ? (
      <form method="post" action={`/desk/quotes/${quote.number}/start`} className="quote-editor-notice-action">
        <button className="button button-small" type="submit">
          {label}
        </button>
      </form>
    ) : null;
  const sentAt = quote.answeredAt === null ? '' : deskTime(Date.parse(quote.answeredAt), now);
  return (
    <>
      {mode === 'sent' && state === 'answered' ? (
        <Notice tone="ok" as="div" className="quote-editor-notice">
          <b>
            R{revision} sent {sentAt}
          </b>{' '}
          to {quote.contact.email}.{' '}
          {desk.work.viewedAt === null
            ? 'Page not viewed yet.'
            : `Viewed ${deskTime(Date.parse(desk.work.viewedAt), now)}.`}{' '}
          {status === 'reply' ? 'The customer wrote since.' : ''}
          {start(`Start R${revision + 1}`)}
        </Notice>
      ) : null}
      {mode === 'sent' && state === 'expired' ? (
        <Notice tone="info" as="div" className="quote-editor-notice">
          <b>Expired{desk.work.viewedAt === null ? ', never viewed' : ''}.</b> Its prices are no longer valid.
          {start(`Extend as R${revision + 1}`)}
        </Notice>
      ) : null}
      {state === 'accepted' ? (
        <Notice tone="ok" as="div" className="quote-editor-notice">
          <b>{quote.orderNumber === '' ? 'Accepted without an order number' : `Order number ${quote.orderNumber}`}</b>,{' '}
          accepted{' '}
          {deskTime(Date.parse(quote.events.findLast(({ kind }) => kind === 'accepted')?.at ?? quote.requestedAt), now)}
          . Its lines are locked. Confirm the order by email.
        </Notice>
      ) : null}
      {desk.undelivered
        .filter(({ kind }) => !kind.startsWith('sales_'))
        .map(({ kind, tries, dueAt }) => (
          <Notice key={kind} tone="danger" icon={CircleAlert} as="div" className="quote-editor-notice">
            <b>An email to {quote.contact.email} could not be delivered</b> after {counted(tries, 'attempt')}.{' '}
            {dueAt === null ? 'No further attempts.' : `Next attempt ${deskTime(dueAt, now)}.`} The quote page is live:{' '}
            <a className="link" href={quoteHref(quote.publicId)}>
              link for the customer
            </a>
          </Notice>
        ))}
    </>
  );
};
