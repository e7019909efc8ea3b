import { type ReactNode, useId } from 'react';
import { PAGE_SIZES } from '../../../domain/catalog/query.ts';
import { withLimit } from '../../../domain/catalog-url/edit-query.ts';
import { STORE_PATH } from '../../../domain/site/store-links.ts';
import { useListing, useListingActions } from './listing-context.tsx';
import { QueryFields } from './query-fields.tsx';

/** How many rows a page has. */
export function RowsSelect(): ReactNode {
  const query = useListing((state) => state.query);
  const { apply } = useListingActions();
  const id = useId();
  return (
    <form className="lab" action={STORE_PATH}>
      <QueryFields query={query} without={['limit', 'page']} />
      <label htmlFor={id}>Rows</label>
      <select
        id={id}
        className="inp sm sel"
        name="limit"
        value={query.limit}
        onChange={(event) => apply(withLimit(query, Number(event.target.value)))}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="btn sm">
          Show
        </button>
      </noscript>
    </form>
  );
}
