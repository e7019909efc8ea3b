import { COMPOUND_COLUMNS } from '../seed/sql/compound-columns.ts';
import { PART_STRIDE } from './current-catalog.ts';
import type { ImportKind } from './import-rows.ts';

/** The values of the staged rows of a kind, by position. */
const staged = (kind: ImportKind): string =>
  `FROM (SELECT "rows" FROM catalog_import_rows WHERE kind = '${kind}' ORDER BY id) r, json_each(r."rows") j`;
const values = (count: number): string => Array.from({ length: count }, (_, at) => `j.value ->> ${at}`).join(', ');
const idsOf = (kind: ImportKind): string => `(SELECT j.value ->> 0 ${staged(kind)})`;

const remove = (table: string, column: string, kind: ImportKind): string =>
  `DELETE FROM ${table} WHERE ${column} IN ${idsOf(kind)}`;

const put = (table: string, kind: ImportKind, columns: readonly string[], key: string): string => {
  const changed = columns.filter((column) => column !== key).map((column) => `${column} = excluded.${column}`);
  // WHERE true: SQLite would read ON as a join otherwise.
  return `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values(columns.length)} ${staged(kind)} WHERE true
    ON CONFLICT (${key}) DO UPDATE SET ${changed.join(', ')}`;
};

const add = (table: string, kind: ImportKind, columns: readonly string[]): string =>
  `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values(columns.length)} ${staged(kind)}`;

/** Fails, and with it the transaction, unless the condition holds: JSON that is not valid raises an error. */
const demand = (condition: string, why: string): string => `SELECT json(iif(${condition}, '1', '${why}'))`;

export interface SwitchFacts {
  readonly stagedRows: number;
  /** The last import when the catalog was compared. */
  readonly lastImport: number;
  readonly replacesComparisons: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Triggers that record changed parts one by one, with their statements: a synchronization follows instead. */
  readonly triggers: readonly { readonly name: string; readonly sql: string }[];
}

/** What the error of a refused switch contains. */
export const REFUSED = { changed: 'another import was completed', incomplete: 'the staged rows are not complete' };

/**
 * Returns the statements of the transaction that makes the staged rows the catalog. What refers to something is removed
 * before it and added after it.
 */
export const switchStatements = ({
  stagedRows,
  lastImport,
  replacesComparisons,
  now,
  triggers,
}: SwitchFacts): string[] => [
  demand(`(SELECT coalesce(max(id), 0) FROM catalog_imports) = ${lastImport}`, REFUSED.changed),
  demand(`(SELECT count(*) FROM catalog_import_rows) = ${stagedRows}`, REFUSED.incomplete),
  ...triggers.map(({ name }) => `DROP TRIGGER ${name}`),
  remove('vendor_stock', `our_product / ${PART_STRIDE}`, 'gone-compounds'),
  remove('part_names', `part_id / ${PART_STRIDE}`, 'gone-compounds'),
  remove('parts', 'compound_id', 'gone-compounds'),
  remove('vendor_stock', 'our_product', 'gone-parts'),
  remove('vendor_stock', 'our_product', 'changed-vendor-parts'),
  remove('part_names', 'part_id', 'gone-parts'),
  remove('part_names', 'part_id', 'changed-numbers'),
  remove('parts', 'id', 'gone-parts'),
  remove('price_list_lines', 'price_list_id', 'gone-price-lists'),
  `DELETE FROM price_list_lines WHERE price_list_id IN ${idsOf('price-lists')}`,
  remove('price_list_names', 'price_list_id', 'gone-price-lists'),
  remove('price_lists', 'id', 'gone-price-lists'),
  remove('vendors', 'id', 'gone-vendors'),
  ...(replacesComparisons ? ['DELETE FROM product_comparison'] : []),
  remove('compounds_modifiers', 'compounds_id', 'gone-compounds'),
  `DELETE FROM compounds_modifiers WHERE compounds_id IN ${idsOf('compounds')}`,
  remove('compound_offers', 'compound_id', 'gone-compounds'),
  remove('compounds', 'id', 'gone-compounds'),
  remove('modifiers', 'id', 'gone-modifiers'),
  remove('sizes', 'id', 'gone-sizes'),
  put('modifiers', 'modifiers', ['id', 'type', '"key"', 'label', 'color', 'hidden', 'hidden_full'], 'id'),
  put('compounds', 'compounds', COMPOUND_COLUMNS, 'id'),
  add('compounds_modifiers', 'links', ['compounds_id', 'modifiers_id']),
  // Only the seed of the demonstration catalog reads the class of a size.
  'INSERT INTO size_classes (id, base_price_e5) VALUES (0, 0) ON CONFLICT DO NOTHING',
  `INSERT INTO sizes (id, standard, code, id_mm, cs_mm, size_class_id, is_common) SELECT ${values(5)}, 0, 0
    ${staged('sizes')} WHERE true ON CONFLICT (id) DO UPDATE SET id_mm = excluded.id_mm, cs_mm = excluded.cs_mm`,
  `INSERT INTO price_lists (id, unit_price_e5, hide_pricing) SELECT ${values(3)} ${staged('price-lists')} WHERE true
    ON CONFLICT (id) DO UPDATE SET unit_price_e5 = excluded.unit_price_e5, hide_pricing = excluded.hide_pricing`,
  `INSERT INTO price_list_names (price_list_id, name) SELECT j.value ->> 0, j.value ->> 3 ${staged('price-lists')} WHERE true
    ON CONFLICT (price_list_id) DO UPDATE SET name = excluded.name`,
  add('price_list_lines', 'price-breaks', [
    'price_list_id',
    'line_no',
    'min_quantity',
    'unit_price_e5',
    'is_min_value',
  ]),
  put('parts', 'parts', ['id', 'compound_id', 'size_id', 'price_list_id', 'stock'], 'id'),
  add('part_names', 'part-numbers', ['part_id', 'name']),
  put('vendors', 'vendors', ['id', 'name', 'lead_time'], 'id'),
  add('vendor_stock', 'vendor-stock', ['our_product', 'id', 'quantity_available', 'hide_from_store', 'vendor']),
  ...(replacesComparisons
    ? [add('product_comparison', 'comparisons', ['main_compound', 'comparison_link', 'comparison_text'])]
    : []),
  'DELETE FROM catalog_import_rows',
  'DELETE FROM catalog_changes',
  `INSERT INTO catalog_imports (imported_at) VALUES (${now})`,
  ...triggers.map(({ sql }) => sql),
];
