import { isFacetGroup } from './facets.ts';
import type { ActiveFilter } from './listing.ts';
import type { CatalogQuery } from './query.ts';
import { RANGE_NAMES, RANGE_PARAMETERS } from './ranges.ts';

/** Removes one filter and returns to the first page. A filter that the query does not have changes only the page. */
export const removeFilter = (
  query: CatalogQuery,
  { key, value }: Pick<ActiveFilter, 'key' | 'value'>,
): CatalogQuery => {
  const rest = { ...query, page: 1 };
  if (isFacetGroup(key)) {
    return { ...rest, facets: { ...query.facets, [key]: query.facets[key].filter((other) => other !== value) } };
  }
  for (const name of RANGE_NAMES) {
    if (key === RANGE_PARAMETERS[name].low) return { ...rest, [name]: { ...query[name], low: null } };
    if (key === RANGE_PARAMETERS[name].high) return { ...rest, [name]: { ...query[name], high: null } };
  }
  if (key === 'size') return { ...rest, sizes: query.sizes.filter((other) => other !== value) };
  if (key === 'compound') return { ...rest, compounds: query.compounds.filter((other) => other !== value) };
  if (key === 'media') return { ...rest, media: query.media.filter((other) => other !== value) };
  if (key === 'search') return { ...rest, search: '' };
  if (key === 'slug') return { ...rest, slug: null };
  if (key === 'stock') return { ...rest, stock: query.stock.filter((other) => other !== value) };
  if (key === 'stock_available') return { ...rest, inStock: false };
  return rest;
};
