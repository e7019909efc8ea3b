import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { Range } from '../../../src/domain/kit/units.ts';
import { FACET_GROUPS, type FacetGroup, facetOf } from '../../../src/domain/shop/catalog/facets.ts';
import type { Catalog } from '../../../src/domain/shop/catalog/index/catalog.ts';
import type { StockCounts } from '../../../src/domain/shop/catalog/listing.ts';
import { type CatalogQuery, STOCK_KINDS } from '../../../src/domain/shop/catalog/query.ts';
import { searchCatalog } from '../../../src/domain/shop/catalog/search/search-catalog.ts';
import { percentile, report } from '../report.ts';
import type { SeededRows } from './catalog-rows.ts';
import { randomQuery } from './random-query.ts';

const QUERIES = 40;

const stockRow = v.object({ stock: v.number(), n: v.number() });
const idRow = v.object({ id: v.number() });

/** Lays out the catalog in SQLite: parts with their sort columns, values next to them, indexed. */
const fill = (rows: SeededRows): DatabaseSync => {
  const db = new DatabaseSync(':memory:');
  db.exec(`CREATE TABLE parts (id INTEGER PRIMARY KEY, compound INTEGER, size INTEGER, id_mm REAL, cs_mm REAL, price INTEGER,
      stock INTEGER);
    CREATE TABLE compounds (id INTEGER PRIMARY KEY, label TEXT, low INTEGER, high INTEGER,
      rigid INTEGER);
    CREATE TABLE compound_values (compound INTEGER, grp TEXT, key TEXT, PRIMARY KEY (grp, key, compound)) WITHOUT ROWID;
    BEGIN`);
  const part = db.prepare('INSERT INTO parts VALUES (?, ?, ?, ?, ?, ?, ?)');
  for (const row of rows.parts()) part.run(...row);
  const compound = db.prepare('INSERT INTO compounds VALUES (?, ?, ?, ?, ?)');
  for (const row of rows.compounds()) compound.run(...row);
  const value = db.prepare('INSERT OR IGNORE INTO compound_values VALUES (?, ?, ?)');
  for (const row of rows.values()) value.run(...row);
  db.exec(`COMMIT;
    CREATE INDEX parts_by_compound ON parts (compound, id_mm, cs_mm);
    CREATE INDEX parts_by_id ON parts (id_mm);
    CREATE INDEX parts_by_cs ON parts (cs_mm);
    CREATE INDEX parts_by_price ON parts (price);
    CREATE INDEX parts_by_stock ON parts (stock, size, compound);
    CREATE INDEX values_by_compound ON compound_values (compound, grp, key);
    ANALYZE`);
  return db;
};

interface Condition {
  readonly sql: string;
  readonly values: (string | number)[];
}

const ticked = (group: FacetGroup, keys: readonly string[]): Condition[] => {
  if (keys.length === 0) return [];
  const places = keys.map(() => '?').join();
  const any = `compound IN (SELECT compound FROM compound_values WHERE grp = '${group}' AND key IN (${places})`;
  const all =
    facetOf(group).combine === 'all' ? ` GROUP BY compound HAVING COUNT(DISTINCT key) = ${new Set(keys).size}` : '';
  return [{ sql: `${any}${all})`, values: [...keys] }];
};

/** Returns the numbers of the requested stock kinds as stored in the rows. */
const stocks = ({ inStock, stock }: CatalogQuery): readonly number[] => {
  if (stock.length === 0) return inStock ? [0, 1] : [0, 1, 2];
  return STOCK_KINDS.flatMap((kind, number) => (stock.includes(kind) ? [number] : []));
};

const inStocks = (query: CatalogQuery): Condition[] => {
  const asked = stocks(query);
  return asked.length === 3 ? [] : [{ sql: `stock IN (${asked.join()})`, values: [] }];
};

const conditions = (query: CatalogQuery, leaveOut: FacetGroup | null): Condition[] => [
  ...FACET_GROUPS.filter((group) => group !== leaveOut).flatMap((group) => ticked(group, query.facets[group])),
  ...(query.idMm.low === null ? [] : [{ sql: 'id_mm >= ?', values: [query.idMm.low] }]),
  ...(query.idMm.high === null ? [] : [{ sql: 'id_mm <= ?', values: [query.idMm.high] }]),
  ...(query.csMm.low === null ? [] : [{ sql: 'cs_mm >= ?', values: [query.csMm.low] }]),
  ...(query.csMm.high === null ? [] : [{ sql: 'cs_mm <= ?', values: [query.csMm.high] }]),
  ...(query.compounds.length === 0
    ? []
    : [
        {
          sql: `compound IN (SELECT id FROM compounds WHERE label IN (${query.compounds.map(() => '?').join()}))`,
          values: [...query.compounds],
        },
      ]),
  ...(query.temperatureC.low === null
    ? []
    : [{ sql: 'compound IN (SELECT id FROM compounds WHERE low <= ?)', values: [query.temperatureC.low] }]),
  ...(query.temperatureC.high === null
    ? []
    : [{ sql: 'compound IN (SELECT id FROM compounds WHERE high >= ?)', values: [query.temperatureC.high] }]),
];

