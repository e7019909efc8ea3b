import type { ReactNode } from 'react';
import { formatCount } from '../../../domain/kit/text/counted.ts';
import { dateFormat } from '../../../domain/kit/text/date-format.ts';
import { quoteStateText } from '../../../domain/order/quotes/quote-state.ts';
import type { QuoteSummaries, QuoteSummary } from '../../../domain/order/quotes/quote-summary.ts';
import { reorderHref, STORE_PATH } from '../../../domain/reference/paths/store-links.ts';
import './quote-list.css';

const localDay = dateFormat({ dateStyle: 'medium' });

const Row = ({ quote }: { readonly quote: QuoteSummary }): ReactNode => (
  <tr>
    <th scope="row">
      <a className="link text-mono" href={quote.url}>
        {quote.number}
      </a>
    </th>
    <td>
      <time dateTime={quote.requestedAt}>{localDay(new Date(quote.requestedAt))}</time>
    </td>
    <td className="text-number">
      {formatCount(quote.lineCount)}{' '}
      <a className="link" href={reorderHref(quote.url)}>
        Reorder<span className="visually-hidden"> {quote.number}</span>
      </a>
    </td>
    <td>
      <span className={quote.status === 'answered' ? 'badge badge-ok' : 'badge badge-outline'}>
        {quoteStateText(quote.status)}
      </span>
    </td>
  </tr>
);

/** The signed-in visitor's quote requests, newest first. */
export function QuoteList(props: {
  readonly quotes: QuoteSummaries;
  readonly onPage: (page: number) => void;
}): ReactNode {
  const { items, page, limit, totalItems } = props.quotes;
  if (totalItems === 0) {
    return (
      <div className="quote-list-none">
        <p>No quote requests yet. Add parts to the quote cart and send it while you are logged in.</p>
        <a className="button button-primary" href={STORE_PATH}>
          Shop O-rings
        </a>
      </div>
    );
  }
  const first = (page - 1) * limit + 1;
  return (
    <>
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
          {items.map((quote) => (
            <Row key={quote.number} quote={quote} />
          ))}
        </tbody>
      </table>
      {totalItems > limit ? (
        <p className="form-layout-send">
          <span className="text-muted">
            {formatCount(first)} to {formatCount(first + items.length - 1)} of {formatCount(totalItems)}
          </span>
          {page > 1 ? (
            <button type="button" className="button button-small" onClick={() => props.onPage(page - 1)}>
              Newer
            </button>
          ) : null}
          {page * limit < totalItems ? (
            <button type="button" className="button button-small" onClick={() => props.onPage(page + 1)}>
              Older
            </button>
          ) : null}
        </p>
      ) : null}
    </>
  );
}
