import type { ReactNode } from 'react';
import type { CatalogQuery } from '../../../../domain/shop/catalog/query.ts';
import { useEdit } from '../use-edit.ts';

/** A checkbox that changes the query, with its label. */
export function QueryTick(props: {
  name: string;
  value: string;
  ticked: boolean;
  /** Whether it has no rows and is shown muted. */
  isEmpty: boolean;
  /** Adds or removes the value in the current query. */
  edit: (query: CatalogQuery) => CatalogQuery;
  children: ReactNode;
}): ReactNode {
  const { name, value, ticked, isEmpty, edit, children } = props;
  const { onPointerDown, applyEdit } = useEdit(edit);
  return (
    <label className={isEmpty ? 'choice choice-empty' : 'choice'} onPointerDown={onPointerDown}>
      <input type="checkbox" name={name} value={value} checked={ticked} onChange={() => applyEdit()} />
      {children}
    </label>
  );
}
