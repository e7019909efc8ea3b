import type { Collection, CollectionName, ColumnField, Field, FieldType, ListField } from './collection.ts';

/** A field of the same name in the collection's own table. */
const own = (type: FieldType, column: string, to?: CollectionName): ColumnField => ({
  kind: 'column',
  type,
  sql: (table) => `${table}."${column}"`,
  joins: [],
  ...(to && { to }),
});

/** A field that is worked out. */
const made = (type: FieldType, sql: (table: string) => string, ...joins: string[]): ColumnField => ({
  kind: 'column',
  type,
  sql,
  joins,
});

const list = (to: CollectionName, field: string): ListField => ({ kind: 'list', to, column: field, field });

/** Columns of one table, `column: type`. */
const columns = (types: Readonly<Record<string, FieldType>>): Record<string, Field> =>
  Object.fromEntries(Object.entries(types).map(([column, type]) => [column, own(type, column)]));

const collection = (
  name: CollectionName,
  fields: Readonly<Record<string, Field>>,
  rest: Partial<Omit<Collection, 'fields' | 'name'>> = {},
): Collection => ({
  name,
  table: name,
  from: (table) => `${rest.table ?? name} ${table}`,
  joins: {},
  indexed: 'id',
  widestSpan: null,
  order: (table) => `${table}.id`,
  fields: new Map(Object.entries(fields)),
  ...rest,
});

const PRICE_TEXT = (table: string): string => `CASE
  WHEN coalesce(${table}_list.unit_price_e5, 0) > 0
    THEN printf('%d.%05d', ${table}_list.unit_price_e5 / 100000, ${table}_list.unit_price_e5 % 100000)
  WHEN ${table}.size_id % 2 THEN '0'
  ELSE '0.00'
END`;

const products = collection(
  'products',
  {
    id: own('integer', 'id'),
    name: made(
      'string',
      (t) => `coalesce(${t}_name.name, ${t}_compound.label || '-' || ${t}_size.code)`,
      'name',
      'compound',
      'size',
    ),
    size: made('string', (t) => `${t}_size.code`, 'size'),
    size_standard: made('string', (t) => `${t}_size.standard`, 'size'),
    cs_mm: made('float', (t) => `${t}_size.cs_mm`, 'size'),
    id_mm: made('float', (t) => `${t}_size.id_mm`, 'size'),
    price: made('string', PRICE_TEXT, 'list'),
    stock: own('integer', 'stock'),
    label_display: made('string', (t) => `coalesce(${t}_compound.label_display, '')`, 'compound'),
    // A part without a compound has 0 there: the column takes no null.
    compound: { ...made('integer', (t) => `nullif(${t}.compound_id, 0)`), to: 'compounds' },
  },
  {
    table: 'parts',
    // Ids have gaps: ten thousand products lie within a hundred thousand.
    widestSpan: 100_000,
    joins: {
      name: (t) => `LEFT JOIN part_names ${t}_name ON ${t}_name.part_id = ${t}.id`,
      compound: (t) => `LEFT JOIN compounds ${t}_compound ON ${t}_compound.id = ${t}.compound_id`,
      size: (t) => `LEFT JOIN sizes ${t}_size ON ${t}_size.id = ${t}.size_id`,
      list: (t) => `LEFT JOIN price_lists ${t}_list ON ${t}_list.id = ${t}.price_list_id`,
    },
  },
);

const priceLists = collection(
  'price_lists_v2',
  {
    id: made('integer', (t) => `${t}.id * 64 + ${t}_line.line_no`),
    product: { ...own('integer', 'id'), to: 'products' },
    minQuantity: made('integer', (t) => `${t}_line.min_quantity`),
    fixedPrice: made('decimal', (t) => `${t}_line.unit_price_e5 / 100000.0`),
    is_min_value: made('boolean', (t) => `${t}_line.is_min_value`),
    hide_pricing: made('boolean', (t) => `${t}_list.hide_pricing`),
  },
  {
    from: (t) => `parts ${t}
JOIN price_lists ${t}_list ON ${t}_list.id = ${t}.price_list_id
JOIN price_list_lines ${t}_line ON ${t}_line.price_list_id = ${t}_list.id`,
    order: (t) => `${t}.id, ${t}_line.line_no`,
    indexed: 'product',
    widestSpan: 5000,
    keySql: (t) => `${t}.id = ? / 64 AND ${t}_line.line_no = ? % 64`,
    table: 'parts',
    countSql: `SELECT coalesce(sum(lines.count), 0) AS count FROM parts p
JOIN (SELECT price_list_id, count(*) AS count FROM price_list_lines GROUP BY price_list_id) lines
  ON lines.price_list_id = p.price_list_id`,
  },
);

const vendorStock = collection(
  'vendor_stock',
  {
    ...columns({ id: 'integer', quantity_available: 'integer', hide_from_store: 'boolean' }),
    our_product: own('integer', 'our_product', 'products'),
    vendor: own('integer', 'vendor', 'vendors'),
  },
  // Rows lie in the order of their product.
  { order: (t) => `${t}.our_product, ${t}.id`, indexed: 'our_product', widestSpan: 200_000 },
);

const ALL: readonly Collection[] = [
  products,
  priceLists,
  vendorStock,
  collection('compounds', {
    ...columns({
      id: 'integer',
      label: 'string',
      label_display: 'string',
      background_color: 'string',
      datasheet: 'boolean',
      durometer: 'integer',
      durometer_scale: 'string',
      temperature_low_c: 'integer',
      temperature_high_c: 'integer',
      line_min: 'decimal',
      line_max: 'decimal',
      description: 'text',
    }),
    modifiers: list('compounds_modifiers', 'compounds_id'),
  }),
  collection(
    'modifiers',
    columns({
      id: 'integer',
      type: 'string',
      key: 'string',
      label: 'string',
      color: 'string',
      hidden: 'boolean',
      hidden_full: 'boolean',
    }),
  ),
  collection('compounds_modifiers', {
    id: own('integer', 'id'),
    compounds_id: own('integer', 'compounds_id', 'compounds'),
    modifiers_id: own('integer', 'modifiers_id', 'modifiers'),
  }),
  collection('vendors', columns({ id: 'integer', name: 'string', lead_time: 'integer' })),
  collection('metric_sizes', columns({ id: 'integer', size_metric: 'string', cs_mm: 'float', id_mm: 'float' })),
  collection('product_comparison', {
    id: own('integer', 'id'),
    main_compound: own('integer', 'main_compound', 'compounds'),
    ...columns({ comparison_link: 'string', comparison_text: 'string' }),
  }),
  collection('pages', columns({ id: 'integer', title: 'string', url: 'string' })),
];

/** What the public may read, by name. Forms, quotes, users and secrets are not among it and so do not exist here. */
export const COLLECTIONS: ReadonlyMap<string, Collection> = new Map(ALL.map((each) => [each.name, each]));

/** The collection a relation leads to. */
export const related = (name: CollectionName): Collection => {
  const found = COLLECTIONS.get(name);
  if (!found) throw new Error(`There is no collection ${name}.`);
  return found;
};
