import type { ReactNode } from 'react';
import { counted } from '../../../../domain/kit/text/counted.ts';
import { usdCents } from '../../../../domain/kit/units.ts';
import { valueNote } from '../../../../domain/order/quotes/desk/next-action.ts';
import { formatCents } from '../../../../domain/shop/pricing/money.ts';
import { initialsOf } from '../../../../domain/site/staff/staff-member.ts';
import type { InboxQuote } from '../../../quotes/desk/listed-rows.ts';
import { deskDay, deskTime } from '../../desk-time.ts';
import { ClockAxis, ClockBar, clockText } from '../clock-bar.tsx';
import { StatusMark } from '../status-mark.tsx';
import { type ListView, listHref } from './list-view.ts';

/** ID of the form that all checkboxes and row buttons belong to. */
export const WORK_FORM = 'quote-work';

/** The value of a quote's checkbox: its ID and the version of its owner and follow-up that the page shows. */
export const refOf = ({ id, version }: Pick<InboxQuote, 'id' | 'version'>): string => `${id}.${version}`;

const TODAY = 'today, ';

/** @example requestedText(at, now) // '2:48 PM' today, else 'Nov 20' */
const requestedText = (requestedAt: string, now: number): string => {
  const at = Date.parse(requestedAt);
  const text = deskTime(at, now);
  return text.startsWith(TODAY) ? text.slice(TODAY.length) : text.includes(',') ? deskDay(at) : text;
};

interface RowProps {
  readonly quote: InboxQuote;
  readonly view: ListView;
  readonly isCurrent: boolean;
  readonly mayChange: boolean;
  readonly now: number;
  readonly goalHours: number;
}

const Owner = ({ quote, mayChange }: Pick<RowProps, 'quote' | 'mayChange'>): ReactNode => {
  const { ownerId, ownerName, number, status } = quote;
  if (ownerId !== null) {
    return (
      <abbr className="quotes-owner" title={ownerName}>
        {initialsOf(ownerName)}
      </abbr>
    );
  }
  const isClosed = status === 'lost' || status === 'withdrawn';
  if (!mayChange || isClosed) return <span className="quotes-muted">Nobody</span>;
  return (
    <button
      className="button button-small"
      type="submit"
      form={WORK_FORM}
      formAction="/desk/quotes/owner"
      name="take"
      value={refOf(quote)}
      aria-label={`Take ${number}`}
    >
      Take
    </button>
  );
};

const Row = ({ quote, view, isCurrent, mayChange, goalHours, now }: RowProps): ReactNode => {
  const { number, company, name, lines, unmatched, valueCents, clock, next } = quote;
  const isLate = clock.kind === 'running' && clock.isLate;
  return (
    <tr data-quote={number} data-cents={valueCents ?? 0} aria-current={isCurrent ? 'true' : undefined}>
      {mayChange ? (
        <td className="quotes-pick">
          <input type="checkbox" form={WORK_FORM} name="quote" value={refOf(quote)} aria-label={`Select ${number}`} />
        </td>
      ) : null}
      <td className="quotes-cell-status">
        <StatusMark status={quote.status} />
      </td>
      <td className="quotes-cell-number">
        <a className="text-mono" href={`/desk/quotes/${number}`}>
          {number}
        </a>
        <small>
          <time dateTime={quote.requestedAt}>{requestedText(quote.requestedAt, now)}</time>
        </small>
      </td>
      <td className="quotes-cell-customer">
        <a
          href={listHref(view, { preview: number })}
          data-preview
          aria-label={`Preview of ${number}, ${company || name}`}
        >
          {company || name || 'No name'}
        </a>
        {company === '' ? null : <small>{name}</small>}
      </td>
      <td className="quotes-cell-lines">
        {lines ?? '–'}
        <span className="quotes-phone-only"> {lines === 1 ? 'line' : 'lines'}</span>
        {unmatched === 0 ? null : <small className="quotes-todo">{unmatched} unmatched</small>}
      </td>
      <td className="quotes-cell-value">
        <b>{valueCents === null ? '–' : formatCents(usdCents(valueCents))}</b>
        <small>{valueNote(quote)}</small>
      </td>
      <td className="quotes-cell-clock">
        <ClockBar clock={clock} goalHours={goalHours} />
        <small className={isLate ? 'quotes-late' : undefined}>{clockText(clock)}</small>
      </td>
      <td className="quotes-cell-next">
        {next.isUrgent ? <span className="quotes-todo">{next.text}</span> : next.text}
      </td>
      <td className="quotes-cell-owner">
        <Owner quote={quote} mayChange={mayChange} />
      </td>
    </tr>
  );
};

/** The table of quotes. @param current number of the row in the preview */
export const ListTable = (props: {
  readonly items: readonly InboxQuote[];
  readonly view: ListView;
  readonly current: string;
  readonly mayChange: boolean;
  /** Reply goal in business hours. */
  readonly goalHours: number;
  readonly now: number;
  readonly total: number;
}): ReactNode => {
  const { items, current, total, ...rest } = props;
  return (
    <table className="desk-table quotes-table">
      <caption className="visually-hidden">{counted(total, 'quote')}</caption>
      <thead>
        <tr>
          {rest.mayChange ? (
            <th scope="col">
              <span className="visually-hidden">Select</span>
            </th>
          ) : null}
          <th scope="col">Status</th>
          <th scope="col">Quote</th>
          <th scope="col">Customer</th>
          <th scope="col" className="quotes-cell-lines">
            Lines
          </th>
          <th scope="col" className="quotes-cell-value">
            Value
          </th>
          <th scope="col">
            Waiting
            <ClockAxis goalHours={rest.goalHours} />
          </th>
          <th scope="col">Next action</th>
          <th scope="col">Owner</th>
        </tr>
      </thead>
      <tbody>
        {items.map((quote) => (
          <Row key={quote.id} quote={quote} isCurrent={quote.number === current} {...rest} />
        ))}
      </tbody>
    </table>
  );
};
