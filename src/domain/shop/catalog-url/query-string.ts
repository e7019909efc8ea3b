import { STORE_PATH } from '../../reference/paths/store-links.ts';
import { FACET_GROUPS } from '../catalog/facets.ts';
import { type CatalogQuery, DEFAULT_LIMIT, PAGE_LIMIT } from '../catalog/query.ts';
import { RANGE_NAMES, RANGE_PARAMETERS } from '../catalog/ranges.ts';

/**
 * Returns the query's parameters in canonical order without defaults, for the hidden fields of forms.
 *
 * @example queryPairs({ ...EMPTY_QUERY, sizes: ['P10', 'P11'], page: 2 }) // [['size', 'P10,P11'], ['page', '2']]
 */
export const queryPairs = (
  query: CatalogQuery,
  defaultLimit: number = DEFAULT_LIMIT,
): readonly (readonly [string, string])[] => {
  const { sort } = query;
  const pairs: (readonly [string, string])[] = [];
  const add = (name: string, value: string): void => {
    if (value !== '') pairs.push([name, value]);
  };
  const addNumber = (name: string, value: number | null): void => {
    if (value !== null) pairs.push([name, String(value)]);
  };
  add('mode', query.mode === 'parts' ? '' : query.mode);
  add('slug', query.slug ?? '');
  add('search', query.search);
  add('size', query.sizes.join(','));
  add('compound', query.compounds.join(','));
  add('media', query.media.join(','));
  for (const name of RANGE_NAMES) {
    addNumber(RANGE_PARAMETERS[name].low, query[name].low);
    addNumber(RANGE_PARAMETERS[name].high, query[name].high);
  }
  for (const group of FACET_GROUPS) add(group, query.facets[group].join(','));
  add('stock_available', query.inStock ? 'true' : '');
  add('stock', query.stock.join(','));
  addNumber('quantity', query.quantity);
  add('sortBy', sort === null ? '' : `${sort.column}:${sort.direction}`);
  addNumber('limit', query.limit === defaultLimit ? null : query.limit);
  addNumber('page', query.page === 1 ? null : query.page);
  return pairs;
};

/** Strings that encoding leaves unchanged. A page contains about a hundred URLs that consist almost only of these. */
const PLAIN = /^[\w.,:-]*$/;

/** Leaves commas and colons unescaped, which query strings allow, to keep lists readable. */
const encode = (text: string): string =>
  PLAIN.test(text)
    ? text
    : encodeURIComponent(text.toWellFormed()).replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%20', '+');

/**
 * Returns the canonical query string without `?`, or '' for the query without filters. `parseQuery` restores the query
 * from it.
 *
 * @example queryString({ ...EMPTY_QUERY, search: 'nbr 70', page: 2 }) // 'search=nbr+70&page=2'
 */
export const queryString = (query: CatalogQuery, defaultLimit: number = DEFAULT_LIMIT): string =>
  queryPairs(query, defaultLimit)
    .map(([name, value]) => `${name}=${encode(value)}`)
    .join('&');

/** Returns the URL of the page for a query. @example listingHref(EMPTY_PAGE) // '/shop/orings' */
export const listingHref = (query: CatalogQuery, path: string = STORE_PATH): string => {
  const text = queryString(query, PAGE_LIMIT);
  return text === '' ? path : `${path}?${text}`;
};
