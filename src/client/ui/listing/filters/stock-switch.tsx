import { memo, type ReactNode } from 'react';
import { STORE_PATH } from '../../../../domain/reference/paths/store-links.ts';
import type { CatalogQuery } from '../../../../domain/shop/catalog/query.ts';
import { IN_STOCK_LABEL } from '../../../../domain/shop/catalog/stock-labels.ts';
import { withStock } from '../../../../domain/shop/catalog-url/edit-query.ts';
import { useListing } from '../listing-context.tsx';
import { useEdit } from '../use-edit.ts';
import { QueryFields } from './query-fields.tsx';

const switched = (query: CatalogQuery): CatalogQuery => withStock(query, !query.inStock);

/** Adds or removes `stock_available=true`: own or vendor stock. `label` may be a part of its name. */
export const StockSwitch = memo(function StockSwitch({ label = IN_STOCK_LABEL }: { label?: ReactNode }): ReactNode {
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
        aria-label={IN_STOCK_LABEL}
        title={IN_STOCK_LABEL}
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
