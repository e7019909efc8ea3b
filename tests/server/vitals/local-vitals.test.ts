import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localVitals, MAX_VALUES } from '../../../src/server/vitals/local-vitals.ts';
import { applyMigrations, readMigrations } from '../../../src/tools/seed/migrate.ts';
import { memoryDatabase, sqliteD1 } from '../../support/backend/sqlite-d1.ts';
import { VIEW } from '../../support/pages/measured-view.ts';

const DAY_MS = 86_400_000;
let db: DatabaseSync;
let now = Date.parse('2026-11-22T13:45:00Z');
const store = () => localVitals(sqliteD1(db), () => now);

beforeEach(async () => {
  db = memoryDatabase();
  now = Date.parse('2026-11-22T13:45:00Z');
  await applyMigrations(
    sqliteD1(db),
    readMigrations().filter(({ name }) => name.startsWith('0014_')),
  );
});
afterEach(() => db.close());

test('stores the values of a view with the date and nothing finer', async () => {
  await store().write(VIEW);
  expect(db.prepare('SELECT * FROM vitals').all()[1]).toEqual({
    id: 2,
    measured_on: '2026-11-22',
    page: 'store',
    device: 'desktop',
    connection: '4g',
    navigation: 'navigate',
    name: 'CLS',
    value: 0.12,
  });
});

test('reports the measurements of the last 28 days', async () => {
  await store().write(VIEW);
  now += 27 * DAY_MS;
  await store().write({ ...VIEW, metrics: [{ name: 'LCP', value: 5000, navigation: 'reload' }] });
  expect((await store().report()).map(({ name, count, p75, poor }) => [name, count, p75, poor])).toEqual([
    ['LCP', 2, 5000, 1],
    ['INP', 1, 640, 1],
    ['CLS', 1, 0.12, 0],
  ]);
  now += DAY_MS;
  expect((await store().report()).map(({ name, count }) => [name, count])).toEqual([['LCP', 1]]);
});

test('stores only the newest values', async () => {
  db.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${MAX_VALUES})
    INSERT INTO vitals (measured_on, page, device, connection, navigation, name, value)
    SELECT '2026-11-22', 'home', 'mobile', '3g', 'navigate', 'FCP', i FROM n`);
  await store().write(VIEW);
  expect(db.prepare('SELECT count(*) AS count, min(value) AS least FROM vitals WHERE page = ?').get('home')).toEqual({
    count: MAX_VALUES - VIEW.metrics.length,
    least: VIEW.metrics.length + 1,
  });
});

test('skips rows with unknown words of another version', async () => {
  await store().write(VIEW);
  db.exec("UPDATE vitals SET page = 'landing' WHERE name = 'LCP'");
  expect((await store().report()).map(({ name }) => name)).toEqual(['INP', 'CLS']);
});
