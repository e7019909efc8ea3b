import { ChevronLeft, Ellipsis, Eye, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '../../../../domain/kit/text/counted.ts';
import { isNoteText } from '../../../../domain/order/cart/text-lines.ts';
import { dayFromText, dayText, shipDayAfter } from '../../../../domain/order/plan/day.ts';
import { positionsText } from '../../../../domain/order/quotes/acceptance.ts';
import { businessMinutes, businessTimeText } from '../../../../domain/order/quotes/desk/business-clock.ts';
import { isWaitingForStaff, QUOTE_STATUSES } from '../../../../domain/order/quotes/desk/quote-status.ts';
import { quoteHref } from '../../../../domain/order/quotes/quote-links.ts';
import { nextState } from '../../../../domain/order/quotes/quote-state.ts';
import { formatCents } from '../../../../domain/shop/pricing/money.ts';
import { ORDER_MINIMUM_CENTS } from '../../../../domain/shop/pricing/pricing-rules.ts';
import { deskTime } from '../../desk-time.ts';
import { StatusMark } from '../status-mark.tsx';
import type { QuoteView } from './quote-view.ts';
import { todayOf } from './today.ts';

/** Returns since when the customer waits: the request, or the message that nobody replied to. */
const waitingSince = ({ quote }: QuoteView): string => {
  const message = quote.events.findLast(({ kind, actor }) => kind === 'message' && actor === 'visitor');
  return message?.at ?? quote.requestedAt;
};

const statusText = (view: QuoteView): string => {
  const { status, quote, shown } = view;
  const word = QUOTE_STATUSES[status];
  if (status === 'accepted' && view.quote.acceptance !== null) {
    const lines = shown.lines.length + shown.texts.filter(({ text }) => !isNoteText(text)).length;
    return `${word}, ${view.quote.acceptance.lines.length} of ${lines} lines`;
  }
  const last = quote.validUntil === null ? null : dayFromText(quote.validUntil);
  return status === 'expired' && last !== null ? `${word} ${dayText(last)}` : word;
};

const Withdraw = ({ view }: { readonly view: QuoteView }): ReactNode =>
  nextState(view.state, 'withdrawn') === null ? null : (
    <form method="post" action={`/desk/quotes/${view.quote.number}/withdraw`} className="desk-form">
      <label className="field">
        <span>Withdraw: reason for the customer</span>
        <textarea className="field-input" name="reason" rows={2} maxLength={2000} required />
      </label>
      <button className="button button-small" type="submit">
        Withdraw the quote
      </button>
    </form>
  );

const Discard = ({ view }: { readonly view: QuoteView }): ReactNode =>
  view.draft.draft === null ? null : (
    <form method="post" action={`/desk/quotes/${view.quote.number}/discard`}>
      <input type="hidden" name="version" value={view.draft.version} />
      <button className="button button-small" type="submit">
        Discard the draft
      </button>
    </form>
  );

const More = ({ view }: { readonly view: QuoteView }): ReactNode => (
  <details className="quote-editor-menu">
    <summary className="button button-small">
      <Ellipsis className="icon icon-small" aria-hidden="true" />
      More
    </summary>
    <div>
      <a className="link" href={`/desk/quotes/new?from=${view.quote.number}`}>
        Copy to a new quote
      </a>
      <a className="link" href="#history">
        History
      </a>
      {view.mayEdit ? (
        <>
          <Discard view={view} />
          <Withdraw view={view} />
        </>
      ) : null}
    </div>
  </details>
);

/** Number, revision, status and actions of a quote. */
export const QuoteHead = ({ view }: { readonly view: QuoteView }): ReactNode => {
  const { quote, status, revision, mode, now } = view;
  const { company, name } = quote.contact;
  const waiting = isWaitingForStaff(status)
    ? ` Waiting ${businessTimeText(businessMinutes(Date.parse(waitingSince(view)), now, view.closed))}`
    : '';
  const label = mode === 'edit' ? `R${revision + 1} draft` : `R${revision}`;
  return (
    <div className="desk-head">
      <a className="button button-small" href="/desk/quotes" aria-label="Back to quotes">
        <ChevronLeft className="icon icon-small" aria-hidden="true" />
      </a>
      <h1 className="desk-title text-mono quote-editor-title">{quote.number}</h1>
      {mode === 'locked' && revision === 0 ? null : <span className="quote-editor-badge">{label}</span>}
      <StatusMark status={status} text={statusText(view)} />
      <span className="text-secondary">
        {[company || name || quote.contact.email].join('')}.{waiting}
      </span>
      <span className="desk-actions">
        <a
          className="button button-small"
          href={mode === 'edit' ? `/desk/quotes/${quote.number}/preview` : quoteHref(quote.publicId)}
        >
          <Eye className="icon icon-small" aria-hidden="true" />
          {mode === 'edit' ? `Preview of R${revision + 1}` : 'Customer page'}
        </a>
        <a className="button button-small" href={`/desk/quotes/${quote.number}/quote.pdf`}>
          <FileText className="icon icon-small" aria-hidden="true" />
          {mode === 'edit' ? `PDF of R${revision + 1}` : 'PDF'}
        </a>
        <More view={view} />
      </span>
    </div>
  );
};

const shipsText = (view: QuoteView): string => {
  const days = view.read.lines.flatMap((line) => (line.kind !== 'none' && line.days !== null ? [line.days] : []));
  if (days.length === 0) return 'On request';
  const dayAfter = (count: number): string => dayText(shipDayAfter(todayOf(view.now), count, view.closed));
  const [first, last] = [dayAfter(Math.min(...days)), dayAfter(Math.max(...days))];
  return first === last ? first : `${first} to ${last}`;
};

/** Facts of a quote on one line. */
export const QuoteFacts = ({ view }: { readonly view: QuoteView }): ReactNode => {
  const { quote, desk, shown, now, catalog } = view;
  const open = view.read.lines.filter(({ kind }) => kind === 'open').map(({ position }) => position);
  const facts: readonly (readonly [string, string])[] = [
    ['Requested', deskTime(Date.parse(quote.requestedAt), now)],
    ['Owner', desk.work.owner || 'Nobody'],
    [
      'Lines',
      `${formatCount(view.read.lines.length)}${open.length === 0 ? '' : `, ${positionsText(open).replace(/^lines? /, '')} open`}`,
    ],
    ['Ships', shipsText(view)],
    ['Terms', 'US dollars, freight not included'],
    [
      'Order minimum',
      `${formatCents(ORDER_MINIMUM_CENTS)}, ${shown.totals.subtotalCents >= ORDER_MINIMUM_CENTS ? 'met' : 'not met'}`,
    ],
    ['Catalog', `Version ${catalog.version.slice(0, 12)}`],
  ];
  return (
    <dl className="quote-editor-facts">
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
};
