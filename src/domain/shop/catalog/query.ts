import type { Celsius, Mm, Range } from '../../kit/units.ts';
import { byFacet, type FacetGroup } from './facets.ts';

/** Columns by which the listing sorts (`sortBy`). */
export const SORT_COLUMNS = [
  'name',
  'material',
  'color',
  'hardness',
  'size',
  'cs',
  'id',
  'temperature_low',
  'temperature_high',
  'price',
  'stock',
] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];
export type SortDirection = 'asc' | 'desc';

export const PAGE_SIZES = [10, 20, 25, 50, 100] as const;
/** Default rows of an API response. */
export const DEFAULT_LIMIT = 10;
/** Default rows of a store page. */
export const PAGE_LIMIT = 25;

/** Where a part is in stock: in own stock, or only in vendor stock. */
export const STOCK_KINDS = ['own', 'offsite'] as const;
export type StockKind = (typeof STOCK_KINDS)[number];

/** `parts` lists O-rings (the shop), `compounds` lists compounds (the admin store). */
export type ListingMode = 'parts' | 'compounds';

/** A fully parsed catalog query. */
export interface CatalogQuery {
  readonly mode: ListingMode;
  /** Keyword text, trimmed. '' if absent. */
  readonly search: string;
  /** Size codes as displayed or bare: `AS568-214`, `P10`, `10X2.5`. */
  readonly sizes: readonly string[];
  /** Compound labels, in any case. Empty: all compounds. */
  readonly compounds: readonly string[];
  /** Names of media. Selects compounds of the materials that serve in all of them. */
  readonly media: readonly string[];
  /** Product category, of which only `orings` exists. null if absent. */
  readonly slug: string | null;
  readonly idMm: Range<Mm>;
  readonly csMm: Range<Mm>;
  /** Selects compounds that serve the whole range. */
  readonly temperatureC: Range<Celsius>;
  /** Whether to list only parts in own or vendor stock. */
  readonly inStock: boolean;
  /** Only parts in these stocks. Empty: all. */
  readonly stock: readonly StockKind[];
  readonly facets: Readonly<Record<FacetGroup, readonly string[]>>;
  /** Pieces per part, for prices, ship dates and the order by price. null = starting prices and stock. */
  readonly quantity: number | null;
  /** null = by fit: docs/catalog-index.md, "Order". */
  readonly sort: { readonly column: SortColumn; readonly direction: SortDirection } | null;
  readonly page: number;
  readonly limit: number;
}

const NO_VALUES: readonly string[] = [];
const OPEN: Range<never> = { low: null, high: null };

/** The query without filters: first page, by fit. */
export const EMPTY_QUERY: CatalogQuery = {
  mode: 'parts',
  search: '',
  sizes: NO_VALUES,
  compounds: NO_VALUES,
  media: NO_VALUES,
  slug: null,
  idMm: OPEN,
  csMm: OPEN,
  temperatureC: OPEN,
  inStock: false,
  stock: [],
  facets: byFacet(() => NO_VALUES),
  quantity: null,
  sort: null,
  page: 1,
  limit: DEFAULT_LIMIT,
};

/** The query without filters, with the store's page size. */
export const EMPTY_PAGE: CatalogQuery = { ...EMPTY_QUERY, limit: PAGE_LIMIT };
