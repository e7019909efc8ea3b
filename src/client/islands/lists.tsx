import type { ReactNode } from 'react';
import type { Table } from '../../domain/order/lists/reading/columns.ts';
import { ListsView } from '../lists/ui/lists-view.tsx';

/** The body of the pages of lists: what is read stays in the visitor's browser. */
export default function Lists(props: {
  /** An earlier request or a shared list that the review opens with. */
  readonly opened: { readonly name: string; readonly table: Table } | null;
}): ReactNode {
  return <ListsView opened={props.opened} />;
}
