import type { Preferences } from '../../../../domain/kit/preferences.ts';
import type { CatalogQuery, ListingMode, SortColumn, SortDirection } from '../../../../domain/shop/catalog/query.ts';
import type { Column, ColumnTitle, ShownRow } from './column.ts';
import { COMPOUND_COLUMNS } from './compound-columns.tsx';
import { SHOP_COLUMNS } from './shop-columns.tsx';

/** A column without its cells. */
export type ColumnHead = Omit<Column<ShownRow>, 'cell' | 'tooltip'>;

/** The columns of each listing in order. */
export const COLUMNS: Readonly<Record<ListingMode, readonly ColumnHead[]>> = {
  parts: SHOP_COLUMNS,
  compounds: COMPOUND_COLUMNS,
};

const sortsOf = (mode: ListingMode): readonly NonNullable<ColumnTitle['sort']>[] =>
  COLUMNS[mode].flatMap(({ titles }) => titles.flatMap(({ sort }) => sort ?? []));

const SORTS = { parts: sortsOf('parts'), compounds: sortsOf('compounds') };

/** What the first rows of each sort order have, as buyers say it. */
const FIRST: Readonly<Record<SortColumn, Readonly<Record<SortDirection, string>> & { readonly of: string }>> = {
  price: { asc: 'Cheapest', desc: 'Most expensive', of: '' },
  stock: { asc: 'Least', desc: 'Most', of: ' in stock' },
  id: { asc: 'Smallest', desc: 'Largest', of: ' inside diameter' },
  cs: { asc: 'Thinnest', desc: 'Thickest', of: ' cross-section' },
  size: { asc: 'First', desc: 'Last', of: ' size number' },
  hardness: { asc: 'Softest', desc: 'Hardest', of: '' },
  temperature_low: { asc: 'Lowest', desc: 'Highest', of: ' minimum temperature' },
  temperature_high: { asc: 'Lowest', desc: 'Highest', of: ' maximum temperature' },
  material: { asc: 'A to Z', desc: 'Z to A', of: ' by material' },
  color: { asc: 'A to Z', desc: 'Z to A', of: ' by color' },
  name: { asc: 'A to Z', desc: 'Z to A', of: ' by name' },
};

const FIRST_COLUMNS = Object.keys(FIRST) as readonly SortColumn[];

/** The columns by which a listing can be sorted, the most useful first. */
export const sortColumns = (mode: ListingMode): readonly SortColumn[] => {
  const columns = new Set(SORTS[mode].map(({ by }) => by));
  return FIRST_COLUMNS.filter((column) => columns.has(column));
};

/** Name of a sort order beside the name of its column. @example sortWord('id', 'asc') // 'Smallest' */
export const sortWord = (column: SortColumn, direction: SortDirection): string => FIRST[column][direction];

/** Name of a sort order. @example sortText('id', 'asc') // 'Smallest inside diameter' */
export const sortText = (column: SortColumn, direction: SortDirection): string =>
  FIRST[column][direction] + FIRST[column].of;

/** Name of a sort order in a listing. A URL may request an order for compounds that only parts have. */
export const sortTitle = (mode: ListingMode, column: SortColumn): string =>
  [...SORTS[mode], ...SORTS.parts].find(({ by }) => by === column)?.menu ?? column;

/**
 * The announcement for a changed sort order.
 *
 * @example sortNote('parts', { column: 'cs', direction: 'desc' }) // 'Sorted by Cross-section, descending. '
 */
export const sortNote = (mode: ListingMode, sort: CatalogQuery['sort']): string =>
  sort === null
    ? 'Sorted by best match. '
    : `Sorted by ${sortTitle(mode, sort.column)}, ${sort.direction === 'asc' ? 'ascending' : 'descending'}. `;

/** The unit as shown in a column head. */
export const headUnit = (kind: 'measurement' | 'temperature', preferences: Preferences): string =>
  kind === 'measurement' ? preferences.measurement : `°${preferences.temperature}`;
