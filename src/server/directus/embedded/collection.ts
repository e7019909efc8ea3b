import type { Reader, Row } from './row.ts';
import type { Sql } from './sql.ts';

/**
 * How a value is compared and serialized. Times are sortable strings. Flags are 0, 1 or null in the database and
 * booleans in responses.
 */
export type FieldType = 'boolean' | 'number' | 'text' | 'time';

/** A column of a collection. */
export interface ColumnField {
  readonly kind: 'column';
  readonly type: FieldType;
  readonly sql: (row: Row) => Sql;
  /** The value that the store sees instead; `null` if the store cannot see the field. */
  readonly store?: ((row: Row) => Sql) | null;
  /** The collection that this foreign key refers to. */
  readonly to?: CollectionName;
}

/** The rows of another collection that refer to this one. */
export interface ListField {
  readonly kind: 'list';
  readonly to: CollectionName;
  /** The other collection's foreign key column. */
  readonly key: (row: Row) => Sql;
}

export type Field = ColumnField | ListField;

export type CollectionName =
  | 'compounds'
  | 'compounds_modifiers'
  | 'metric_sizes'
  | 'modifiers'
  | 'pages'
  | 'price_lists_v2'
  | 'product_comparison'
  | 'products'
  | 'quote_events'
  | 'quote_requests'
  | 'vendor_stock'
  | 'vendors';

/** How a growing collection may be read: only through its index. */
export interface Large {
  /** The indexed field. */
  readonly indexed: string;
  /** Maximum width of a `_between` range on it that still means few rows. */
  readonly widestSpan: number;
  /** A relation that few rows lack: a separate index finds these rows. */
  readonly rarelyNull?: string;
  /** Whether its rows may also be read page by page in the order of that field, and counted as a whole. */
  readonly isWalked: boolean;
  /** The table that determines the size of the collection. */
  readonly table: Sql;
}

/** A collection, mapped to database tables. */
export interface Collection {
  readonly name: CollectionName;
  readonly fields: ReadonlyMap<string, Field>;
  /** The table or view. */
  readonly rows: Sql;
  /** The rows visible to the store; absent means all. */
  readonly storeRows?: Sql;
  /** The default order, and the order of rows that `sort` leaves equal. */
  readonly order: (row: Row) => Sql;
  /** Whether single rows can be read by `id`. */
  readonly hasItems: boolean;
  /** Contains visitors' data: only the sales desk may read it. */
  readonly isPrivate?: true;
  /** Absent if the collection always has few rows. */
  readonly large?: Large;
}

/** Returns the rows that a reader may see. */
export const rowsOf = ({ rows, storeRows }: Collection, reader: Reader): Sql =>
  reader === 'store' ? (storeRows ?? rows) : rows;

/** Returns the field with this name, or `null` if the reader cannot see it. */
export const fieldOf = ({ fields }: Collection, name: string, reader: Reader): Field | null => {
  const field = fields.get(name);
  const isHidden = reader === 'store' && field?.kind === 'column' && field.store === null;
  return field && !isHidden ? field : null;
};

/** Returns the names of the fields that a reader may see. */
export const fieldNames = (collection: Collection, reader: Reader): string[] =>
  [...collection.fields.keys()].filter((name) => fieldOf(collection, name, reader) !== null);

/** Returns the value of a column as a reader sees it. */
export const shownSql = ({ sql, store }: ColumnField, row: Row): Sql =>
  row.reader === 'store' && store ? store(row) : sql(row);
