import { memo, type ReactNode } from 'react';
import type { CatalogQuery } from '../../../domain/catalog/query.ts';
import { withStock } from '../../../domain/catalog-url/edit-query.ts';
import { STORE_PATH } from '../../../domain/site/store-links.ts';
import { useListing, useListingActions } from './listing-context.tsx';
import { QueryFields } from './query-fields.tsx';

/** In stock only: adds or removes `stock_available=true`. */
export const StockSwitch = memo(function StockSwitch({ label = 'In stock only' }: { label?: ReactNode }): ReactNode {
  const inStock = useListing((state) => state.query.inStock);
  const { apply, expect, getState } = useListingActions();
  const edit = (query: CatalogQuery): CatalogQuery => withStock(query, !query.inStock);
  return (
    <form action={STORE_PATH}>
      <QueryFields edit={edit} />
      <button
        type="submit"
        className="switch"
        role="switch"
        aria-checked={inStock}
        onPointerDown={() => expect(edit(getState().query))}
        onClick={(event) => {
          event.preventDefault();
          apply(edit(getState().query));
        }}
      >
        <i />
        {label}
      </button>
    </form>
  );
});
