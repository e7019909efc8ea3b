import { FACET_GROUPS } from '../catalog/facets.ts';
import type { CatalogQuery } from '../catalog/query.ts';
import { DEFAULT_LIMIT, PAGE_LIMIT } from '../catalog/query.ts';
import { RANGE_NAMES, RANGE_PARAMETERS } from '../catalog/ranges.ts';
import { STORE_PATH } from '../site/store-links.ts';

/**
 * The query's parameters in their one fixed order, defaults omitted: what a form's hidden fields hold.
 *
 * @example queryPairs({ ...EMPTY_QUERY, sizes: ['P10', 'P11'], page: 2 }) // [['size', 'P10,P11'], ['page', '2']]
 */
export const queryPairs = (
  query: CatalogQuery,
  defaultLimit: number = DEFAULT_LIMIT,
): readonly (readonly [string, string])[] => {
  const { sort } = query;
  const pairs: (readonly [string, string])[] = [
    ['mode', query.mode === 'parts' ? '' : query.mode],
    ['slug', query.slug ?? ''],
    ['search', query.search],
    ['size', query.sizes.join(',')],
    ['compound', query.compounds.join(',')],
    ['media', query.media.join(',')],
  ];
  for (const name of RANGE_NAMES) {
    const { low, high } = query[name];
    pairs.push([RANGE_PARAMETERS[name].low, low === null ? '' : String(low)]);
    pairs.push([RANGE_PARAMETERS[name].high, high === null ? '' : String(high)]);
  }
  for (const group of FACET_GROUPS) pairs.push([group, query.facets[group].join(',')]);
  pairs.push(
    ['stock_available', query.inStock ? 'true' : ''],
    ['stock', query.stock.join(',')],
    ['sortBy', sort === null ? '' : `${sort.column}:${sort.direction}`],
    ['limit', query.limit === defaultLimit ? '' : String(query.limit)],
    ['page', query.page === 1 ? '' : String(query.page)],
  );
  return pairs.filter(([, value]) => value !== '');
};

/** Commas and colons may stand bare in a query string, and lists read better with them. */
const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%20', '+');

/**
 * The canonical query string, without `?`; '' for the question that asks for everything.
 * `parseQuery` of it gives the same query again.
 *
 * @example queryString({ ...EMPTY_QUERY, search: 'nbr 70', page: 2 }) // 'search=nbr+70&page=2'
 */
export const queryString = (query: CatalogQuery, defaultLimit: number = DEFAULT_LIMIT): string =>
  queryPairs(query, defaultLimit)
    .map(([name, value]) => `${name}=${encode(value)}`)
    .join('&');

/** Address of the page that shows this query. @example listingHref(EMPTY_PAGE) // '/shop/orings' */
export const listingHref = (query: CatalogQuery, path: string = STORE_PATH): string => {
  const text = queryString(query, PAGE_LIMIT);
  return text === '' ? path : `${path}?${text}`;
};
