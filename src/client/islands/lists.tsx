import type { ReactNode } from 'react';
import type { Table } from '../../domain/order/lists/reading/columns.ts';
import type { PartExamples } from '../../domain/site/part-examples.ts';
import { ListsView } from '../lists/ui/lists-view.tsx';

/** The body of the list pages. Files are read in the visitor's browser and stay there. */
export default function Lists(props: {
  /** An earlier request or a shared list that the review starts with. */
  readonly opened: { readonly name: string; readonly table: Table } | null;
  readonly examples: PartExamples;
}): ReactNode {
  return <ListsView {...props} />;
}
