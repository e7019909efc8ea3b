import type { ReactNode } from 'react';
import { counted } from '../../../../domain/kit/text/counted.ts';
import type { ListTab } from '../../../../domain/order/quotes/desk/list-tab.ts';
import { type ListView, listHref } from './list-view.ts';

/** An active filter with the number of quotes that match without it. */
export interface DroppableFilter {
  readonly label: string;
  readonly without: ListView;
  readonly count: number;
}

interface EmptyProps {
  readonly view: ListView;
  readonly filters: readonly DroppableFilter[];
  readonly counts: Readonly<Record<ListTab, number>>;
  readonly salesEmail: string;
  readonly mayChange: boolean;
}

const Ring = (): ReactNode => (
  <svg width="140" height="140" viewBox="0 0 140 140" aria-hidden="true">
    <circle cx="70" cy="70" r="58" strokeDasharray="6 3" />
    <circle cx="70" cy="70" r="42" strokeDasharray="6 3" />
    <path d="M2 70H138M70 2V138" strokeDasharray="12 3 2 3" />
  </svg>
);

const Empty = ({ heading, children }: { readonly heading: string; readonly children: ReactNode }): ReactNode => (
  <div className="quotes-empty">
    <Ring />
    <div>
      <h2>{heading}</h2>
      {children}
    </div>
  </div>
);

const NewQuote = ({ mayChange }: Pick<EmptyProps, 'mayChange'>): ReactNode =>
  mayChange ? (
    <a className="button" href="/desk/quotes/new">
      New quote
    </a>
  ) : null;

const NothingOpen = ({ view, counts, salesEmail, mayChange }: EmptyProps): ReactNode => (
  <Empty heading="No open requests">
    <p>
      {counted(counts.quoted, 'quote is', 'quotes are')} with customers; {counts.expiring}{' '}
      {counts.expiring === 1 ? 'expires' : 'expire'} within a week. New requests appear here without reloading and are
      emailed to {salesEmail}.
    </p>
    <p className="quotes-buttons">
      {counts.quoted === 0 ? null : (
        <a className="button button-strong" href={listHref(view, { tab: 'quoted', page: 1 })}>
          Show quoted
        </a>
      )}
      <NewQuote mayChange={mayChange} />
    </p>
  </Empty>
);

const NoMatch = ({ view, filters }: EmptyProps): ReactNode => {
  const found = filters.filter(({ count }) => count > 0);
  const none = { text: '', owner: '', least: 0, hasUnmatched: false, isLate: false, page: 1, preview: '' };
  return (
    <Empty heading={`No quotes match “${filters.map(({ label }) => label).join(', ')}”`}>
      <p>
        {found.length === 0
          ? 'Removing one filter does not help.'
          : found.map(({ label, count }) => `${counted(count, 'matches', 'match')} without “${label}”.`).join(' ')}
      </p>
      <p className="quotes-buttons">
        {found.map(({ label, without }) => (
          <a key={label} className="button" href={listHref(without)}>
            Remove “{label}”
          </a>
        ))}
        <a className="button" href={listHref(view, none)}>
          Clear filters
        </a>
      </p>
    </Empty>
  );
};

/** What the list shows without rows: why, and what to do. */
export const EmptyList = (props: EmptyProps): ReactNode => {
  if (props.filters.length > 0) return <NoMatch {...props} />;
  if (props.view.tab === 'open') return <NothingOpen {...props} />;
  return (
    <Empty heading="No quotes here">
      <p>
        No quote has this status now. {counted(props.counts.all, 'quote is', 'quotes are')} in the list of all quotes.
      </p>
      <p className="quotes-buttons">
        <a className="button" href={listHref(props.view, { tab: 'open', page: 1 })}>
          Show open
        </a>
        <NewQuote mayChange={props.mayChange} />
      </p>
    </Empty>
  );
};
