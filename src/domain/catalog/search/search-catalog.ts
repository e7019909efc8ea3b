import { FACET_GROUPS } from '../facets.ts';
import type { Catalog } from '../index/catalog.ts';
import type { FacetList, FacetValue, ListingResponse } from '../listing.ts';
import type { CatalogQuery } from '../query.ts';
import { compoundRow, shopRow } from '../rows/listing-rows.ts';
import { activeFilters, CATEGORY } from './active-filters.ts';
import { NO_STOCK } from './count-stock.ts';
import { type Match, matchParts } from './match-parts.ts';
import { pageOfCompounds, pageOfParts } from './page-cells.ts';

const isShopCategory = (slug: string | null): boolean => slug === null || slug === CATEGORY.key;

/** A match without a row: what a category that does not exist holds. */
const nothing = (match: Match): Match => ({
  ...match,
  groups: [],
  counts: new Uint32Array(match.counts.length),
  total: 0,
  facetCounts: new Uint32Array(match.facetCounts.length),
  stockCounts: NO_STOCK,
});

/** A query's result, and how many rows it would have without its category. */
export const matchQuery = (
  catalog: Catalog,
  query: CatalogQuery,
): { readonly match: Match; readonly inCategory: number } => {
  const match = matchParts(catalog, query);
  return { match: isShopCategory(query.slug) ? match : nothing(match), inCategory: match.total };
};

const facetList = (catalog: Catalog, query: CatalogQuery, match: Match, inCategory: number): FacetList => {
  const list = {} as Record<keyof FacetList, readonly FacetValue[]>;
  for (const group of FACET_GROUPS) {
    const ticked = query.facets[group];
    const values: FacetValue[] = [];
    for (const { key, label, hidden, index } of catalog.facets.groups[group]) {
      if (hidden) continue;
      values.push({ key, label, count: match.facetCounts[index] as number, selected: ticked.includes(key) });
    }
    list[group] = values;
  }
  list.category = [{ ...CATEGORY, count: inCategory, selected: query.slug === CATEGORY.key }];
  return list;
};

/**
 * The whole answer to one question: rows of the page, exact facet counts, chips, totals. A page past the end has no
 * items and the right total.
 *
 * @example searchCatalog(catalog, {...EMPTY_QUERY, search: 'nbr70'}).totalItems
 */
export const searchCatalog = (catalog: Catalog, query: CatalogQuery): ListingResponse => {
  const { match, inCategory } = matchQuery(catalog, query);
  return {
    items:
      query.mode === 'parts'
        ? pageOfParts(catalog, match, query).map((cell) => shopRow(catalog, cell))
        : pageOfCompounds(catalog, match, query).map((compound) => compoundRow(catalog, compound)),
    facetList: facetList(catalog, query, match, inCategory),
    stockCounts: match.stockCounts,
    filterList: activeFilters(catalog, query),
    sorted: query.sort,
    totalItems: match.total,
    page: query.page,
    limit: query.limit,
    colorCodes: catalog.colorCodes,
  };
};
