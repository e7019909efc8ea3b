import { Download, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { counted } from '../../../../domain/kit/text/counted.ts';
import { usdCents } from '../../../../domain/kit/units.ts';
import { CLOSING_HOUR, OPENING_HOUR } from '../../../../domain/order/quotes/desk/business-clock.ts';
import { LIST_TAB_NAMES, LIST_TABS } from '../../../../domain/order/quotes/desk/list-tab.ts';
import { formatCents } from '../../../../domain/shop/pricing/money.ts';
import type { QuotePage } from '../../../quotes/desk/quote-list.ts';
import type { Assignee } from './change-forms.tsx';
import { LEAST_VALUES, type ListView, listHref } from './list-view.ts';

interface HeadProps {
  readonly view: ListView;
  readonly page: QuotePage;
  readonly mayChange: boolean;
  readonly mayExport: boolean;
}

const openText = ({ count, valueCents, late }: QuotePage['open']): string =>
  [
    `${counted(count, 'open quote', 'open quotes')}, ${formatCents(usdCents(valueCents))} at list.`,
    late === 0 ? '' : `${late} past the reply goal`,
  ]
    .filter((text) => text !== '')
    .join(' ');

/** Title, sums and actions of the list. */
export const ListHead = ({ view, page, mayChange, mayExport }: HeadProps): ReactNode => (
  <div className="desk-head">
    <h1 className="desk-title">Quotes</h1>
    <span className="quotes-sums">
      {openText(page.open)}
      {mayChange ? null : <b className="quotes-view-only">View only</b>}
    </span>
    <div className="desk-actions">
      <a className="button button-small" href="/desk/quotes/month">
        Month
      </a>
      {mayExport ? (
        <a
          className="button button-small"
          href={listHref({ ...view, page: 1, preview: '' }, {}, '/desk/quotes/export.csv')}
        >
          <Download className="icon" aria-hidden="true" />
          Export CSV
        </a>
      ) : null}
      {mayChange ? (
        <a className="button button-strong button-small" href="/desk/quotes/new">
          <Plus className="icon" aria-hidden="true" />
          New quote <kbd>N</kbd>
        </a>
      ) : null}
    </div>
  </div>
);

/** The search of the list on narrow screens, where the bar has none. */
export const ListSearch = ({ view }: Pick<HeadProps, 'view'>): ReactNode => (
  <search>
    <form className="quotes-search" action="/desk/quotes">
      <input
        className="field-input"
        type="search"
        name="q"
        maxLength={100}
        defaultValue={view.text}
        placeholder="Quote, customer or part"
        aria-label="Quote, customer or part"
      />
      <button className="button" type="submit">
        Search
      </button>
    </form>
  </search>
);

/** The tabs with the number of quotes that match the filters. */
export const ListTabs = ({ view, page }: Pick<HeadProps, 'view' | 'page'>): ReactNode => (
  <nav className="desk-tabs" aria-label="Status">
    {LIST_TAB_NAMES.map((tab) => (
      <a
        key={tab}
        href={listHref(view, { tab, page: 1, preview: '' })}
        aria-current={tab === view.tab ? 'page' : undefined}
      >
        <b>{page.counts[tab]}</b> {LIST_TABS[tab]}
      </a>
    ))}
  </nav>
);

const Box = (props: { readonly name: string; readonly isOn: boolean; readonly label: string }): ReactNode => (
  <label className="choice">
    <input type="checkbox" name={props.name} value="1" defaultChecked={props.isOn} />
    {props.label}
  </label>
);

/** The filters. Without JavaScript they are applied with a button. */
export const ListFilters = ({
  view,
  people,
  goalHours,
}: {
  readonly view: ListView;
  readonly people: readonly Assignee[];
  readonly goalHours: number;
}): ReactNode => (
  <form className="desk-filters" action="/desk/quotes" data-filters>
    <input type="hidden" name="tab" value={view.tab} />
    <input type="hidden" name="filtered" value="1" />
    {view.text === '' ? null : <input type="hidden" name="q" value={view.text} />}
    <select
      className="field-input field-select field-input-small"
      name="owner"
      aria-label="Assigned to"
      defaultValue={view.owner}
    >
      <option value="">Anyone</option>
      <option value="mine">Mine</option>
      <option value="nobody">Unassigned</option>
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
    <select
      className="field-input field-select field-input-small"
      name="least"
      aria-label="Value"
      defaultValue={view.least === 0 ? '' : String(view.least)}
    >
      <option value="">Any value</option>
      {LEAST_VALUES.map((dollars) => (
        <option key={dollars} value={dollars}>
          Over ${dollars.toLocaleString('en-US')}
        </option>
      ))}
    </select>
    <Box name="unmatched" isOn={view.hasUnmatched} label="Has unmatched lines" />
    <Box name="late" isOn={view.isLate} label="Past reply goal" />
    {view.tab === 'open' ? <Box name="below" isOn={view.hasBelow} label="Expiring quotes below" /> : null}
    <noscript>
      <button className="button button-small" type="submit">
        Apply
      </button>
    </noscript>
    {view.text === '' ? null : (
      <a className="quotes-search-text" href={listHref(view, { text: '', tab: 'open', page: 1, preview: '' })}>
        Clear search “{view.text}”
      </a>
    )}
    <span className="quotes-hours">
      Clock counts business hours, Mon to Fri, {OPENING_HOUR} am to {CLOSING_HOUR - 12} pm. Reply goal: {goalHours} h
    </span>
  </form>
);

/** Links to the other pages of the list. */
export const Pages = ({ view, page }: Pick<HeadProps, 'view' | 'page'>): ReactNode =>
  page.pages === 1 ? null : (
    <nav className="quotes-pages" aria-label="Pages">
      {page.page > 1 ? <a href={listHref(view, { page: page.page - 1, preview: '' })}>Previous</a> : null}
      <span>
        Page {page.page} of {page.pages}
      </span>
      {page.page < page.pages ? <a href={listHref(view, { page: page.page + 1, preview: '' })}>Next</a> : null}
    </nav>
  );
