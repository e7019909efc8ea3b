import type { ReactNode } from 'react';
import { withStock } from '../../../domain/catalog-url/edit-query.ts';
import { STORE_PATH } from '../../../domain/site/store-links.ts';
import { useListing, useListingActions } from './listing-context.tsx';
import { QueryFields } from './query-fields.tsx';

/** In stock only: adds or removes `stock_available=true`. */
export function StockSwitch({ label = 'In stock only' }: { label?: ReactNode }): ReactNode {
  const query = useListing((state) => state.query);
  const { apply } = useListingActions();
  const next = withStock(query, !query.inStock);
  return (
    <form action={STORE_PATH}>
      <QueryFields query={next} />
      <button
        type="submit"
        className="switch"
        role="switch"
        aria-checked={query.inStock}
        onClick={(event) => {
          event.preventDefault();
          apply(next);
        }}
      >
        <i />
        {label}
      </button>
    </form>
  );
}
