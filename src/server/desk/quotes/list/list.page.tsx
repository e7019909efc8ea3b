import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../../client/ui/notice.tsx';
import type { QuotePage } from '../../../quotes/desk/quote-list.ts';
import type { Assignee } from './change-forms.tsx';
import { type DroppableFilter, EmptyList } from './empty-list.tsx';
import { ListFilters, ListHead, ListSearch, ListTabs, Pages } from './list-head.tsx';
import { ListTable } from './list-table.tsx';
import { type ListView, listHref } from './list-view.ts';
import { PreviewPanel, type PreviewProps } from './preview-panel.tsx';
import { ChangeDialogs, FOOT_SHORTCUTS, ShortcutDialog, WorkBar } from './work-bar.tsx';
import './quotes.css';

/** What a change did, at the top of the list. */
export interface ListResult {
  readonly tone: 'ok' | 'warning';
  readonly text: string;
  /** Form that reverts the change: its path and the fields. `null` if it cannot be reverted. */
  readonly undo: {
    readonly action: string;
    readonly label: string;
    readonly fields: readonly (readonly [string, string])[];
  } | null;
}

export interface ListPageProps {
  readonly view: ListView;
  readonly page: QuotePage;
  /** Filters that could be dropped, if nothing matches. */
  readonly filters: readonly DroppableFilter[];
  readonly preview: PreviewProps | null;
  readonly people: readonly Assignee[];
  readonly self: string;
  /** ID of the newest request, after which JavaScript requests arrivals. */
  readonly newest: number;
  readonly result: ListResult | null;
  readonly mayChange: boolean;
  readonly mayExport: boolean;
  readonly salesEmail: string;
  /** Reply goal in business hours. */
  readonly goalHours: number;
  readonly now: number;
}

export const title = 'Quotes';
export const place = 'quotes';
export const shortcuts = FOOT_SHORTCUTS;

const Result = ({ result, back }: { readonly result: ListResult; readonly back: string }): ReactNode => (
  <div className="quotes-result">
    <Notice tone={result.tone} icon={result.tone === 'ok' ? CircleCheck : CircleAlert} role="status">
      {result.text}
    </Notice>
    {result.undo === null ? null : (
      <form method="post" action={result.undo.action}>
        <input type="hidden" name="back" value={back} />
        {result.undo.fields.map(([name, value]) => (
          <input key={value} type="hidden" name={name} value={value} />
        ))}
        <button className="button button-small" type="submit">
          {result.undo.label}
        </button>
      </form>
    )}
  </div>
);

const ORDER_TEXT =
  'Longest wait first within each status. The line in the Waiting column is the reply goal; a bar past it is late.';

/** Places for live messages of JavaScript: new requests, and a lost connection. */
const Live = ({ back }: { readonly back: string }): ReactNode => (
  <>
    <div className="quotes-arrivals" role="status" data-arrivals>
      <p data-arrivals-text />
      <a className="button button-small" href={back} data-arrivals-show hidden>
        Show <kbd>R</kbd>
      </a>
    </div>
    <div className="quotes-offline" data-offline hidden>
      <p>
        <b>Quotes could not be loaded.</b> <span data-offline-text />
      </p>
      <button className="button button-small" type="button" data-retry>
        Try again
      </button>
    </div>
  </>
);

/** `/desk/quotes`: the list of quotes with a preview of the current one. */
export default function ListPage(props: ListPageProps): ReactNode {
  const { view, page, filters, preview, people, self, newest, result, mayChange, salesEmail, goalHours, now } = props;
  const back = listHref({ ...view, preview: '' });
  return (
    <div className="quotes" data-list data-newest={newest} data-loaded={now}>
      <ListHead {...props} />
      {result === null ? null : <Result result={result} back={back} />}
      <ListSearch view={view} />
      <ListTabs view={view} page={page} />
      <ListFilters view={view} people={people} goalHours={goalHours} />
      <Live back={back} />
      {page.items.length === 0 ? (
        <EmptyList view={view} filters={filters} counts={page.counts} salesEmail={salesEmail} mayChange={mayChange} />
      ) : (
        <div className="quotes-split" data-split>
          <div>
            {mayChange ? <WorkBar back={back} /> : null}
            <ListTable
              items={page.items}
              view={view}
              current={preview?.quote.number ?? ''}
              mayChange={mayChange}
              goalHours={goalHours}
              now={now}
              total={page.total}
            />
            <Pages view={view} page={page} />
            <p className="quotes-footnote">{ORDER_TEXT}</p>
          </div>
          <div data-preview-panel>{preview === null ? null : <PreviewPanel {...preview} />}</div>
        </div>
      )}
      {mayChange ? <ChangeDialogs people={people} self={self} back={back} /> : null}
      <ShortcutDialog mayChange={mayChange} />
    </div>
  );
}
