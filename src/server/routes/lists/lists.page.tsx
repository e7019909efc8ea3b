import type { ReactNode } from 'react';
import { Island } from '../../../client/island.tsx';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import type { OpenedList } from '../../lists/opened-list.ts';

/** `/lists` and `/lists/review`: the start from the server; what is read stays in the visitor's browser. */
export const ListsPage = ({ opened }: { readonly opened: OpenedList | null }): ReactNode => (
  <div className="page page-drawn-late">
    <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Lists' }]} />
    <Island name="lists" props={{ opened }} />
  </div>
);
