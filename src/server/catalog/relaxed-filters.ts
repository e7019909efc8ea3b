import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import { type CatalogQuery, PAGE_LIMIT } from '../../domain/shop/catalog/query.ts';
import { relaxations } from '../../domain/shop/catalog/search/relax.ts';
import { listingHref } from '../../domain/shop/catalog-url/query-string.ts';
import type { RelaxedFilter } from '../../domain/site/api/catalog/relaxations.ts';

/**
 * Returns single filters to remove from a query without results, sorted by the number of parts this finds, highest
 * first.
 */
export const relaxedFilters = (catalog: Catalog, query: CatalogQuery): RelaxedFilter[] =>
  relaxations(catalog, query).map(({ filter, query: relaxed, totalItems }) => ({
    ...filter,
    totalItems,
    href: listingHref({ ...relaxed, limit: PAGE_LIMIT }),
  }));
