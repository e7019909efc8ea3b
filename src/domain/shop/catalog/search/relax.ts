import { filterMedium } from '../../../reference/media/media-filter.ts';
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

/** Whether a filter may be offered to be dropped: a medium that attacks the materials asked for is never given up. */
const mayGo = ({ facets }: CatalogQuery, { key, value }: ActiveFilter): boolean =>
  key !== 'media' || facets.material.length === 0 || filterMedium(value) === null;

/** For an empty result: which single filter to drop, and how many rows there would be. Most rows first. */
export const relaxations = (catalog: Catalog, query: CatalogQuery): readonly Relaxation[] =>
  activeFilters(catalog, query)
    .filter((filter) => mayGo(query, filter))
    .slice(0, MOST_TRIED)
    .map((filter) => {
      const relaxed = removeFilter(query, filter);
      return { filter, query: relaxed, totalItems: matchQuery(catalog, relaxed).match.total };
    })
    .filter(({ totalItems }) => totalItems > 0)
    .sort((a, b) => b.totalItems - a.totalItems);
