import type { ReactNode } from 'react';
import { counted, formatCount } from '../../../domain/kit/text/counted.ts';
import { quoteStateText } from '../../../domain/order/quotes/quote-state.ts';
import type { QuoteSummary } from '../../../domain/order/quotes/quote-summary.ts';
import { reorderHref } from '../../../domain/reference/paths/store-links.ts';
import { TextLink } from '../links/text-link.tsx';
import './quote-list.css';

interface QuoteTableProps {
  /** Newest first. */
  readonly quotes: readonly QuoteSummary[];
  readonly dayText: (at: Date) => string;
}

/** A visitor's quote requests. */
export const QuoteTable = ({ quotes, dayText }: QuoteTableProps): ReactNode => (
  <table className="plain-table quote-list">
    <caption className="visually-hidden">Your quote requests, newest first</caption>
    <thead>
      <tr>
        <th scope="col">Number</th>
        <th scope="col">Date</th>
        <th scope="col" className="text-number">
          Lines
        </th>
        <th scope="col">Status</th>
      </tr>
    </thead>
    <tbody>
      {quotes.map(({ number, requestedAt, status, lineCount, acceptedLines, url }) => (
        <tr key={number}>
          <th scope="row">
            <a className="link text-mono" href={url}>
              {number}
            </a>
          </th>
          <td>
            <time dateTime={requestedAt}>{dayText(new Date(requestedAt))}</time>
          </td>
          <td className="text-number">
            {formatCount(lineCount)}{' '}
            <TextLink href={reorderHref(url)}>
              Reorder<span className="visually-hidden"> {number}</span>
            </TextLink>
          </td>
          <td>
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
        </tr>
      ))}
    </tbody>
  </table>
);
