import { memo, type ReactNode } from 'react';
import { STORE_PATH } from '../../../../domain/reference/paths/store-links.ts';
import type { CatalogQuery } from '../../../../domain/shop/catalog/query.ts';
import { withStock } from '../../../../domain/shop/catalog-url/edit-query.ts';
import { useListing } from '../listing-context.tsx';
import { useEdit } from '../use-edit.ts';
import { QueryFields } from './query-fields.tsx';

const switched = (query: CatalogQuery): CatalogQuery => withStock(query, !query.inStock);

/** In stock only: adds or removes `stock_available=true`. */
export const StockSwitch = memo(function StockSwitch({ label = 'In stock only' }: { label?: ReactNode }): ReactNode {
  const inStock = useListing((state) => state.query.inStock);
  const { onPointerDown, applyEdit } = useEdit(switched);
  return (
    <form action={STORE_PATH}>
      <QueryFields edit={switched} />
      <button
        type="submit"
        className="switch"
        role="switch"
        aria-checked={inStock}
        onPointerDown={onPointerDown}
        onClick={(event) => {
          event.preventDefault();
          applyEdit();
        }}
      >
        <i />
        {label}
      </button>
    </form>
  );
});
