import type { Catalog } from '../index/catalog.ts';
import type { ActiveFilter } from '../listing.ts';
import { type CatalogQuery, FACET_GROUPS, type FacetGroup, type Range } from '../query.ts';
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

const without = (values: readonly string[], value: string): readonly string[] => values.filter((one) => one !== value);

const openLow = ({ high }: Range): Range => ({ low: null, high });
const openHigh = ({ low }: Range): Range => ({ low, high: null });

const isFacetGroup = (key: string): key is FacetGroup => (FACET_GROUPS as readonly string[]).includes(key);

/** The query without one of its active filters, on its first page. */
const dropFilter = (query: CatalogQuery, { key, value }: ActiveFilter): CatalogQuery => {
  const first = { ...query, page: 1 };
  if (isFacetGroup(key)) {
    return { ...first, facets: { ...query.facets, [key]: without(query.facets[key], value) } };
  }
  const { idMm, csMm, temperatureC } = query;
  const changes: Readonly<Record<string, Partial<CatalogQuery>>> = {
    search: { search: '' },
    size: { sizes: without(query.sizes, value) },
    slug: { slug: null },
    stock_available: { inStock: false },
    id_low: { idMm: openLow(idMm) },
    id_high: { idMm: openHigh(idMm) },
    cs_low: { csMm: openLow(csMm) },
    cs_high: { csMm: openHigh(csMm) },
    temperature_low_c: { temperatureC: openLow(temperatureC) },
    temperature_high_c: { temperatureC: openHigh(temperatureC) },
  };
  return { ...first, ...changes[key] };
};

/** For an empty result: which single filter to drop, and how many rows there would be. Most rows first, none left out but those without rows. */
export const relaxations = (catalog: Catalog, query: CatalogQuery): readonly Relaxation[] =>
  activeFilters(catalog, query)
    .slice(0, MOST_TRIED)
    .map((filter) => {
      const relaxed = dropFilter(query, filter);
      return { filter, query: relaxed, totalItems: matchQuery(catalog, relaxed).match.total };
    })
    .filter(({ totalItems }) => totalItems > 0)
    .sort((a, b) => b.totalItems - a.totalItems);
