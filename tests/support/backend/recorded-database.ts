import type { D1Database } from '@cloudflare/workers-types';
import { integerFromDecimal } from '../../../src/domain/shop/pricing/money.ts';
import { applyMigrations, readMigrations } from '../../../src/tools/seed/migrate.ts';
import { recording } from './recordings.ts';
import { memoryDatabase, sqliteD1 } from './sqlite-d1.ts';

type Row = Readonly<Record<string, unknown>>;

const rowsOf = (name: string): readonly Row[] => (recording('sqlite', name).json as { data: readonly Row[] }).data;
const firstOf = (name: string): Row => (recording('sqlite', name).json as { data: Row[] }).data[0] ?? {};

const PRODUCTS = 2400;
const COMPOUNDS = 40;
const CROSS_SECTIONS = [1.78, 2.62, 3.53, 5.33, 6.99];
const TYPES = ['material', 'color', 'compliance', 'brand', 'cure', 'subtype', 'conductivity'];
/** The recorded product without a compound. */
const WITHOUT_COMPOUND = 7;

const sql = (value: unknown): string => {
  if (value === null || value === undefined) return 'NULL';
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(Number(value));
};

const insert = (table: string, rows: readonly (readonly unknown[])[]): string =>
  `INSERT INTO ${table} VALUES ${rows.map((row) => `(${row.map(sql).join()})`).join()}`;

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);
const compoundOf = (product: number): number => ((product - 1) % COMPOUNDS) + 1;

interface NestedModifier {
  readonly modifiers_id: Row;
}

/** The modifiers of the recorded compound; the other listed ones, a hidden one and a duplicate. */
const modifierRows = (): unknown[][] => {
  const { modifiers } = firstOf('products_full_row').compound as { modifiers: NestedModifier[] };
  const known = modifiers.map(({ modifiers_id: row }) => row);
  const key = (type: unknown, name: unknown): string => `${type} ${name}`;
  const taken = new Set(known.map((row) => key(row.type, row.key)));
  const others = TYPES.flatMap((type) =>
    rowsOf(`modifiers_${type}`)
      .filter((row) => !taken.has(key(type, row.key)))
      .map((row) => ({ type, key: row.key, label: row.label, hidden: 0 })),
  );
  const odd = [
    { type: 'material', key: 'secret-material', label: 'Secret', hidden: 1 },
    { type: 'material', key: 'epdm', label: 'EPDM', hidden: 0 },
  ];
  return [
    ...known.map((row) => [row.id, row.type, row.key, row.label, row.color, row.hidden, row.hidden_full]),
    ...[...others, ...odd].map((row, at) => [100 + at, row.type, row.key, row.label, null, row.hidden, null]),
  ];
};

const LISTS: Readonly<Record<number, string>> = {
  1: '001-price_lists',
  2: 'price_lists_line_min_null',
  3: 'price_lists_in',
  5: 'price_lists_limit30',
  7: 'price_lists_compound_null',
  11: 'price_lists_hide_pricing',
};
/** The lengths of lists that were recorded only in part. */
const LENGTHS: Readonly<Record<number, number>> = { 3: 6, 5: 40 };

/** Returns the recorded lines of a product; a partially recorded list continues in steps of 25 pieces. */
const linesOf = (product: number, name: string): unknown[][] => {
  const recorded = rowsOf(name).filter((row) => typeof row.product !== 'number' || row.product === product);
  const last = recorded.at(-1);
  const missing = range((LENGTHS[product] ?? recorded.length) - recorded.length);
  const rows: readonly Row[] = [
    ...recorded,
    ...missing.map((n) => ({ ...last, minQuantity: Number(last?.minQuantity) + n * 25, is_min_value: false })),
  ];
  return rows.map((row, line) => [
    product,
    line,
    row.minQuantity,
    integerFromDecimal(row.fixedPrice as number, 5),
    row.is_min_value ?? false,
  ]);
};

