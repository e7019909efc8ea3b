import type { PointerEvent } from 'react';
import type { CatalogQuery } from '../../../domain/shop/catalog/query.ts';
import { isPlainClick } from '../in-place-link.tsx';
import { useListingActions } from './listing-context.tsx';

/** A change of the query as a press and its click make it: both go by the query of their moment. */
export const useEdit = (edit: (query: CatalogQuery) => CatalogQuery) => {
  const { apply, expect, getState } = useListingActions();
  const changed = (): CatalogQuery => edit(getState().query);
  return {
    /** Asks for what the click will show; a press that opens a menu or a tab is none. */
    onPointerDown: (event: PointerEvent): void => {
      if (isPlainClick(event)) expect(changed());
    },
    /** `note` is said by screen readers before the number of results. */
    applyEdit: (note?: string | ((changed: CatalogQuery) => string)): void => {
      const next = changed();
      apply(next, note === undefined ? {} : { note: typeof note === 'string' ? note : note(next) });
    },
  };
};
