import { DatabaseSync } from 'node:sqlite';
import { FACET_GROUPS, type FacetGroup } from '../../src/domain/catalog/facets.ts';
import type { Catalog } from '../../src/domain/catalog/index/catalog.ts';
import type { CatalogQuery } from '../../src/domain/catalog/query.ts';
import { searchCatalog } from '../../src/domain/catalog/search/search-catalog.ts';
import type { SeededRows } from './catalog-rows.ts';
import { randomQuery } from './random-query.ts';
import { percentile, report } from './report.ts';

const QUERIES = 40;

/** The catalog as one would lay it out in SQLite: parts with their sort columns, values beside them, indexed. */
const fill = (rows: SeededRows): DatabaseSync => {
  const db = new DatabaseSync(':memory:');
  db.exec(`CREATE TABLE parts (id INTEGER PRIMARY KEY, compound INTEGER, id_mm REAL, cs_mm REAL, price INTEGER, stock INTEGER);
    CREATE TABLE compounds (id INTEGER PRIMARY KEY, low INTEGER, high INTEGER);
    CREATE TABLE compound_values (compound INTEGER, grp TEXT, key TEXT, PRIMARY KEY (grp, key, compound)) WITHOUT ROWID;
    BEGIN`);
  const part = db.prepare('INSERT INTO parts VALUES (?, ?, ?, ?, ?, ?)');
  for (const row of rows.parts()) part.run(...row);
  const compound = db.prepare('INSERT INTO compounds VALUES (?, ?, ?)');
  for (const row of rows.compounds()) compound.run(...row);
  const value = db.prepare('INSERT OR IGNORE INTO compound_values VALUES (?, ?, ?)');
  for (const row of rows.values()) value.run(...row);
  db.exec(`COMMIT;
    CREATE INDEX parts_by_compound ON parts (compound, id_mm, cs_mm);
    CREATE INDEX parts_by_id ON parts (id_mm);
    CREATE INDEX parts_by_cs ON parts (cs_mm);
    CREATE INDEX parts_by_price ON parts (price);
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
  const all = group === 'compliance' ? ` GROUP BY compound HAVING COUNT(DISTINCT key) = ${new Set(keys).size}` : '';
  return [{ sql: `${any}${all})`, values: [...keys] }];
};

const conditions = (query: CatalogQuery, leaveOut: FacetGroup | null): Condition[] => [
  ...FACET_GROUPS.filter((group) => group !== leaveOut).flatMap((group) => ticked(group, query.facets[group])),
  ...(query.idMm.low === null ? [] : [{ sql: 'id_mm >= ?', values: [query.idMm.low] }]),
  ...(query.idMm.high === null ? [] : [{ sql: 'id_mm <= ?', values: [query.idMm.high] }]),
  ...(query.csMm.low === null ? [] : [{ sql: 'cs_mm >= ?', values: [query.csMm.low] }]),
  ...(query.csMm.high === null ? [] : [{ sql: 'cs_mm <= ?', values: [query.csMm.high] }]),
  ...(query.inStock ? [{ sql: 'stock > 0', values: [] }] : []),
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

const ask = (db: DatabaseSync, query: CatalogQuery): number => {
  const all = where(conditions(query, null));
  const { total } = db.prepare(`SELECT COUNT(*) AS total FROM parts ${all.sql}`).get(...all.values) as {
    total: number;
  };
  for (const group of FACET_GROUPS) {
    const others = where(conditions(query, group === 'compliance' ? null : group));
    db.prepare(
      `SELECT v.key, SUM(p.n) AS n FROM (SELECT compound, COUNT(*) AS n FROM parts ${others.sql} GROUP BY compound) p
       JOIN compound_values v ON v.compound = p.compound AND v.grp = '${group}' GROUP BY v.key`,
    ).all(...others.values);
  }
  const order = query.sort?.column === 'price' ? `price ${query.sort.direction}` : 'id_mm';
  db.prepare(`SELECT id FROM parts ${all.sql} ORDER BY ${order} LIMIT ? OFFSET ?`).all(
    ...all.values,
    query.limit,
    (query.page - 1) * query.limit,
  );
  return total;
};

/** The same questions, without keywords and size codes, on SQLite: totals must agree, times are for comparison. */
export const sqliteFigures = (catalog: Catalog, rows: SeededRows): void => {
  const db = fill(rows);
  const times: number[] = [];
  const own: number[] = [];
  for (let seed = 0; seed < QUERIES; seed++) {
    const query: CatalogQuery = { ...randomQuery(catalog, seed), search: '', sizes: [] };
    const started = performance.now();
    const total = ask(db, query);
    times.push(performance.now() - started);
    const again = performance.now();
    const { totalItems } = searchCatalog(catalog, query);
    own.push(performance.now() - again);
    if (totalItems !== total) throw new Error(`Totals differ: ${totalItems} here, ${total} in SQLite.`);
  }
  db.close();
  const [sqlite, index] = [percentile(times, 0.5), percentile(own, 0.5)];
  report({ name: 'the same queries on SQLite, indexed, p50', value: sqlite, unit: 'ms' });
  report({ name: 'the same queries on the index, p50', value: index, unit: 'ms' });
  report({ name: 'SQLite beside the index, p50', value: sqlite / index, unit: 'times' });
};
