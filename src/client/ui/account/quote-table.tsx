import type { ReactNode } from 'react';
import { counted, formatCount, inNumber } from '../../../domain/kit/text/counted.ts';
import { usdCents } from '../../../domain/kit/units.ts';
import { quoteStateText } from '../../../domain/order/quotes/quote-state.ts';
import type { QuoteSummary } from '../../../domain/order/quotes/quote-summary.ts';
import { reorderHref } from '../../../domain/reference/paths/store-links.ts';
import { formatCents } from '../../../domain/shop/pricing/money.ts';
import { TextLink } from '../links/text-link.tsx';
import { CELL, COLUMN_HEADER, ROW, ROW_GROUP, ROW_HEADER, TABLE } from '../table-roles.ts';
import './quote-list.css';

interface QuoteTableProps {
  /** Newest first. */
  readonly quotes: readonly QuoteSummary[];
  readonly dayText: (at: Date) => string;
}

/** The sum of the priced lines, and how many lines it does not contain. */
const Total = ({ status, totalCents, openLines }: QuoteSummary): ReactNode => {
  if (totalCents === null) return <span className="text-muted">on its page</span>;
  // Until staff replied.
  const isEstimate = status === 'received' || status === 'in_work';
  if (totalCents === 0 && openLines > 0) return <span className="text-muted">not priced</span>;
  return (
    <>
      {isEstimate ? <span className="text-muted">estimate </span> : null}
      {formatCents(usdCents(totalCents))}
      {openLines === 0 ? null : (
        <span className="quote-list-open text-muted">
          without {counted(openLines, status === 'accepted' ? 'other line' : 'unpriced line')}
        </span>
      )}
    </>
  );
};

/** A visitor's quote requests. */
export const QuoteTable = ({ quotes, dayText }: QuoteTableProps): ReactNode => (
  <table className="plain-table quote-list" {...TABLE}>
    <caption className="visually-hidden">Your quote requests, newest first</caption>
    <thead {...ROW_GROUP}>
      <tr {...ROW}>
        <th {...COLUMN_HEADER}>Number</th>
        <th {...COLUMN_HEADER}>Date</th>
        <th {...COLUMN_HEADER}>Status</th>
        <th {...COLUMN_HEADER}>PO number</th>
        <th {...COLUMN_HEADER} className="text-number">
          Lines
        </th>
        <th {...COLUMN_HEADER} className="text-number">
          Total
        </th>
        <th {...COLUMN_HEADER}>
          <span className="visually-hidden">Order again</span>
        </th>
      </tr>
    </thead>
    <tbody {...ROW_GROUP}>
      {quotes.map((quote) => {
        const { number, requestedAt, status, poNumber, lineCount, acceptedLines, url } = quote;
        return (
          <tr key={number} {...ROW}>
            <th {...ROW_HEADER}>
              <a className="link text-mono" href={url}>
                {number}
              </a>
            </th>
            <td {...CELL}>
              <time dateTime={requestedAt}>{dayText(new Date(requestedAt))}</time>
            </td>
            <td {...CELL}>
              <span className={status === 'answered' ? 'badge badge-ok' : 'badge badge-outline'}>
                {quoteStateText(status)}
              </span>
              {acceptedLines === null || acceptedLines === lineCount ? null : (
                <small className="text-muted">
                  {' '}
                  {formatCount(acceptedLines)} of {counted(lineCount, 'line')}
                </small>
              )}
            </td>
            <td {...CELL} className={poNumber === '' ? 'quote-list-empty' : undefined}>
              <span className="quote-list-word">PO </span>
              {poNumber}
            </td>
            <td {...CELL} className="text-number">
              {formatCount(lineCount)} <span className="quote-list-word">{inNumber(lineCount, 'line', 'lines')}</span>
            </td>
            <td {...CELL} className="text-number">
              <Total {...quote} />
            </td>
            <td {...CELL}>
              <TextLink href={reorderHref(url)}>
                Reorder<span className="visually-hidden"> {number}</span>
              </TextLink>
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
