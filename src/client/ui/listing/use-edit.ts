import type { PointerEvent } from 'react';
import type { CatalogQuery } from '../../../domain/shop/catalog/query.ts';
import { isPlainClick } from '../links/in-place-link.tsx';
import { useListingActions } from './listing-context.tsx';

/** Applies a change of the query on press and on click, each to the query at that moment. */
export const useEdit = (edit: (query: CatalogQuery) => CatalogQuery) => {
  const { apply, expect, getState } = useListingActions();
  const changed = (): CatalogQuery => edit(getState().query);
  return {
    /** Preloads the result of the click, except for presses that open a menu or a tab. */
    onPointerDown: (event: PointerEvent): void => {
      if (isPlainClick(event)) expect(changed());
    },
    /** `note` is announced by screen readers before the number of results. */
    applyEdit: (note?: string | ((changed: CatalogQuery) => string)): void => {
      const next = changed();
      apply(next, note === undefined ? {} : { note: typeof note === 'string' ? note : note(next) });
    },
  };
};
