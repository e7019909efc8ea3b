import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openCatalog } from '../../../src/domain/shop/catalog/index/open-catalog.ts';
import { partById } from '../../../src/domain/shop/catalog/rows/parts.ts';
import { embeddedBackend } from '../../../src/server/backend/embedded/embedded.ts';
import { allPages } from '../../../src/server/backend/list-positions.ts';
import type { SyncBackend } from '../../../src/server/backend/port.ts';
import { buildSnapshot } from '../../../src/server/catalog/build-snapshot.ts';
import { type SeededDatabase, seededDatabase } from '../../support/backend/seeded-database.ts';

let database: SeededDatabase;
let backend: SyncBackend;
let part: number;
let cursor: string;

const run = (sql: string): Promise<unknown> => database.d1.prepare(sql).run();
const changedIds = async (): Promise<number[]> => (await backend.changedParts(cursor)).values.map(({ id }) => id);

beforeAll(async () => {
  database = await seededDatabase();
  backend = embeddedBackend(database.d1);
  part = database.partId('FK7502-214');
}, 60_000);

beforeEach(async () => {
  cursor = (await backend.changeCursor()) ?? '';
});

test('the seed records no changes', async () => {
  expect(database.value('SELECT count(*) FROM catalog_changes')).toBe(0);
  expect(await backend.changedParts('0')).toEqual({ values: [], isTooMany: false, cursor });
});

test('reports changed stock, and changed, hidden, added and removed vendor stock, with current values', async () => {
  await run(`UPDATE parts SET stock = 77 WHERE id = ${part}`);
  const steps = [
    ['DELETE FROM vendor_stock WHERE our_product =', 0],
    ['INSERT INTO vendor_stock (id, quantity_available, hide_from_store, our_product) SELECT 900001, 40, 0,', 40],
    ['UPDATE vendor_stock SET quantity_available = 55 WHERE our_product =', 55],
    ['UPDATE vendor_stock SET hide_from_store = 1 WHERE our_product =', 0],
  ] as const;
  for (const [sql, vendorQuantity] of steps) {
    await run(`${sql} ${part}`);
    const { values, cursor: next } = await backend.changedParts(cursor);
    expect(values).toMatchObject([{ id: part, onHand: 77, vendorQuantity }]);
    expect(await backend.changeCursor()).toBe(next);
    cursor = next;
    expect(await backend.changedParts(cursor)).toEqual({ values: [], isTooMany: false, cursor });
  }
});

test('another price list, or another price in a list, changes every part that uses it', async () => {
  const list = database.value(`SELECT price_list_id FROM parts WHERE id = ${part}`);
  const count = database.value(`SELECT count(*) FROM parts WHERE price_list_id = ${list}`);
  await run(`UPDATE price_lists SET unit_price_e5 = 123400 WHERE id = ${list}`);
  const { values } = await backend.changedParts(cursor);
  expect(values).toHaveLength(Number(count));
  expect(values.every(({ priceE5 }) => priceE5 === 123_400)).toBe(true);
  const sorted = values.map(({ id }) => id).toSorted((a, b) => a - b);
  expect(values.map(({ id }) => id)).toEqual(sorted);

  cursor = (await backend.changeCursor()) ?? '';
  await run(`UPDATE parts SET price_list_id = NULL WHERE id = ${part}`);
  expect((await backend.changedParts(cursor)).values).toMatchObject([{ id: part, priceE5: 0 }]);
});

test('a changed price break changes the parts of its list', async () => {
  const list = database.value(`SELECT price_list_id FROM parts WHERE id = ${database.partId('FK7501-214')}`);
  await run(`UPDATE price_list_lines SET unit_price_e5 = 77777 WHERE price_list_id = ${list} AND min_quantity = 50`);
  const { values } = await backend.changedParts(cursor);
  expect(values.length).toBeGreaterThan(0);
  for (const { priceList } of values) {
    expect(priceList?.breaks).toContainEqual({ minQuantity: 50, unitPriceE5: 77_777 });
  }
});

test('does not read more changes than a refresh holds, such as new prices for the whole shop', async () => {
  await run('UPDATE price_lists SET unit_price_e5 = unit_price_e5 + 10 WHERE unit_price_e5 > 0');
  const changes = await backend.changedParts(cursor);
  expect([changes.isTooMany, changes.values.length]).toEqual([true, 0]);
  expect(await backend.changedParts(changes.cursor)).toMatchObject({ isTooMany: false, values: [] });
});

test('a changed name, or an update that changes nothing, is not a price or stock change', async () => {
  await run(`UPDATE price_lists SET hide_pricing = hide_pricing`);
  await run(`UPDATE compounds SET description = 'Other' WHERE id = 1`);
  expect(await changedIds()).toEqual([]);
});

test('deletes applied changes from the record and keeps later ones', async () => {
  await run(`UPDATE parts SET stock = 1 WHERE id = ${part}`);
  const { cursor: taken } = await backend.changedParts(cursor);
  await run(`UPDATE parts SET stock = 2 WHERE id = ${part}`);
  expect((await backend.changedParts(taken)).values).toMatchObject([{ id: part, onHand: 2 }]);
  expect(database.value('SELECT count(*) FROM catalog_changes')).toBe(1);
});

test('read page by page with separate lists, the parts match a build and the count', async () => {
  const [sizes, { modifiers, compounds }] = await Promise.all([backend.catalogSizes(), backend.catalogCompounds()]);
  const lists = { sizes, modifiers, compounds };
  const catalog = openCatalog((await buildSnapshot(backend)).snapshot);
  let rows = 0;
  const ids: number[] = [];
  for await (const page of allPages((after) => backend.partsPage(lists, after))) {
    rows += page.rows;
    for (const { id } of page.parts) ids.push(id);
  }
  expect(ids.every((id, at) => at === 0 || id > (ids[at - 1] ?? id))).toBe(true);
  expect(ids).toHaveLength(catalog.parts);
  expect(partById(catalog, ids.at(-1) ?? -1)).not.toBeNull();
  expect(rows).toBe(await backend.partCount());
}, 60_000);
