import { filterMedium } from '../../../reference/media/media-filter.ts';
import type { Catalog } from '../index/catalog.ts';
import type { ActiveFilter } from '../listing.ts';
import type { CatalogQuery } from '../query.ts';
import { removeFilter } from '../remove-filter.ts';
import { activeFilters } from './active-filters.ts';
import { matchQuery } from './search-catalog.ts';

/** A query with one filter removed. */
export interface Relaxation {
  readonly filter: ActiveFilter;
  readonly query: CatalogQuery;
  readonly totalItems: number;
}

/** Maximum filters that are tried, because each needs one count. */
const MAX_TRIED = 24;

/** Returns whether removing a filter may be suggested, which excludes a medium that attacks the requested materials. */
const mayGo = ({ facets }: CatalogQuery, { key, value }: ActiveFilter): boolean =>
  key !== 'media' || facets.material.length === 0 || filterMedium(value) === null;

/**
 * Returns the single filters to remove from a query with an empty result, with the resulting number of rows, most rows
 * first.
 */
export const relaxations = (catalog: Catalog, query: CatalogQuery): readonly Relaxation[] =>
  activeFilters(catalog, query)
    .filter((filter) => mayGo(query, filter))
    .slice(0, MAX_TRIED)
    .map((filter) => {
      const relaxed = removeFilter(query, filter);
      return { filter, query: relaxed, totalItems: matchQuery(catalog, relaxed).match.total };
    })
    .filter(({ totalItems }) => totalItems > 0)
    .sort((a, b) => b.totalItems - a.totalItems);
