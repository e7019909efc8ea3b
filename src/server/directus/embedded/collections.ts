import type { Collection, CollectionName, ColumnField, Field, FieldType, ListField } from './collection.ts';
import type { Row } from './row.ts';
import { type Alias, type Sql, sql } from './sql.ts';

/*
 * Every readable collection, and which parts of it the store may see. Only the sales desk may read quotes. Other tables
 * (forms, users, secrets) are not listed here and therefore do not exist for clients. Table and column names appear
 * only in `sql` templates.
 */

type Value = (row: Row) => Sql;
type Rest = Pick<ColumnField, 'store' | 'to'>;

const column =
  (type: FieldType) =>
  (value: Value, rest: Rest = {}): ColumnField => ({ kind: 'column', type, sql: value, ...rest });
const flag = column('boolean');
const number = column('number');
const text = column('text');
const time = column('time');

/** Only clients with the token may read the field. */
const HIDDEN: Rest = { store: null };

const list = (to: CollectionName, key: ListField['key']): ListField => ({ kind: 'list', to, key });

const id = number(({ alias: t }) => sql`${t}.id`);
const byId: Value = ({ alias: t }) => sql`${t}.id`;

const collection = (
  name: CollectionName,
  rows: Sql,
  fields: Readonly<Record<string, Field>>,
  rest: Partial<Omit<Collection, 'fields' | 'name' | 'rows'>> = {},
): Collection => ({ name, rows, order: byId, hasItems: true, ...rest, fields: new Map(Object.entries(fields)) });

const sizeOf = (part: Row) => part.to('size', sql`sizes`, (s) => sql`${s}.id = ${part.alias}.size_id`).alias;
const listOf = (part: Row) =>
  part.to('list', sql`price_lists`, (l) => sql`${l}.id = ${part.alias}.price_list_id`).alias;
const nameOf = (part: Row) => part.to('name', sql`part_names`, (n) => sql`${n}.part_id = ${part.alias}.id`).alias;
// Uses the relation's name, which joins the same row.
const compoundOf = (part: Row) =>
  part.to('compound', sql`compounds`, (c) => sql`${c}.id = ${part.alias}.compound_id`).alias;

/** In 1/100,000 USD; 0 means that no price is shown. */
const priceE5 = (l: Alias): Sql => sql`coalesce(${l}.unit_price_e5, 0)`;
/** The price as the store may show it. `l` is the price list. */
export const storePriceE5 = (l: Alias): Sql => sql`iif(${l}.hide_pricing, 0, ${priceE5(l)})`;

const priceText =
  (amount: (list: Alias) => Sql): Value =>
  (part) => {
    const e5 = amount(listOf(part));
    return sql`CASE
  WHEN ${e5} > 0 THEN printf('%d.%05d', ${e5} / 100000, ${e5} % 100000)
  WHEN ${part.alias}.size_id % 2 THEN '0'
  ELSE '0.00'
END`;
  };

