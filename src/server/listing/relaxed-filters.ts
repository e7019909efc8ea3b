import type { Catalog } from '../../domain/catalog/index/catalog.ts';
import type { ActiveFilter } from '../../domain/catalog/listing.ts';
import type { CatalogQuery } from '../../domain/catalog/query.ts';
import { relaxations } from '../../domain/catalog/search/relax.ts';
import { listingHref } from '../../domain/catalog-url/query-string.ts';

/** An active filter, how many rows there are without it, and where they are. */
export interface RelaxedFilter extends ActiveFilter {
  readonly totalItems: number;
  readonly href: string;
}

/** What single filters to drop when a result is empty, the most rewarding first. */
export const relaxedFilters = (catalog: Catalog, query: CatalogQuery): RelaxedFilter[] =>
  relaxations(catalog, query).map(({ filter, query: relaxed, totalItems }) => ({
    ...filter,
    totalItems,
    href: listingHref(relaxed),
  }));
