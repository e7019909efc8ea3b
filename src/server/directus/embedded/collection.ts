/** How a value is stored, compared and sent. Flags are 0, 1 or null in the database and booleans in answers. */
export type FieldType = 'boolean' | 'decimal' | 'float' | 'integer' | 'string' | 'text';

/** A column, also of a table that is joined for it. */
export interface ColumnField {
  readonly kind: 'column';
  readonly type: FieldType;
  /** The expression, given the alias of the collection's own table. */
  readonly sql: (table: string) => string;
  /** Names of the collection's joins that the expression reads. */
  readonly joins: readonly string[];
  /** The collection whose key it holds. */
  readonly to?: CollectionName;
}

/** The rows of another collection that name this one. */
export interface ListField {
  readonly kind: 'list';
  readonly to: CollectionName;
  /** The column of the other collection's table that holds this one's key. */
  readonly column: string;
  /** The other collection's field of that column. */
  readonly field: string;
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
  | 'vendor_stock'
  | 'vendors';

/** A collection over the tables that hold it. Its key is always `id`. */
export interface Collection {
  readonly name: CollectionName;
  /** What to read from, given the alias of its own table. */
  readonly from: (table: string) => string;
  /** Tables that some fields need besides; joined only when one of them is used. */
  readonly joins: Readonly<Record<string, (table: string) => string>>;
  readonly fields: ReadonlyMap<string, Field>;
  /** The field by which an index finds rows, and along which they lie: large collections are read by it. */
  readonly indexed: string;
  /** How far apart the ends of a `_between` on it may be and still mean few rows; null: there are never many. */
  readonly widestSpan: number | null;
  /** The order without `sort`, and of rows that `sort` leaves equal. */
  readonly order: (table: string) => string;
  /** What the key of one row comes to, where no index holds the key itself. `?` is the key, twice. */
  readonly keySql?: (table: string) => string;
  /** Counts its rows where counting those of `table` does not. */
  readonly countSql?: string;
  /** The table whose rows are as many as the collection's, or about as many. */
  readonly table: string;
}
