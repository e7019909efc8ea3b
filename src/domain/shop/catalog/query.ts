import type { Celsius, Mm, Range } from '../../kit/units.ts';
import { byFacet, type FacetGroup } from './facets.ts';

/** Columns the listing sorts by (decisions: `sortBy`). */
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
/** Rows of an answer of the API that names no number. */
export const DEFAULT_LIMIT = 10;
/** Rows of a page of the store whose address names no number. */
export const PAGE_LIMIT = 25;

/** Where a part lies: in our own stock, or only in a vendor's. */
export const STOCK_KINDS = ['own', 'offsite'] as const;
export type StockKind = (typeof STOCK_KINDS)[number];

/** `parts` lists O-rings (the shop), `compounds` lists compounds (the admin store). */
export type ListingMode = 'parts' | 'compounds';

/** One question to the catalog, wholly parsed. */
export interface CatalogQuery {
  readonly mode: ListingMode;
  /** Keyword text, trimmed; '' when absent. */
  readonly search: string;
  /** Size codes as displayed or bare: `AS568-214`, `P10`, `10X2.5`. */
  readonly sizes: readonly string[];
  /** Labels of compounds, in any case; all when empty. */
  readonly compounds: readonly string[];
  /** Names of media; keeps compounds of the materials that serve in all of them. */
  readonly media: readonly string[];
  /** Product category; only `orings` exists. null when absent. */
  readonly slug: string | null;
  readonly idMm: Range<Mm>;
  readonly csMm: Range<Mm>;
  /** Keeps compounds that serve the whole range. */
  readonly temperatureC: Range<Celsius>;
  /** Only parts with own or vendor stock. */
  readonly inStock: boolean;
  /** Only parts of these stocks; all when empty. */
  readonly stock: readonly StockKind[];
  readonly facets: Readonly<Record<FacetGroup, readonly string[]>>;
  /** null = by fit: docs/catalog-index.md, "Order". */
  readonly sort: { readonly column: SortColumn; readonly direction: SortDirection } | null;
  readonly page: number;
  readonly limit: number;
}

const NO_VALUES: readonly string[] = [];
const OPEN: Range<never> = { low: null, high: null };

/** The question that asks for everything: first page, by fit. */
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
  sort: null,
  page: 1,
  limit: DEFAULT_LIMIT,
};

/** The same as the store's page asks it. */
export const EMPTY_PAGE: CatalogQuery = { ...EMPTY_QUERY, limit: PAGE_LIMIT };