const statements = (): string[] => {
  const compound = firstOf('products_full_row').compound as Row;
  const metric = range(1200).map((n) => {
    const cs = 1 + 0.5 * ((n - 1) % 12);
    const inside = 2 + 0.5 * (n - 1);
    return [n, 'metric', `${cs}X${inside}`, inside, cs, 1, 1];
  });
  const productSizes = range(PRODUCTS / COMPOUNDS).map((n) => [
    2000 + n,
    n <= 40 ? 'usa' : 'japanese',
    n <= 40 ? String(n).padStart(3, '0') : `P${n}`,
    1.5 * n,
    CROSS_SECTIONS[(n - 1) % CROSS_SECTIONS.length],
    1,
    1,
  ]);
  const compounds = range(COMPOUNDS).map((id) => {
    const label = id === 1 ? 'V75-001' : `N80-${String(id).padStart(3, '0')}`;
    const limits = id === 2 ? [null, null] : id === 11 ? [100, 1000] : [compound.line_min, compound.line_max];
    const text = `Key features of ${label}: good resistance.`;
    return [
      id,
      label,
      `${label} Aflas`,
      compound.background_color,
      0,
      60,
      'A',
      -18,
      id % 2 ? 165 : 230,
      ...limits,
      text,
    ];
  });
  const epdm = 'SELECT min(id) FROM modifiers WHERE "key" = \'epdm\'';
  const stockRows = [...rowsOf('vendor_stock_or_null'), ...rowsOf('vendor_stock_eq_true')].map((row, at) => {
    const lead = (row.vendor as Row | null)?.lead_time;
    const vendor = row.vendor === null ? null : lead === null ? 4 : [3, 7, 14].indexOf(Number(lead)) + 1;
    // The third visible row has no flag; the last one is hidden.
    return [at + 1, row.our_product, row.quantity_available, at === 2 ? null : at === 5, vendor];
  });
  return [
    'INSERT INTO size_classes VALUES (1, 5000)',
    insert('sizes', [...metric, ...productSizes]),
    insert('modifiers', modifierRows()),
    insert('compounds', compounds),
    insert(
      'compounds_modifiers',
      (compound.modifiers as NestedModifier[]).map(({ modifiers_id: row }, at) => [at + 1, 1, row.id]),
    ),
    `INSERT INTO compounds_modifiers VALUES (21, 10, (${epdm})), (22, 30, (${epdm}))`,
    insert(
      'price_lists',
      Object.keys(LISTS).map((product) => [product, 5374, product === '11']),
    ),
    ...Object.entries(LISTS).map(([product, name]) => insert('price_list_lines', linesOf(Number(product), name))),
    insert(
      'parts',
      range(PRODUCTS).map((id) => [
        id,
        id === WITHOUT_COMPOUND ? 0 : compoundOf(id),
        2001 + Math.floor((id - 1) / COMPOUNDS),
        id in LISTS ? id : null,
        id === 1 ? 769 : (id * 37) % 4000,
      ]),
    ),
    insert(
      'part_names',
      range(PRODUCTS).map((id) => [id, `AS568-${String(Math.ceil(id / COMPOUNDS)).padStart(3, '0')} ${id}`]),
    ),
    "INSERT INTO vendors VALUES (1, 'Vendor One', 3), (2, 'Vendor Two', 7), (3, 'Vendor Three', 14), (4, 'No lead time', NULL)",
    insert('vendor_stock', stockRows),
    insert(
      'product_comparison',
      rowsOf('035-product_comparison').map((row) => [
        row.id,
        row.main_compound,
        row.comparison_link,
        row.comparison_text,
      ]),
    ),
    ...['O-Rings | Store', 'AS568 Sizing Chart | Reference', 'Contact us', 'Metric O-Ring Table | Reference'].map(
      (title, at) => {
        const url = ['/o-rings', '/as568-sizing-chart', '/contact-us', '/metric-o-ring-table'][at] ?? '';
        return `INSERT INTO content_entries (id, model, title, url, published, last_updated, words, entry)
VALUES ('${url}', 'page', '${title}', '${url}', 'published', 0, '', '{"data":{}}')`;
      },
    ),
  ];
};

/** The project's tables with rows like those of the recorded server: 2,400 products of 40 compounds. */
export const recordedDatabase = async (): Promise<D1Database> => {
  const db = memoryDatabase();
  const d1 = sqliteD1(db);
  await applyMigrations(d1, readMigrations());
  for (const statement of statements()) db.exec(statement);
  return d1;
};
