import type { Preferences } from '../../../../domain/kit/preferences.ts';
import type { CatalogQuery, ListingMode, SortColumn } from '../../../../domain/shop/catalog/query.ts';
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

/** The options of the sort menu of small screens, in the order of the columns. */
export const sortColumns = (mode: ListingMode): readonly SortColumn[] => SORTS[mode].map(({ by }) => by);

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
