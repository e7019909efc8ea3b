import { mediaNotes } from '../../../reference/media/media-filter.ts';
import { FACET_GROUPS } from '../facets.ts';
import type { Catalog, CatalogLists } from '../index/catalog.ts';
import type { FacetList, FacetValue, ListingResponse } from '../listing.ts';
import type { CatalogQuery } from '../query.ts';
import { shopRow, toCompoundRow } from '../rows/listing-rows.ts';
import { activeFilters, CATEGORY } from './active-filters.ts';
import { NO_STOCK } from './count-stock.ts';
import { type Match, matchParts } from './match-parts.ts';
import { pageOfCompounds, pageOfParts } from './page-cells.ts';

/** The counts of a query, in one index or summed over several. */
export type Counts = Pick<Match, 'total' | 'facetCounts' | 'stockCounts'>;

/** Returns the counts restricted to the query's category. An unknown category is empty. */
export const inRequestedCategory = ({ slug }: CatalogQuery, counts: Counts): Counts =>
  slug === null || slug === CATEGORY.key
    ? counts
    : { total: 0, facetCounts: new Uint32Array(counts.facetCounts.length), stockCounts: NO_STOCK };

/** Returns a query's result, and its number of rows without the category. */
export const matchQuery = (
  catalog: Catalog,
  query: CatalogQuery,
): { readonly match: Match; readonly inCategory: number } => {
  const match = matchParts(catalog, query);
  const asked = inRequestedCategory(query, match);
  if (asked === match) return { match, inCategory: match.total };
  const nothing = { ...match, ...asked, groups: [], counts: new Uint32Array(match.counts.length) };
  return { match: nothing, inCategory: match.total };
};

const facetList = (
  lists: CatalogLists,
  query: CatalogQuery,
  { facetCounts }: Counts,
  inCategory: number,
): FacetList => {
  const list = {} as Record<keyof FacetList, readonly FacetValue[]>;
  for (const group of FACET_GROUPS) {
    const ticked = query.facets[group];
    const values: FacetValue[] = [];
    for (const { key, label, hidden, index } of lists.facets.groups[group]) {
      if (hidden) continue;
      values.push({ key, label, count: facetCounts[index] as number, selected: ticked.includes(key) });
    }
    list[group] = values;
  }
  list.category = [{ ...CATEGORY, count: inCategory, selected: query.slug === CATEGORY.key }];
  return list;
};

/** Assembles the listing from a query's rows and counts. */
export const listingOf = (
  lists: CatalogLists,
  query: CatalogQuery,
  counts: Counts,
  inCategory: number,
  items: ListingResponse['items'],
): ListingResponse => ({
  items,
  facetList: facetList(lists, query, counts, inCategory),
  stockCounts: counts.stockCounts,
  filterList: activeFilters(lists, query),
  mediaNotes: mediaNotes(query),
  sorted: query.sort,
  totalItems: counts.total,
  page: query.page,
  limit: query.limit,
  colorCodes: lists.colorCodes,
});

/**
 * Returns the complete response to a query: rows of the page, exact facet counts, chips, totals. A page past the end
 * has no items and the right total.
 *
 * @example searchCatalog(catalog, {...EMPTY_QUERY, search: 'nbr70'}).totalItems
 */
export const searchCatalog = (catalog: Catalog, query: CatalogQuery): ListingResponse => {
  const { match, inCategory } = matchQuery(catalog, query);
  const items =
    query.mode === 'parts'
      ? pageOfParts(catalog, match, query).map((cell) => shopRow(catalog, cell))
      : pageOfCompounds(catalog, match, query).map((compound) => toCompoundRow(catalog, compound));
  return listingOf(catalog, query, match, inCategory, items);
};
