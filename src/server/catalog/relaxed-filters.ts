import type { RelaxedFilter } from '../../domain/api/catalog/relaxations.ts';
import type { Catalog } from '../../domain/catalog/index/catalog.ts';
import { type CatalogQuery, PAGE_LIMIT } from '../../domain/catalog/query.ts';
import { relaxations } from '../../domain/catalog/search/relax.ts';
import { listingHref } from '../../domain/catalog-url/query-string.ts';

/** What single filters to drop when a result is empty, the most rewarding first. */
export const relaxedFilters = (catalog: Catalog, query: CatalogQuery): RelaxedFilter[] =>
  relaxations(catalog, query).map(({ filter, query: relaxed, totalItems }) => ({
    ...filter,
    totalItems,
    href: listingHref({ ...relaxed, limit: PAGE_LIMIT }),
  }));
