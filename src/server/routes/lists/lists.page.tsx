import type { ReactNode } from 'react';
import { Island } from '../../../client/island.tsx';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import { LISTS_PATH } from '../../../domain/reference/paths/store-links.ts';
import type { OpenedList } from '../../lists/opened-list.ts';
import type { PageHead } from '../../render/page-head.ts';

export const head: PageHead = {
  sheets: ['lists'],
  title: 'Quote a whole list of O-rings',
  description:
    'Paste a list or drop a CSV or XLSX file: part numbers, AS568, JIS and metric sizes and plain descriptions are read, priced and quoted at once.',
  canonical: LISTS_PATH,
  preload: ['lists'],
};

/**
 * `/lists` and `/lists/review`: the server renders the initial state; lists are stored in the visitor's browser only.
 */
export default function ListsPage({ opened = null }: { readonly opened?: OpenedList | null }): ReactNode {
  return (
    <div className="page page-drawn-late">
      <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Lists' }]} />
      <Island name="lists" props={{ opened }} />
    </div>
  );
}
