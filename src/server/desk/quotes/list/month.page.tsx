import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { usdCents } from '../../../../domain/kit/units.ts';
import { businessTimeText } from '../../../../domain/order/quotes/desk/business-clock.ts';
import { LOST_REASONS } from '../../../../domain/order/quotes/desk/lost-reason.ts';
import type { MonthCounts, MonthReport } from '../../../../domain/order/quotes/desk/month-report.ts';
import { formatCents } from '../../../../domain/shop/pricing/money.ts';
import { TableScroll } from '../../table-scroll.tsx';
import './quotes.css';

export interface MonthPageProps {
  /** `yyyy-mm`. */
  readonly month: string;
  /** @example 'November 2026' */
  readonly name: string;
  readonly report: MonthReport;
  readonly previous: string;
  /** `null` in the current month. */
  readonly next: string | null;
  readonly mayExport: boolean;
}

export const title = ({ name }: MonthPageProps): string => `Quotes in ${name}`;
export const place = 'quotes';

const money = (cents: number): string => formatCents(usdCents(cents));
const share = (part: number, of: number): string => (of === 0 ? '–' : `${Math.round((part / of) * 100)}%`);
const median = (minutes: number | null): string => (minutes === null ? '–' : businessTimeText(minutes));

const Figures = ({ all }: { readonly all: MonthCounts }): ReactNode => {
  const figures = [
    [String(all.requested), 'Requested', money(all.requestedCents)],
    [String(all.answered), 'Answered', share(all.answered, all.requested)],
    [median(all.medianMinutes), 'Median time to answer', 'business hours'],
    [String(all.won), 'Won', money(all.wonCents)],
    [String(all.wonInPart), 'Won in part', 'of those won'],
    [String(all.lost), 'Lost', share(all.lost, all.requested)],
    [String(all.expired), 'Expired', share(all.expired, all.requested)],
    [String(all.open), 'Still open', share(all.open, all.requested)],
  ] as const;
  return (
    <ul className="desk-figures">
      {figures.map(([figure, label, note]) => (
        <li key={label}>
          <div>
            <b>{figure}</b>
            <span>{label}</span>
            <small>{note}</small>
          </div>
        </li>
      ))}
    </ul>
  );
};

/** Width of the longest bar in px. */
const BAR_WIDTH = 220;

const Reasons = ({ report }: { readonly report: MonthReport }): ReactNode => {
  const most = Math.max(1, ...report.lostBy.map(({ count }) => count));
  return (
    <section aria-labelledby="lost-by">
      <h2 className="desk-heading" id="lost-by">
        Lost by reason
      </h2>
      {report.lostBy.length === 0 ? (
        <p className="desk-note">No quote of this month is lost.</p>
      ) : (
        <TableScroll label="Table of reasons">
          <table className="desk-table quotes-month">
            <thead>
              <tr>
                <th scope="col">Reason</th>
                <th scope="col">Quotes</th>
                <th scope="col">
                  <span className="visually-hidden">Share</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {report.lostBy.map(({ reason, count }) => (
                <tr key={reason ?? ''}>
                  <th scope="row">{reason === null ? 'Withdrawn without a reason' : LOST_REASONS[reason]}</th>
                  <td>{count}</td>
                  <td>
                    <svg width={BAR_WIDTH} height="8" aria-hidden="true">
                      <rect width={Math.round((count / most) * BAR_WIDTH)} height="8" />
                    </svg>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      )}
    </section>
  );
};

const Owners = ({ report }: { readonly report: MonthReport }): ReactNode => (
  <section aria-labelledby="by-owner">
    <h2 className="desk-heading" id="by-owner">
      By owner
    </h2>
    <TableScroll label="Table of owners">
      <table className="desk-table quotes-month">
        <thead>
          <tr>
            {[
              'Owner',
              'Requested',
              'Answered',
              'Median',
              'Won',
              'Value won',
              'Won in part',
              'Lost',
              'Expired',
              'Open',
            ].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.byOwner.map(({ owner, counts }) => (
            <tr key={owner}>
              <th scope="row">{owner || 'Nobody'}</th>
              <td>{counts.requested}</td>
              <td>{counts.answered}</td>
              <td>{median(counts.medianMinutes)}</td>
              <td>{counts.won}</td>
              <td>{money(counts.wonCents)}</td>
              <td>{counts.wonInPart}</td>
              <td>{counts.lost}</td>
              <td>{counts.expired}</td>
              <td>{counts.open}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  </section>
);

/** `/desk/quotes/month`: what became of the quotes that were requested in a month. */
export default function MonthPage({ month, name, report, previous, next, mayExport }: MonthPageProps): ReactNode {
  const href = (other: string): string => `/desk/quotes/month?month=${other}`;
  return (
    <div className="quotes-report">
      <div className="desk-head">
        <h1 className="desk-title">{name}</h1>
        <nav className="quotes-pages" aria-label="Months">
          <a href={href(previous)}>Previous month</a>
          {next === null ? null : <a href={href(next)}>Next month</a>}
        </nav>
        <div className="desk-actions">
          <form className="quotes-month-form" action="/desk/quotes/month">
            <input
              className="field-input field-input-small"
              type="month"
              name="month"
              defaultValue={month}
              aria-label="Month"
            />
            <button className="button button-small" type="submit">
              Show
            </button>
          </form>
          {mayExport ? (
            <a className="button button-small" href={`/desk/quotes/month.csv?month=${month}`}>
              <Download className="icon" aria-hidden="true" />
              Export CSV
            </a>
          ) : null}
          <a className="button button-small" href="/desk/quotes">
            List
          </a>
        </div>
      </div>
      <Figures all={report.all} />
      <p className="desk-note">
        What became of the quotes that were requested in this month, as of now. Values are in US dollars, at list until
        a quote is sent.
      </p>
      <Reasons report={report} />
      {report.byOwner.length === 0 ? null : <Owners report={report} />}
    </div>
  );
}