const ALL: readonly Collection[] = [
  collection(
    'products',
    sql`parts`,
    {
      id,
      name: text(
        (part) => sql`coalesce(${nameOf(part)}.name, ${compoundOf(part)}.label || '-' || ${sizeOf(part)}.code)`,
      ),
      size: text((part) => sql`${sizeOf(part)}.code`),
      size_standard: text((part) => sql`${sizeOf(part)}.standard`),
      cs_mm: number((part) => sql`${sizeOf(part)}.cs_mm`),
      id_mm: number((part) => sql`${sizeOf(part)}.id_mm`),
      price: text(priceText(priceE5), { store: priceText(storePriceE5) }),
      stock: number(({ alias: t }) => sql`${t}.stock`),
      label_display: text((part) => sql`coalesce(${compoundOf(part)}.label_display, '')`),
      // A part without a compound has 0 there, because the column is NOT NULL. Migration 0012 has an index of these
      // rows with the same expression.
      compound: number(({ alias: t }) => sql`nullif(${t}.compound_id, 0)`, { to: 'compounds' }),
    },
    // Ids have gaps: ten thousand products span a hundred thousand ids.
    { large: { indexed: 'id', widestSpan: 100_000, isWalked: true, rarelyNull: 'compound', table: sql`parts` } },
  ),
  collection(
    'price_lists_v2',
    sql`price_lists_v2`,
    {
      id,
      product: number(({ alias: t }) => sql`${t}.product`, { to: 'products' }),
      minQuantity: number(({ alias: t }) => sql`${t}.minQuantity`),
      // The row remains without its price, so that the store shows "Request Cost" for it.
      fixedPrice: number(({ alias: t }) => sql`${t}.fixedPrice`, {
        store: ({ alias: t }) => sql`iif(${t}.hide_pricing, 0, ${t}.fixedPrice)`,
      }),
      is_min_value: flag(({ alias: t }) => sql`${t}.is_min_value`),
      hide_pricing: flag(({ alias: t }) => sql`${t}.hide_pricing`),
    },
    {
      hasItems: false,
      order: ({ alias: t }) => sql`${t}.product, ${t}.id`,
      large: { indexed: 'product', widestSpan: 5000, isWalked: false, table: sql`parts` },
    },
  ),
  collection(
    'vendor_stock',
    sql`vendor_stock`,
    {
      id,
      quantity_available: number(({ alias: t }) => sql`${t}.quantity_available`),
      hide_from_store: flag(({ alias: t }) => sql`${t}.hide_from_store`),
      our_product: number(({ alias: t }) => sql`${t}.our_product`, { to: 'products' }),
      vendor: number(({ alias: t }) => sql`${t}.vendor`, { to: 'vendors' }),
    },
    {
      storeRows: sql`(SELECT * FROM vendor_stock WHERE hide_from_store IS NOT 1)`,
      hasItems: false,
      // Rows are stored in the order of their product.
      order: ({ alias: t }) => sql`${t}.our_product, ${t}.id`,
      large: { indexed: 'our_product', widestSpan: 200_000, isWalked: false, table: sql`vendor_stock` },
    },
  ),
  collection('compounds', sql`compounds`, {
    id,
    label: text(({ alias: t }) => sql`${t}.label`),
    label_display: text(({ alias: t }) => sql`${t}.label_display`),
    background_color: text(({ alias: t }) => sql`${t}.background_color`),
    datasheet: flag(({ alias: t }) => sql`${t}.datasheet`),
    durometer: number(({ alias: t }) => sql`${t}.durometer`),
    durometer_scale: text(({ alias: t }) => sql`${t}.durometer_scale`),
    temperature_low_c: number(({ alias: t }) => sql`${t}.temperature_low_c`),
    temperature_high_c: number(({ alias: t }) => sql`${t}.temperature_high_c`),
    line_min: number(({ alias: t }) => sql`${t}.line_min`),
    line_max: number(({ alias: t }) => sql`${t}.line_max`),
    description: text(({ alias: t }) => sql`${t}.description`),
    modifiers: list('compounds_modifiers', ({ alias: t }) => sql`${t}.compounds_id`),
  }),
  // The store also reads hidden modifiers: `hidden` only concerns filters, and compounds refer to modifiers by index.
  collection('modifiers', sql`modifiers`, {
    id,
    type: text(({ alias: t }) => sql`${t}.type`),
    key: text(({ alias: t }) => sql`${t}."key"`),
    label: text(({ alias: t }) => sql`${t}.label`),
    color: text(({ alias: t }) => sql`${t}.color`),
    hidden: flag(({ alias: t }) => sql`${t}.hidden`),
    hidden_full: flag(({ alias: t }) => sql`${t}.hidden_full`),
  }),
  collection('compounds_modifiers', sql`compounds_modifiers`, {
    id,
    compounds_id: number(({ alias: t }) => sql`${t}.compounds_id`, { to: 'compounds' }),
    modifiers_id: number(({ alias: t }) => sql`${t}.modifiers_id`, { to: 'modifiers' }),
  }),
  collection('vendors', sql`vendors`, {
    id,
    name: text(({ alias: t }) => sql`${t}.name`, HIDDEN),
    lead_time: number(({ alias: t }) => sql`${t}.lead_time`),
  }),
  collection('metric_sizes', sql`metric_sizes`, {
    id,
    size_metric: text(({ alias: t }) => sql`${t}.size_metric`),
    cs_mm: number(({ alias: t }) => sql`${t}.cs_mm`),
    id_mm: number(({ alias: t }) => sql`${t}.id_mm`),
  }),
  collection('product_comparison', sql`product_comparison`, {
    id,
    main_compound: number(({ alias: t }) => sql`${t}.main_compound`, { to: 'compounds' }),
    comparison_link: text(({ alias: t }) => sql`${t}.comparison_link`),
    comparison_text: text(({ alias: t }) => sql`${t}.comparison_text`),
  }),
  collection('pages', sql`pages`, {
    id,
    title: text(({ alias: t }) => sql`${t}.title`),
    url: text(({ alias: t }) => sql`${t}.url`),
  }),
  // Both are from migration 0015. Lists are JSON strings.
  collection(
    'quote_requests',
    sql`desk_quotes`,
    {
      id,
      submission_key: text(({ alias: t }) => sql`${t}.submission_key`),
      number: text(({ alias: t }) => sql`${t}.number`),
      public_id: text(({ alias: t }) => sql`${t}.public_id`),
      requested_at: time(({ alias: t }) => sql`${t}.requested_at`),
      user_id: text(({ alias: t }) => sql`${t}.user_id`),
      contact: text(({ alias: t }) => sql`${t}.contact`),
      lines: text(({ alias: t }) => sql`${t}.lines`),
      texts: text(({ alias: t }) => sql`${t}.texts`),
      status: text(({ alias: t }) => sql`${t}.status`),
      answer: text(({ alias: t }) => sql`${t}.answer`),
      answer_lines: text(({ alias: t }) => sql`${t}.answer_lines`),
      files: text(({ alias: t }) => sql`${t}.files`),
      valid_until: time(({ alias: t }) => sql`${t}.valid_until`),
      date_updated: time(({ alias: t }) => sql`${t}.date_updated`),
    },
    { isPrivate: true },
  ),
  collection(
    'quote_events',
    sql`quote_events`,
    {
      id,
      quote: number(({ alias: t }) => sql`${t}.quote_id`, { to: 'quote_requests' }),
      happened_at: time(({ alias: t }) => sql`${t}.happened_at`),
      actor: text(({ alias: t }) => sql`${t}.actor`),
      kind: text(({ alias: t }) => sql`${t}.kind`),
      words: text(({ alias: t }) => sql`${t}.words`),
      attachments: text(({ alias: t }) => sql`${t}.attachments`),
      acceptance: text(({ alias: t }) => sql`${t}.acceptance`),
    },
    { isPrivate: true },
  ),
];

export const COLLECTIONS: ReadonlyMap<string, Collection> = new Map(ALL.map((each) => [each.name, each]));

/** Returns the collection that a relation refers to. */
export const related = (name: CollectionName): Collection => {
  const found = COLLECTIONS.get(name);
  if (!found) throw new Error(`There is no collection ${name}.`);
  return found;
};
