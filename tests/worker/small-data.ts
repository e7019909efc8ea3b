import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';

/** Part ids of the data below: compound × 4096 + size. */
export const PART = {
  /** FK7502-214: eight price breaks, our stock, five vendor rows. */
  usual: 4098,
  /** FK7502-213: 40 price lines, stored from the highest quantity to the lowest. */
  manyLines: 4097,
  /** FK7502-P10: its seller hides the price. */
  hidden: 4099,
  /** FK7502-10X2.5: no price list. */
  unpriced: 4100,
  /** NB7001-213: its compound has neither line minimum nor line maximum. */
  noLimits: 8193,
  /** NB7001-214, but named Special-7. */
  renamed: 8194,
  /** Of compound 99, which does not exist. */
  orphan: 405_505,
} as const;

const BREAKS = [
  [1, 112_000],
  [25, 106_000],
  [100, 78_000],
  [500, 52_000],
] as const;

const usualLines = BREAKS.map(
  ([quantity, price], line) => `(129, ${line}, ${quantity}, ${price}, ${Number(line === 0)})`,
);
const manyLines = Array.from({ length: 40 }, (_, line) => `(130, ${line}, ${(40 - line) * 10}, ${50_000 + line}, 0)`);

/** A page without blocks. */
const pageStatement = (title: string, url: string): string =>
  `INSERT INTO content_entries (id, model, title, url, published, last_updated, words, entry)
    VALUES ('${url}', 'page', '${title}', '${url}', 'published', 0, '', '${JSON.stringify({ id: url, name: title, data: { title, url, blocks: [] } })}')`;

const STATEMENTS = [
  'INSERT INTO size_classes VALUES (1, 10000)',
  `INSERT INTO sizes VALUES
    (1, 'usa', '213', 23.39, 3.53, 1, 1), (2, 'usa', '214', 24.99, 3.53, 1, 1),
    (3, 'japanese', 'P10', 9.8, 1.9, 1, 1), (4, 'metric', '10X2.5', 10, 2.5, 1, 1)`,
  `INSERT INTO modifiers VALUES
    (1, 'material', 'fkm', 'FKM', NULL, 0, 0), (2, 'material', 'nbr', 'NBR', NULL, 0, 0),
    (3, 'color', 'brown', 'Brown', '#6b3a1e', 0, 0), (4, 'color', 'black', 'Black', '#111111', 0, 0),
    (5, 'cure', 'peroxide', 'Peroxide', NULL, 0, 0), (6, 'cure', 'peroxide', 'Peroxide', NULL, NULL, NULL),
    (7, 'cure', 'sulfur', 'Sulfur', NULL, 1, 0), (8, 'cure', 'bisphenol', 'Bisphenol', NULL, NULL, NULL),
    (9, 'subtype', 'detectable', 'Detectable "MD" & <1 mm, >5 %', NULL, 0, 0)`,
  `INSERT INTO compounds VALUES
    (1, 'FK7502', 'FK7502', '#6b3a1e', 1, 75, 'Shore A', -20, 204, 25, 2500, 'General purpose'),
    (2, 'NB7001', 'NB7001', '#111111', 0, 70, 'Shore A', -40, 121, NULL, NULL, 'Oil and water')`,
  `INSERT INTO compounds_modifiers (compounds_id, modifiers_id) VALUES
    (1, 1), (1, 3), (1, 8), (1, 9), (2, 2), (2, 4), (2, 5)`,
  'INSERT INTO price_lists VALUES (129, 112000, 0), (130, 50000, 0), (131, 0, 1)',
  `INSERT INTO price_list_lines VALUES ${[...usualLines, ...manyLines].join()}, (131, 0, 1, 90000, 1)`,
  `INSERT INTO parts VALUES
    (${PART.manyLines}, 1, 1, 130, 0), (${PART.usual}, 1, 2, 129, 1284), (${PART.hidden}, 1, 3, 131, 0),
    (${PART.unpriced}, 1, 4, NULL, 0), (${PART.noLimits}, 2, 1, 129, 40), (${PART.renamed}, 2, 2, 129, 0),
    (${PART.orphan}, 99, 1, 129, 7)`,
  `INSERT INTO part_names VALUES (${PART.renamed}, 'Special-7')`,
  "INSERT INTO vendors VALUES (1, 'North', 3), (2, 'South', NULL)",
  `INSERT INTO vendor_stock VALUES
    (1, ${PART.usual}, 4200, 0, 1), (2, ${PART.usual}, 100, NULL, 2), (3, ${PART.usual}, 50, 0, NULL),
    (4, ${PART.usual}, NULL, 0, 1), (5, ${PART.usual}, 900, 1, 1)`,
  "INSERT INTO product_comparison VALUES (1, 1, '/shop/orings?search=NB7001', 'NB7001 (NBR 70)')",
  ...[
    ['O-rings', '/shop/orings'],
    ['Quote cart', '/cart'],
    ['Request a quote', '/request-a-quote'],
  ].map(([title, url]) => pageStatement(title ?? '', url ?? '')),
];

/** Deletes what the previous file left in D1, KV and R2, and creates the tables. */
export const createTables = async (): Promise<void> => {
  await reset();
  await applyD1Migrations(env.DB, env.MIGRATIONS);
};

/** Creates the tables and inserts seven parts of four sizes and two compounds. */
export const insertSmallData = async (): Promise<void> => {
  await createTables();
  await env.DB.batch(STATEMENTS.map((sql) => env.DB.prepare(sql)));
};
