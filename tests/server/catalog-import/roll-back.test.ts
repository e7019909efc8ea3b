import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { expect, test } from 'vitest';
import { catalogDiff, isSame } from '../../../src/domain/shop/catalog-files/catalog-diff.ts';
import type { CatalogTables } from '../../../src/domain/shop/catalog-files/catalog-tables.ts';
import { catalogVersions, ROLL_BACK_VERSIONS } from '../../../src/server/catalog-import/catalog-versions.ts';
import { currentCatalog } from '../../../src/server/catalog-import/current-catalog.ts';
import { publishImport } from '../../../src/server/catalog-import/publish-import.ts';
import { rollBack } from '../../../src/server/catalog-import/roll-back.ts';
import { ImportRefused } from '../../../src/server/catalog-import/switch-catalog.ts';
import { applyMigrations, readMigrations } from '../../../src/tools/seed/migrate.ts';
import { memoryDatabase, sqliteD1 } from '../../support/backend/sqlite-d1.ts';
import { NOTE } from '../../support/catalog/import-note.ts';
import { secondCatalog } from '../../support/catalog/second-catalog.ts';

const BY = { staffId: null, who: 'Test' };

const emptyDatabase = async (): Promise<D1Database> => {
  const d1 = sqliteD1(memoryDatabase());
  await applyMigrations(d1, readMigrations());
  return d1;
};

/** The second catalog with the changes of one seed in every table. */
const changed = (seed: number): CatalogTables => {
  const tables = secondCatalog();
  tables.offers[seed] = seed % 2 === 0 ? -1 : 2;
  tables.stock[seed + 1] = 1000 + seed;
  const isGone = seed % 3 === 0;
  const sizes = tables.sizes.length;
  const list = tables.priceLists[seed % tables.priceLists.length];
  const next = {
    ...tables,
    compounds: tables.compounds.map((each, at) => (at === seed ? { ...each, description: `Changed ${seed}` } : each)),
    priceLists: tables.priceLists.map((each) =>
      each === list ? { ...each, breaks: [[1, 500 + seed] as const] } : each,
    ),
    vendors: [...tables.vendors, { name: `Vendor ${seed}`, leadTime: seed }],
    comparisons: seed % 2 === 0 ? [] : tables.comparisons,
  };
  if (!isGone) return next;
  // Without the last compound and its parts.
  const cells = (next.compounds.length - 1) * sizes;
  return {
    ...next,
    compounds: next.compounds.slice(0, -1),
    offers: next.offers.slice(0, cells),
    stock: next.stock.slice(0, cells),
    partNumbers: new Map([...next.partNumbers].filter(([cell]) => cell < cells)),
    vendorStock: {
      cells: next.vendorStock.cells.filter((cell) => cell < cells),
      vendors: next.vendorStock.vendors.filter((_, at) => (next.vendorStock.cells[at] ?? 0) < cells),
      quantities: next.vendorStock.quantities.filter((_, at) => (next.vendorStock.cells[at] ?? 0) < cells),
      hidden: next.vendorStock.hidden.filter((_, at) => (next.vendorStock.cells[at] ?? 0) < cells),
    },
  };
};

/** Nothing refers to the IDs of links, so new ones may differ. */
const LINKS = '(SELECT compounds_id, modifiers_id FROM compounds_modifiers)';

/** Every table that an import writes, row by row. */
const contentOf = async (d1: D1Database): Promise<string> => {
  const tables = [
    'parts',
    'price_lists',
    'price_list_lines',
    'price_list_names',
    'compounds',
    'sizes',
    'modifiers',
    'vendors',
  ];
  const rows = await Promise.all(
    [...tables, 'part_names', 'vendor_stock', LINKS].map(async (table) =>
      (await d1.prepare(`SELECT * FROM ${table}`).raw()).map((row) => JSON.stringify(row)).sort(),
    ),
  );
  return JSON.stringify(rows);
};

test('any sequence of imports and roll backs restores every row, IDs included', async () => {
  const d1 = await emptyDatabase();
  /** The rows of the database by version. */
  const contents = [await contentOf(d1)];
  const publish = async (tables: CatalogTables): Promise<void> => {
    await publishImport(d1, await currentCatalog(d1), tables, NOTE, { now: 1 });
    contents.push(await contentOf(d1));
  };
  const backTo = async (target: number): Promise<void> => {
    await rollBack(d1, { target, last: contents.length - 1, reason: 'x' }, BY, { now: 2 });
    contents.push(await contentOf(d1));
    expect([target, contents.at(-1) === contents[target]]).toEqual([target, true]);
  };
  await publish(secondCatalog());
  for (const seed of [3, 4, 5]) await publish(changed(seed));
  await backTo(2);
  await backTo(4);
  await backTo(1);
  await publish(changed(6));
  // Over the fork: undoes the import after the roll back and repeats three others.
  await backTo(4);
  await backTo(8);
  await backTo(5);
});

test('versions that are too old, live, or outdated are refused and change nothing', async () => {
  const d1 = await emptyDatabase();
  await publishImport(d1, await currentCatalog(d1), secondCatalog(), NOTE, { now: 1 });
  for (let seed = 1; seed <= ROLL_BACK_VERSIONS + 1; seed++)
    await publishImport(d1, await currentCatalog(d1), changed(seed * 3 - 1), NOTE, { now: seed });
  const last = ROLL_BACK_VERSIONS + 2;
  const before = await contentOf(d1);
  for (const request of [
    { target: 1, last },
    { target: last, last },
    { target: 99, last },
    { target: last - 1, last: last - 1 },
  ])
    await expect(rollBack(d1, { ...request, reason: 'x' }, BY, { now: 2 })).rejects.toThrow(ImportRefused);
  expect(await contentOf(d1)).toBe(before);
  expect(await d1.prepare('SELECT count(DISTINCT batch) AS n FROM catalog_version_rows').first()).toEqual({
    n: ROLL_BACK_VERSIONS,
  });
  await rollBack(d1, { target: last - ROLL_BACK_VERSIONS, last, reason: 'x' }, BY, { now: 2 });
  expect((await catalogVersions(d1).last())?.content).toBe(last - ROLL_BACK_VERSIONS);
});

test('a roll back that fails at any statement leaves the catalog', async () => {
  const memory = memoryDatabase();
  const d1 = sqliteD1(memory);
  await applyMigrations(d1, readMigrations());
  await publishImport(d1, await currentCatalog(d1), secondCatalog(), NOTE, { now: 1 });
  await publishImport(d1, await currentCatalog(d1), changed(3), NOTE, { now: 2 });
  /** Replaces one statement of the transaction by one that fails. */
  const failingAt = (position: number): D1Database =>
    ({
      ...d1,
      prepare: (sql: string) => d1.prepare(sql),
      batch: (statements: D1PreparedStatement[]) =>
        d1.batch(statements.map((each, at) => (at === position ? d1.prepare("SELECT json_each('{')") : each))),
    }) as unknown as D1Database;
  const triggers = "SELECT count(*) AS n FROM sqlite_master WHERE type = 'trigger'";
  const count = memory.prepare(triggers).get();
  for (let position = 0; position < 20; position++)
    await expect(rollBack(failingAt(position), { target: 1, last: 2, reason: 'x' }, BY, { now: 3 })).rejects.toThrow();
  expect(isSame(catalogDiff((await currentCatalog(d1)).tables, changed(3)))).toBe(true);
  expect(memory.prepare(triggers).get()).toEqual(count);
});
