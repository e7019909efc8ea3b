import { COMPOUND_COLUMNS as SORTED_COMPOUND_COLUMNS } from '../../../domain/catalog/index/compound-orders.ts';
import { type ListingMode, SORT_COLUMNS, type SortColumn } from '../../../domain/catalog/query.ts';
import type { Preferences } from '../../../domain/preferences.ts';

export interface ColumnHead {
  /** Class of the column's cells. */
  readonly cell: string;
  /** Titles that sort, side by side in one head; a null column does not sort. */
  readonly titles: readonly { readonly text: string; readonly sort: SortColumn | null }[];
  /** Words after the titles. */
  readonly after?: string;
  /** Which preference's unit stands in the head. */
  readonly unit?: 'measurement' | 'temperature';
}

/** The shop's columns (spec §9). */
const SHOP_COLUMNS: readonly ColumnHead[] = [
  { cell: 'c-name', titles: [{ text: 'Part Number', sort: 'name' }] },
  { cell: 'c-material', titles: [{ text: 'Material', sort: 'material' }] },
  { cell: 'c-color', titles: [{ text: 'Color', sort: 'color' }] },
  { cell: 'c-hardness', titles: [{ text: 'Hardness', sort: 'hardness' }] },
  { cell: 'c-size', titles: [{ text: 'Size', sort: 'size' }] },
  { cell: 'c-cs', titles: [{ text: 'CS', sort: 'cs' }], unit: 'measurement' },
  { cell: 'c-id', titles: [{ text: 'ID', sort: 'id' }], unit: 'measurement' },
  { cell: 'c-features', titles: [{ text: 'Key Features', sort: null }] },
  {
    cell: 'c-temp',
    titles: [
      { text: 'Low', sort: 'temperature_low' },
      { text: 'High', sort: 'temperature_high' },
    ],
    after: ' Tmp',
    unit: 'temperature',
  },
  { cell: 'c-price', titles: [{ text: 'Starting Price', sort: 'price' }] },
  { cell: 'c-stock', titles: [{ text: 'Stock', sort: 'stock' }] },
];

/** The admin store's columns (spec §9). */
const COMPOUND_COLUMNS: readonly ColumnHead[] = [
  { cell: 'c-name', titles: [{ text: 'Compound Number', sort: 'name' }] },
  { cell: 'c-sheet', titles: [{ text: 'Datasheets', sort: null }] },
  { cell: 'c-material', titles: [{ text: 'Material', sort: 'material' }] },
  { cell: 'c-color', titles: [{ text: 'Color', sort: 'color' }] },
  { cell: 'c-hardness', titles: [{ text: 'Hardness', sort: 'hardness' }] },
  {
    cell: 'c-temp',
    titles: [
      { text: 'Low', sort: 'temperature_low' },
      { text: 'High', sort: 'temperature_high' },
    ],
    after: ' Tmp',
    unit: 'temperature',
  },
  { cell: 'c-features', titles: [{ text: 'Key Features', sort: null }] },
  { cell: 'c-compare', titles: [{ text: 'Compare To', sort: null }] },
];

export const COLUMNS: Readonly<Record<ListingMode, readonly ColumnHead[]>> = {
  parts: SHOP_COLUMNS,
  compounds: COMPOUND_COLUMNS,
};

/** What the sort menu of small screens offers. */
export const SORTS: Readonly<Record<ListingMode, readonly SortColumn[]>> = {
  parts: SORT_COLUMNS,
  compounds: SORTED_COMPOUND_COLUMNS,
};

/** Name of an order in a listing. */
export const sortTitle = (mode: ListingMode, column: SortColumn): string =>
  mode === 'compounds' && column === 'name' ? 'Compound number' : SORT_TITLES[column];

/** Names of the orders in the sort menu of small screens. */
const SORT_TITLES: Readonly<Record<SortColumn, string>> = {
  name: 'Part number',
  material: 'Material',
  color: 'Color',
  hardness: 'Hardness',
  size: 'Size',
  cs: 'Cross-section',
  id: 'Inside diameter',
  temperature_low: 'Low temperature',
  temperature_high: 'High temperature',
  price: 'Starting price',
  stock: 'Stock',
};

/** The unit as a column head shows it. */
export const headUnit = (kind: 'measurement' | 'temperature', preferences: Preferences): string =>
  kind === 'measurement' ? preferences.measurement : `°${preferences.temperature}`;
