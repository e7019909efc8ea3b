import { afterAll, expect, test } from 'vitest';
import { catalogDiff, isSame } from '../../../src/domain/shop/catalog-files/catalog-diff.ts';
import { countParts } from '../../../src/domain/shop/catalog-files/catalog-tables.ts';
import { currentCatalog } from '../../../src/server/catalog-import/current-catalog.ts';
import { publishImport } from '../../../src/server/catalog-import/publish-import.ts';
import { NOTE } from '../../support/catalog/import-note.ts';
import { readCatalogFiles } from '../../../src/tools/catalog/read-files.ts';
import { writeCatalogFiles } from '../../../src/tools/catalog/write-files.ts';
import { applyMigrations, readMigrations } from '../../../src/tools/seed/migrate.ts';
import { seededDatabase } from '../../support/backend/seeded-database.ts';
import { memoryDatabase, sqliteD1 } from '../../support/backend/sqlite-d1.ts';
import { catalogFolder } from '../../support/catalog/catalog-folder.ts';

const folder = catalogFolder();
afterAll(() => folder.remove());

test('the whole demonstration catalog survives an export into an empty database, byte by byte', async () => {
  const { d1: seeded, counts } = await seededDatabase();
  const { tables: original } = await currentCatalog(seeded);
  await writeCatalogFiles(folder.path, original);
  const files = folder.texts();

  const { tables, problems } = await readCatalogFiles(folder.path);
  expect(problems.list()).toEqual([]);
  if (!tables) throw new Error('The demonstration catalog has problems.');
  expect(countParts(tables)).toBe(counts.parts);
  expect(isSame(catalogDiff(original, tables))).toBe(true);

  const empty = sqliteD1(memoryDatabase());
  await applyMigrations(empty, readMigrations());
  await publishImport(empty, await currentCatalog(empty), tables, NOTE, { now: 1 });
  await writeCatalogFiles(folder.path, (await currentCatalog(empty)).tables);
  for (const [name, text] of Object.entries(folder.texts())) expect([name, text === files[name]]).toEqual([name, true]);
}, 300_000);