const where = (found: readonly Condition[]): { sql: string; values: (string | number)[] } => ({
  sql: found.length === 0 ? '' : `WHERE ${found.map(({ sql }) => sql).join(' AND ')}`,
  values: found.flatMap(({ values }) => values),
});

/** Returns the distance of a length from the middle of the requested range, or from its only bound. */
const farFrom = (column: string, { low, high }: Range): string[] => {
  const target = low === null || high === null ? (low ?? high) : (low + high) / 2;
  return target === null ? [] : [`ABS(${column} - ${target})`];
};

/** Returns the order of a query without words: by price if requested, else by fit. */
const orderOf = ({ sort, idMm, csMm }: CatalogQuery): string => {
  if (sort?.column === 'price') return `price = 0, price ${sort.direction}, size, compound`;
  const far = [...farFrom('id_mm', idMm), ...farFrom('cs_mm', csMm)];
  return [
    ...(far.length === 0 ? [] : [`ROUND((${far.join(' + ')}) * 1e6)`]),
    '(SELECT rigid FROM compounds WHERE compounds.id = parts.compound)',
    'stock, price = 0, size, compound',
  ].join();
};

interface Answer {
  readonly total: number;
  readonly stockCounts: StockCounts;
  readonly ids: readonly number[];
}

const ask = (db: DatabaseSync, query: CatalogQuery): Answer => {
  const inAnyStock = conditions(query, null);
  const all = where([...inAnyStock, ...inStocks(query)]);
  const byStock = where(inAnyStock);
  const counts = db
    .prepare(`SELECT stock, COUNT(*) AS n FROM parts ${byStock.sql} GROUP BY stock`)
    .all(...byStock.values)
    .map((row) => v.parse(stockRow, row));
  const countOf = (number: number): number => counts.find(({ stock }) => stock === number)?.n ?? 0;
  for (const group of FACET_GROUPS) {
    const others = where([...conditions(query, facetOf(group).combine === 'all' ? null : group), ...inStocks(query)]);
    db.prepare(
      `SELECT v.key, SUM(p.n) AS n FROM (SELECT compound, COUNT(*) AS n FROM parts ${others.sql} GROUP BY compound) p
       JOIN compound_values v ON v.compound = p.compound AND v.grp = '${group}' GROUP BY v.key`,
    ).all(...others.values);
  }
  const page = db
    .prepare(`SELECT id FROM parts ${all.sql} ORDER BY ${orderOf(query)} LIMIT ? OFFSET ?`)
    .all(...all.values, query.limit, (query.page - 1) * query.limit)
    .map((row) => v.parse(idRow, row).id);
  return {
    total: stocks(query).reduce((sum, number) => sum + countOf(number), 0),
    stockCounts: { own: countOf(0), offsite: countOf(1), none: countOf(2) },
    ids: page,
  };
};

/**
 * Runs the same queries, without keywords and size codes, by price or by fit, on SQLite: totals, counts by stock and
 * pages must match, times are for comparison.
 */
export const sqliteFigures = (catalog: Catalog, rows: SeededRows): void => {
  const db = fill(rows);
  const times: number[] = [];
  const own: number[] = [];
  for (let seed = 0; seed < QUERIES; seed++) {
    const asked = randomQuery(catalog, seed);
    const sort = asked.sort?.column === 'price' ? asked.sort : null;
    const query: CatalogQuery = { ...asked, search: '', sizes: [], sort };
    const started = performance.now();
    const answer = ask(db, query);
    times.push(performance.now() - started);
    const again = performance.now();
    const { totalItems, stockCounts, items } = searchCatalog(catalog, query);
    own.push(performance.now() - again);
    assert.deepEqual({ total: totalItems, stockCounts, ids: items.map(({ id }) => id) }, answer, JSON.stringify(query));
  }
  db.close();
  const [sqlite, index] = [percentile(times, 0.5), percentile(own, 0.5)];
  report({ name: 'the same queries on SQLite, indexed, p50', value: sqlite, unit: 'ms' });
  report({ name: 'the same queries on the index, p50', value: index, unit: 'ms' });
  report({ name: 'SQLite beside the index, p50', value: sqlite / index, unit: 'times' });
};
