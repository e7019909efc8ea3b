import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { expect, test } from 'vitest';
import { catalogDiff, isSame } from '../../../src/domain/shop/catalog-files/catalog-diff.ts';
import type { CatalogTables } from '../../../src/domain/shop/catalog-files/catalog-tables.ts';
import { currentCatalog } from '../../../src/server/catalog-import/current-catalog.ts';
import { publishImport } from '../../../src/server/catalog-import/publish-import.ts';
import { ImportRefused } from '../../../src/server/catalog-import/switch-catalog.ts';
import { NOTE } from '../../support/catalog/import-note.ts';
import { applyMigrations, readMigrations } from '../../../src/tools/seed/migrate.ts';
import { memoryDatabase, sqliteD1 } from '../../support/backend/sqlite-d1.ts';
import { secondCatalog } from '../../support/catalog/second-catalog.ts';

const emptyDatabase = async (): Promise<D1Database> => {
  const d1 = sqliteD1(memoryDatabase());
  await applyMigrations(d1, readMigrations());
  return d1;
};

/** A database whose connection ends before the given call of `run` or `batch`. */
const endingAt = (d1: D1Database, call: number): D1Database => {
  let calls = 0;
  const end = (): void => {
    calls++;
    if (calls === call) throw new Error('The connection ended.');
  };
  return {
    prepare: (sql: string) => {
      const statement = d1.prepare(sql);
      const { run } = statement;
      return Object.assign(statement, {
        run: async () => {
          end();
          return run();
        },
      });
    },
    batch: async (statements: D1PreparedStatement[]) => {
      end();
      return d1.batch(statements);
    },
  } as unknown as D1Database;
};

/** The second catalog with changes in every file. */
const changedCatalog = (): CatalogTables => {
  const tables = secondCatalog();
  const [first, ...others] = tables.priceLists;
  if (!first) throw new Error('The catalog has no price lists.');
  tables.offers[0] = -1;
  tables.stock[0] = 0;
  tables.stock[1] = 7;
  return {
    ...tables,
    compounds: tables.compounds.map((compound, at) => (at === 5 ? { ...compound, description: 'Changed' } : compound)),
    priceLists: [{ ...first, startingE5: 30_000, breaks: [[1, 30_000]] }, ...others],
    partNumbers: new Map([...tables.partNumbers].map(([cell, number]) => [cell, cell === 1 ? 'Z-NEW' : number])),
    vendors: tables.vendors.map((vendor) => ({ ...vendor, leadTime: 9 })),
    comparisons: [],
  };
};

test('an import that ends at any call leaves the old catalog, and can be repeated', async () => {
  const next = changedCatalog();
  let isComplete = false;
  for (let call = 1; !isComplete; call++) {
    const d1 = await emptyDatabase();
    await publishImport(d1, await currentCatalog(d1), secondCatalog(), NOTE, { now: 1 });
    const before = await currentCatalog(d1);
    try {
      await publishImport(endingAt(d1, call), before, next, NOTE, { now: 2 });
      isComplete = true;
    } catch (error) {
      expect(String(error)).toContain('The connection ended.');
      expect(isSame(catalogDiff((await currentCatalog(d1)).tables, secondCatalog()))).toBe(true);
      await publishImport(d1, await currentCatalog(d1), next, NOTE, { now: 3 });
    }
    expect(isSame(catalogDiff((await currentCatalog(d1)).tables, next))).toBe(true);
    expect(call).toBeLessThan(20);
  }
}, 60_000);

test('an import that was compared with an earlier catalog is refused and changes nothing', async () => {
  const d1 = await emptyDatabase();
  const outdated = await currentCatalog(d1);
  await publishImport(d1, await currentCatalog(d1), secondCatalog(), NOTE, { now: 1 });
  await expect(publishImport(d1, outdated, changedCatalog(), NOTE, { now: 2 })).rejects.toThrow(ImportRefused);
  expect(isSame(catalogDiff((await currentCatalog(d1)).tables, secondCatalog()))).toBe(true);
});

test('what remains keeps its database IDs, and the triggers that record changes stay', async () => {
  const d1 = await emptyDatabase();
  await publishImport(d1, await currentCatalog(d1), secondCatalog(), NOTE, { now: 1 });
  const before = await currentCatalog(d1);
  const { compounds, ...rest } = secondCatalog();
  const [, ...fewer] = compounds;
  const sizes = rest.sizes.length;
  const shorter: CatalogTables = {
    ...rest,
    compounds: fewer,
    offers: rest.offers.slice(sizes),
    stock: rest.stock.slice(sizes),
    partNumbers: new Map([...rest.partNumbers].flatMap(([at, number]) => (at < sizes ? [] : [[at - sizes, number]]))),
    vendorStock: { ...rest.vendorStock, cells: new Uint32Array(0) },
    comparisons: [],
  };
  await publishImport(d1, before, shorter, NOTE, { now: 2 });
  const after = await currentCatalog(d1);
  expect(after.ids.compounds).toEqual(before.ids.compounds.slice(1));
  expect(after.ids.sizes).toEqual(before.ids.sizes);
  const triggers = "SELECT count(*) AS n FROM sqlite_master WHERE type = 'trigger' AND sql LIKE '%catalog_changes%'";
  expect(await d1.prepare(triggers).first()).toEqual({ n: 9 });
});
