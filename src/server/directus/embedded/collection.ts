import type { Reader, Row } from './row.ts';
import type { Sql } from './sql.ts';

/** How a value is compared and sent. Times are texts that sort; flags are 0, 1 or null in the database and booleans in answers. */
export type FieldType = 'boolean' | 'number' | 'text' | 'time';

/** A column of a collection. */
export interface ColumnField {
  readonly kind: 'column';
  readonly type: FieldType;
  readonly sql: (row: Row) => Sql;
  /** What the store sees instead; null: for the store there is no such field. */
  readonly store?: ((row: Row) => Sql) | null;
  /** The collection whose key it holds. */
  readonly to?: CollectionName;
}

/** The rows of another collection that name this one. */
export interface ListField {
  readonly kind: 'list';
  readonly to: CollectionName;
  /** The other collection's column that holds this one's key. */
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

/** How a collection that grows is read: along its index, or not at all. */
export interface Large {
  /** The field by which the index finds rows. */
  readonly indexed: string;
  /** How far apart the ends of a `_between` on it may be and still mean few rows. */
  readonly widestSpan: number;
  /** A relation that hardly a row lacks: an index of its own finds the rows that do. */
  readonly rarelyNull?: string;
  /** Its rows may also be read one page after the other, in the order of that field, and counted as a whole. */
  readonly isWalked: boolean;
  /** The table that tells how large it is. */
  readonly table: Sql;
}

/** A collection over the tables that hold it. */
export interface Collection {
  readonly name: CollectionName;
  readonly fields: ReadonlyMap<string, Field>;
  /** The table or view. */
  readonly rows: Sql;
  /** The rows the store may show; absent: all. */
  readonly storeRows?: Sql;
  /** The order without `sort`, and of rows that `sort` leaves equal. */
  readonly order: (row: Row) => Sql;
  /** Whether one row is read by its `id`. */
  readonly hasItems: boolean;
  /** It holds what visitors sent: the sales desk alone sees it. */
  readonly isPrivate?: true;
  /** Absent: there are never many rows. */
  readonly large?: Large;
}

/** Its rows, as far as the reader may see them. */
export const rowsOf = ({ rows, storeRows }: Collection, reader: Reader): Sql =>
  reader === 'store' ? (storeRows ?? rows) : rows;

/** The field of that name, if there is one for this reader. */
export const fieldOf = ({ fields }: Collection, name: string, reader: Reader): Field | null => {
  const field = fields.get(name);
  const isHidden = reader === 'store' && field?.kind === 'column' && field.store === null;
  return field && !isHidden ? field : null;
};

/** Names of the fields that this reader may see. */
export const fieldNames = (collection: Collection, reader: Reader): string[] =>
  [...collection.fields.keys()].filter((name) => fieldOf(collection, name, reader) !== null);

/** The value of a column, as this reader may see it. */
export const shownSql = ({ sql, store }: ColumnField, row: Row): Sql =>
  row.reader === 'store' && store ? store(row) : sql(row);
