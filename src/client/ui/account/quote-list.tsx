import type { ReactNode } from 'react';
import { formatCount } from '../../../domain/kit/text/counted.ts';
import { dateFormat } from '../../../domain/kit/text/date-format.ts';
import type { QuoteSummaries } from '../../../domain/order/quotes/quote-summary.ts';
import { STORE_PATH } from '../../../domain/reference/paths/store-links.ts';
import { QuoteTable } from './quote-table.tsx';

const localDay = dateFormat({ dateStyle: 'medium' });

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
      <QuoteTable quotes={items} dayText={localDay} />
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
