import type { Catalog } from '../index/catalog.ts';
import type { ActiveFilter } from '../listing.ts';
import type { CatalogQuery } from '../query.ts';
import { removeFilter } from '../remove-filter.ts';
import { activeFilters } from './active-filters.ts';
import { matchQuery } from './search-catalog.ts';

/** A query with one filter less. */
export interface Relaxation {
  readonly filter: ActiveFilter;
  readonly query: CatalogQuery;
  readonly totalItems: number;
}

/** More filters than this are not tried: each costs one count. */
const MOST_TRIED = 24;

/** For an empty result: which single filter to drop, and how many rows there would be. Most rows first, none left out but those without rows. */
export const relaxations = (catalog: Catalog, query: CatalogQuery): readonly Relaxation[] =>
  activeFilters(catalog, query)
    .slice(0, MOST_TRIED)
    .map((filter) => {
      const relaxed = removeFilter(query, filter);
      return { filter, query: relaxed, totalItems: matchQuery(catalog, relaxed).match.total };
    })
    .filter(({ totalItems }) => totalItems > 0)
    .sort((a, b) => b.totalItems - a.totalItems);
