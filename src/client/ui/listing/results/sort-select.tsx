import { memo, type ReactNode, useId } from 'react';
import type { CatalogQuery, ListingMode } from '../../../../domain/shop/catalog/query.ts';
import { withoutSort, withSort } from '../../../../domain/shop/catalog-url/edit-query.ts';
import { useListing, useListingActions } from '../listing-context.tsx';
import { sortColumns, sortNote, sortText } from '../table/columns.ts';

type Sort = NonNullable<CatalogQuery['sort']>;

const BEST_MATCH = '';
const DIRECTIONS = ['asc', 'desc'] as const;

const optionOf = (sort: Sort | null): string => (sort === null ? BEST_MATCH : `${sort.column}:${sort.direction}`);

/** The sort orders of a listing by the value of their option. */
const ordersOf = (mode: ListingMode): ReadonlyMap<string, Sort> =>
  new Map(
    sortColumns(mode).flatMap((column) =>
      DIRECTIONS.map((direction) => {
        const sort = { column, direction };
        return [optionOf(sort), sort] as const;
      }),
    ),
  );

/** The sort order of the rows, including best match. Without JavaScript, the links in the column heads sort. */
export const SortSelect = memo(function SortSelect(): ReactNode {
  const shown = useListing((state) => state.query.sort);
  const mode = useListing((state) => state.query.mode);
  const { apply, getState } = useListingActions();
  const id = useId();
  const orders = ordersOf(mode);
  return (
    <span className="toolbar-label only-script">
      <label htmlFor={id}>Sort</label>
      <select
        id={id}
        className="field-input field-input-small field-select toolbar-sort"
        value={optionOf(shown)}
        onChange={({ target: { value } }) => {
          const sort = orders.get(value) ?? null;
          const { query } = getState();
          const sorted = sort === null ? withoutSort(query) : withSort(query, sort.column, sort.direction);
          apply(sorted, { note: sortNote(mode, sort) });
        }}
      >
        <option value={BEST_MATCH}>Best match</option>
        {[...orders].map(([value, { column, direction }]) => (
          <option key={value} value={value}>
            {sortText(column, direction)}
          </option>
        ))}
      </select>
    </span>
  );
});
