import type { ReactNode } from 'react';
import { formatCount } from '../../../domain/pricing/money.ts';
import { type QuoteSummaries, type QuoteSummary, quoteStatusText } from '../../../domain/quotes/quote-summary.ts';
import { STORE_PATH } from '../../../domain/site/store-links.ts';

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

const Row = ({ quote }: { readonly quote: QuoteSummary }): ReactNode => (
  <tr>
    <th scope="row">
      <a className="lk mono" href={quote.url}>
        {quote.number}
      </a>
    </th>
    <td>
      <time dateTime={quote.requestedAt}>{DATE.format(new Date(quote.requestedAt))}</time>
    </td>
    <td className="num">{formatCount(quote.lineCount)}</td>
    <td>
      <span className={quote.status === 'answered' ? 'tag ok' : 'tag ln'}>{quoteStatusText(quote.status)}</span>
    </td>
  </tr>
);

/** What the signed-in visitor asked for, newest first. */
export function QuoteList(props: {
  readonly quotes: QuoteSummaries;
  readonly onPage: (page: number) => void;
}): ReactNode {
  const { items, page, limit, totalItems } = props.quotes;
  if (totalItems === 0) {
    return (
      <div className="noq">
        <p>No quote request was sent while signed in yet. Fill the quote cart from the store and send it from there.</p>
        <a className="btn pri" href={STORE_PATH}>
          Shop O-rings
        </a>
      </div>
    );
  }
  const first = (page - 1) * limit + 1;
  return (
    <>
      <table className="dt0 qlist">
        <caption className="vh">Your quote requests, newest first</caption>
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Date</th>
            <th scope="col" className="num">
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
        <p className="fsend">
          <span className="mut">
            {formatCount(first)} to {formatCount(first + items.length - 1)} of {formatCount(totalItems)}
          </span>
          {page > 1 ? (
            <button type="button" className="btn sm" onClick={() => props.onPage(page - 1)}>
              Newer
            </button>
          ) : null}
          {page * limit < totalItems ? (
            <button type="button" className="btn sm" onClick={() => props.onPage(page + 1)}>
              Older
            </button>
          ) : null}
        </p>
      ) : null}
    </>
  );
}
