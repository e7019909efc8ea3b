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
 * The changes a visitor can make to a query. Each gives a new query; every change of a filter, the order or the
 * page size goes back to page 1.
 */

const OPEN: Range<never> = { low: null, high: null };

const toggled = (values: readonly string[], value: string): readonly string[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/** Ticks or clears one value of a group. @example toggleFacet(EMPTY_QUERY, 'material', 'fkm').facets.material // ['fkm'] */
export const toggleFacet = (query: CatalogQuery, group: FacetGroup, key: string): CatalogQuery => ({
  ...query,
  facets: { ...query.facets, [group]: toggled(query.facets[group], key) },
  page: 1,
});

/** Sets a range; low and high the wrong way round are swapped. */
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

/** Ticks or clears a kind of stock. */
export const toggleStock = (query: CatalogQuery, kind: StockKind): CatalogQuery => ({
  ...query,
  stock: STOCK_KINDS.filter((other) => query.stock.includes(other) !== (other === kind)),
  page: 1,
});

/** Shows only parts in stock, or all. */
export const withStock = (query: CatalogQuery, inStock: boolean): CatalogQuery => ({ ...query, inStock, page: 1 });

/** Which way the column's header sorts when it is clicked: first descending, then ascending, and back. */
const nextDirection = (query: CatalogQuery, column: SortColumn): SortDirection =>
  query.sort?.column === column && query.sort.direction === 'desc' ? 'asc' : 'desc';

/** Sorts by a column; without a direction, the one its header's click gives. */
export const withSort = (
  query: CatalogQuery,
  column: SortColumn,
  direction: SortDirection = nextDirection(query, column),
): CatalogQuery => ({ ...query, sort: { column, direction }, page: 1 });

/** Back to the order by fit. */
export const withoutSort = (query: CatalogQuery): CatalogQuery => ({ ...query, sort: null, page: 1 });

export const withPage = (query: CatalogQuery, page: number): CatalogQuery => ({ ...query, page: Math.max(1, page) });

export const withLimit = (query: CatalogQuery, limit: number): CatalogQuery => ({ ...query, limit, page: 1 });

/**
 * Adds a size, or takes it away when it was chosen; the inside diameter and cross-section ranges are reset.
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

/** Clear All: the bare listing of the same kind with as many rows, or the query an embedded listing started from. */
export const clearAll = (query: CatalogQuery, initial: CatalogQuery = EMPTY_QUERY): CatalogQuery => ({
  ...initial,
  mode: query.mode,
  limit: query.limit,
});

/** The same question about compounds, which have neither sizes nor stock. */
export const ofCompounds = (query: CatalogQuery): CatalogQuery & { readonly mode: 'compounds' } => ({
  ...query,
  mode: 'compounds',
  sizes: [],
  idMm: OPEN,
  csMm: OPEN,
  inStock: false,
  stock: [],
});

/** Whether two queries keep the same rows, however they are ordered and paged. */
export const sameFilters = (a: CatalogQuery, b: CatalogQuery): boolean => {
  const bare = (query: CatalogQuery) => JSON.stringify({ ...query, sort: null, page: 1, limit: 0 });
  return bare(a) === bare(b);
};

/** How many filter values are set: the number beside Add Filters. The shop's own category, O-rings, filters nothing. */
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

/** How many ends of a range are set: 0 to 2. */
export const countBounds = (range: Range): number => Number(range.low !== null) + Number(range.high !== null);
