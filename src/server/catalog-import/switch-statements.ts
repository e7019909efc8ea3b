import { COMPOUND_COLUMNS } from './compound-columns.ts';
import { PART_STRIDE } from './current-catalog.ts';
import type { ImportKind } from './import-rows.ts';

/** A statement of the transaction with its values. */
export interface SwitchStatement {
  readonly sql: string;
  readonly values: readonly (string | number | null)[];
}

/** Staged rows that a step of the transaction applies. */
export interface StagedRows {
  /** 32 hexadecimal digits. */
  readonly batch: string;
  readonly direction: 'redo' | 'undo';
}

/** The values of the staged rows of a kind, by position. ?1 is the batch, ?2 the direction. */
const staged = (kind: ImportKind): string =>
  `FROM (SELECT "rows" FROM catalog_version_rows WHERE batch = ?1 AND direction = ?2 AND kind = '${kind}' ORDER BY id) r,
    json_each(r."rows") j`;
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
const demand = (condition: string): string => `SELECT json(iif(${condition}, '1', 'refused'))`;

/** Returns the statement that fails unless a version is still the last one. */
export const demandLastVersion = (version: number): SwitchStatement => ({
  sql: demand('(SELECT coalesce(max(id), 0) FROM catalog_versions) = ?1'),
  values: [version],
});

/** Returns the statement that fails unless all rows of a batch are there. */
export const demandStagedRows = (batch: string, rows: number): SwitchStatement => ({
  sql: demand('(SELECT count(*) FROM catalog_version_rows WHERE batch = ?1) = ?2'),
  values: [batch, rows],
});

/** Applies one batch. What refers to something is removed before it and added after it. */
const APPLY: readonly string[] = [
  remove('vendor_stock', `our_product / ${PART_STRIDE}`, 'gone-compounds'),
  remove('part_names', `part_id / ${PART_STRIDE}`, 'gone-compounds'),
  remove('parts', 'compound_id', 'gone-compounds'),
  remove('vendor_stock', 'our_product', 'gone-parts'),
  remove('vendor_stock', 'our_product', 'changed-vendor-parts'),
  remove('part_names', 'part_id', 'gone-parts'),
  remove('part_names', 'part_id', 'changed-numbers'),
  remove('parts', 'id', 'gone-parts'),
  remove('price_list_lines', 'price_list_id', 'gone-price-lists'),
  remove('price_list_lines', 'price_list_id', 'price-lists'),
  remove('price_list_names', 'price_list_id', 'gone-price-lists'),
  remove('price_lists', 'id', 'gone-price-lists'),
  remove('vendors', 'id', 'gone-vendors'),
  `DELETE FROM product_comparison WHERE EXISTS (SELECT 1 ${staged('gone-comparisons')})`,
  remove('compounds_modifiers', 'compounds_id', 'gone-compounds'),
  remove('compounds_modifiers', 'compounds_id', 'compounds'),
  remove('compound_offers', 'compound_id', 'gone-compounds'),
  remove('compounds', 'id', 'gone-compounds'),
  remove('modifiers', 'id', 'gone-modifiers'),
  remove('sizes', 'id', 'gone-sizes'),
  put('modifiers', 'modifiers', ['id', 'type', '"key"', 'label', 'color', 'hidden', 'hidden_full'], 'id'),
  put('compounds', 'compounds', COMPOUND_COLUMNS, 'id'),
  add('compounds_modifiers', 'links', ['compounds_id', 'modifiers_id']),
  // Only the seed of the demonstration catalog reads the class of a size.
  `INSERT INTO size_classes (id, base_price_e5) SELECT 0, 0 WHERE EXISTS (SELECT 1 ${staged('sizes')})
    ON CONFLICT DO NOTHING`,
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
  add('product_comparison', 'comparisons', ['main_compound', 'comparison_link', 'comparison_text']),
];

/** Returns the statements that apply a batch. */
export const applyStatements = ({ batch, direction }: StagedRows): SwitchStatement[] =>
  APPLY.map((sql) => ({ sql, values: [batch, direction] }));

/** A trigger of the tables that an import writes. */
export interface ChangeTrigger {
  readonly name: string;
  readonly sql: string;
}

/**
 * Wraps statements so that the triggers that record changed parts do not run: the index is built again instead, and half a
 * million recorded rows would double the rows written.
 */
export const withoutRecording = (
  triggers: readonly ChangeTrigger[],
  statements: readonly SwitchStatement[],
): SwitchStatement[] => [
  ...triggers.map(({ name }) => ({ sql: `DROP TRIGGER ${name}`, values: [] })),
  ...statements,
  { sql: 'DELETE FROM catalog_changes', values: [] },
  ...triggers.map(({ sql }) => ({ sql, values: [] })),
];
