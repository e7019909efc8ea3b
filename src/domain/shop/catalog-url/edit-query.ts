import type { Range } from '../../kit/units.ts';
import { FACET_GROUPS, type FacetGroup } from '../catalog/facets.ts';
import {
  type CatalogQuery,
  EMPTY_QUERY,
  type SortColumn,
  type SortDirection,
  STOCK_KINDS,
  type StockKind,
} from '../catalog/query.ts';
import { RANGE_NAMES, type RangeName } from '../catalog/ranges.ts';

/*
 * The changes that a visitor can make to a query. Each returns a new query. Changes of filters, order or page size
 * reset to page 1.
 */

const OPEN: Range<never> = { low: null, high: null };

const toggled = (values: readonly string[], value: string): readonly string[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/**
 * Selects or clears one value of a group.
 *
 * @example toggleFacet(EMPTY_QUERY, 'material', 'fkm').facets.material // ['fkm']
 */
export const toggleFacet = (query: CatalogQuery, group: FacetGroup, key: string): CatalogQuery => ({
  ...query,
  facets: { ...query.facets, [group]: toggled(query.facets[group], key) },
  page: 1,
});

/** Sets a range. Swaps low and high if they are reversed. */
export const withRange = <Name extends RangeName>(
  query: CatalogQuery,
  name: Name,
  range: CatalogQuery[Name],
): CatalogQuery => {
  const { low, high } = range;
  const ordered = low !== null && high !== null && low > high ? { low: high, high: low } : { low, high };
  return { ...query, [name]: ordered, page: 1 };
};

/** Sets the keyword text, trimmed. */
export const withSearch = (query: CatalogQuery, search: string): CatalogQuery => ({
  ...query,
  search: search.trim(),
  page: 1,
});

/** Selects or clears a kind of stock. */
export const toggleStock = (query: CatalogQuery, kind: StockKind): CatalogQuery => ({
  ...query,
  stock: STOCK_KINDS.filter((other) => query.stock.includes(other) !== (other === kind)),
  page: 1,
});

/** Sets whether only parts in stock are shown. */
export const withStock = (query: CatalogQuery, inStock: boolean): CatalogQuery => ({ ...query, inStock, page: 1 });

/** Returns the direction that a click on a column's header sets: first descending, then ascending, alternating. */
const nextDirection = (query: CatalogQuery, column: SortColumn): SortDirection =>
  query.sort?.column === column && query.sort.direction === 'desc' ? 'asc' : 'desc';

/** Sorts by a column. The direction defaults to that of a click on its header. */
export const withSort = (
  query: CatalogQuery,
  column: SortColumn,
  direction: SortDirection = nextDirection(query, column),
): CatalogQuery => ({ ...query, sort: { column, direction }, page: 1 });

/** Resets the order to best fit. */
export const withoutSort = (query: CatalogQuery): CatalogQuery => ({ ...query, sort: null, page: 1 });

/** Sets the number of pieces per part, or null for starting prices and stock. */
/** A field applies its quantity whenever it loses focus, so an unchanged quantity keeps the page. */
export const withQuantity = (query: CatalogQuery, quantity: number | null): CatalogQuery =>
  quantity === query.quantity ? query : { ...query, quantity, page: 1 };

export const withPage = (query: CatalogQuery, page: number): CatalogQuery => ({ ...query, page: Math.max(1, page) });

export const withLimit = (query: CatalogQuery, limit: number): CatalogQuery => ({ ...query, limit, page: 1 });

/**
 * Adds a size, or removes it if it is selected. Resets the ranges of inside diameter and cross-section.
 *
 * @example selectSize(EMPTY_QUERY, 'AS568-214').sizes // ['AS568-214']
 */
export const selectSize = (query: CatalogQuery, size: string): CatalogQuery => ({
  ...query,
  sizes: toggled(query.sizes, size),
  idMm: OPEN,
  csMm: OPEN,
  page: 1,
});

/**
 * Clears all filters: returns the unfiltered listing of the same kind, quantity and page size, or the initial query of
 * an embedded listing.
 */
export const clearAll = (query: CatalogQuery, initial: CatalogQuery = EMPTY_QUERY): CatalogQuery => ({
  ...initial,
  mode: query.mode,
  quantity: query.quantity,
  limit: query.limit,
});

/** Returns the same query for compounds, which have neither sizes, nor stock, nor prices. */
export const ofCompounds = (query: CatalogQuery): CatalogQuery & { readonly mode: 'compounds' } => ({
  ...query,
  mode: 'compounds',
  sizes: [],
  idMm: OPEN,
  csMm: OPEN,
  inStock: false,
  stock: [],
  quantity: null,
});

/** Returns whether two queries select the same rows, regardless of quantity, order and page. */
export const sameFilters = (a: CatalogQuery, b: CatalogQuery): boolean => {
  const bare = (query: CatalogQuery) => JSON.stringify({ ...query, quantity: null, sort: null, page: 1, limit: 0 });
  return bare(a) === bare(b);
};

/**
 * Returns the number of filter values, which is shown next to Add Filters. The shop's category, O-rings, does not
 * count.
 */
export const countFilters = (query: CatalogQuery): number =>
  FACET_GROUPS.reduce((sum, group) => sum + query.facets[group].length, 0) +
  RANGE_NAMES.reduce((sum, name) => sum + countBounds(query[name]), 0) +
  query.sizes.length +
  query.compounds.length +
  query.media.length +
  Number(query.search !== '') +
  Number(query.slug !== null && query.slug !== 'orings') +
  Number(query.inStock) +
  query.stock.length;

/** Returns how many ends of a range are set: 0 to 2. */
export const countBounds = (range: Range): number => Number(range.low !== null) + Number(range.high !== null);
