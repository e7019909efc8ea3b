import type { ReactNode } from 'react';
import type { CatalogQuery } from '../../../../domain/shop/catalog/query.ts';
import { useEdit } from '../use-edit.ts';

/** A box to tick that changes the query, with what names it. */
export function QueryTick(props: {
  name: string;
  value: string;
  ticked: boolean;
  /** Has no rows: shown muted. */
  isEmpty: boolean;
  /** Ticks or unticks it in the query of that moment. */
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
