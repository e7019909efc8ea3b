import type { DatabaseSync } from 'node:sqlite';
import type { D1Database } from '@cloudflare/workers-types';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storageRecount } from '../../../src/server/retention/storage-recount.ts';
import { type StorageBudget, type StorageWarning, storageBudget } from '../../../src/server/security/storage-budget.ts';
import { recordBytes, STORAGE_KINDS, type StorageKind } from '../../../src/server/security/storage-kinds.ts';
import { applyMigrations, readMigrations } from '../../../src/tools/seed/migrate.ts';
import { memoryDatabase, sqliteD1 } from '../../support/backend/sqlite-d1.ts';

const NOON = Date.parse('2026-11-23T12:00:00Z');
const MB = 1024 * 1024;
const ANN = { client: '192.0.2.1', accountId: null };
const BEN = { client: '192.0.2.2', accountId: null };
const CARA = { client: '192.0.2.3', accountId: 'cara' };

let db: DatabaseSync;
let d1: D1Database;
let budget: StorageBudget;
let now: number;
let warnings: StorageWarning[];
beforeEach(async () => {
  db = memoryDatabase();
  d1 = sqliteD1(db);
  await applyMigrations(
    d1,
    readMigrations().filter(
      ({ name }) => /^00(?:0[4579]|1[01568]|2[02459]|34)_/.test(name) && !name.startsWith('0011'),
    ),
  );
  now = NOON;
  warnings = [];
  budget = storageBudget(d1, { now: () => now, onNearlyFull: (warning) => warnings.push(warning) });
});

const spend = (storer: typeof ANN | typeof CARA, bytes: number, kind: StorageKind = 'shared-list') =>
  budget.spend(storer, [{ kind, bytes }], async () => 'stored').catch(({ code }) => code as string);
const total = (kind: StorageKind): unknown =>
  db.prepare(`SELECT bytes FROM stored_bytes WHERE kind = ? AND day = ''`).get(kind)?.bytes;
const setTotal = (kind: StorageKind, bytes: number): void =>
  void db
    .prepare(`INSERT OR REPLACE INTO stored_bytes (kind, day, client, bytes) VALUES (?, '', '', ?)`)
    .run(kind, bytes);

describe('one client and day', () => {
  test('is rejected beyond its bytes while others continue; it continues the next day', async () => {
    expect(await spend(ANN, 4 * MB)).toBe('stored');
    expect(await spend(ANN, 2 * MB)).toBe('storage-day-used');
    expect(await spend(BEN, 4 * MB)).toBe('stored');
    now += 24 * 3_600_000;
    expect(await spend(ANN, 4 * MB)).toBe('stored');
  });

  test('is limited across concurrent requests', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => spend(ANN, MB)));
    expect(all.filter((one) => one === 'stored')).toHaveLength(5);
  });

  test('counts a small record as its share of the day', async () => {
    for (let sent = 0; sent < STORAGE_KINDS['quote-request'].anonymousRecords; sent++)
      expect(await spend(ANN, 600, 'quote-request')).toBe('stored');
    expect(await spend(ANN, 600, 'quote-request')).toBe('storage-day-used');
    expect(total('quote-request')).toBe(60_000);
  });

  test('reports the limit and when to retry', async () => {
    const error = await budget.spend(ANN, [{ kind: 'shared-list', bytes: 6 * MB }], async () => 1).catch((e) => e);
    expect(error).toMatchObject({ status: 429, retryAfterS: 12 * 3600 });
    expect(error.message).toContain('5 MB of shared lists');
  });

  test('has a key that cannot be linked to the next day', async () => {
    await spend(ANN, 1);
    now += 24 * 3_600_000;
    await spend(ANN, 1);
    const keys = db.prepare(`SELECT client FROM stored_bytes WHERE day <> ''`).all();
    expect(new Set(keys.map(({ client }) => client)).size).toBe(2);
    expect(JSON.stringify(keys)).not.toContain('192.0.2');
  });
});

describe('a full kind', () => {
  test('is rejected alone and leaves the reserve to accounts', async () => {
    setTotal('quote-request', STORAGE_KINDS['quote-request'].total);
    expect(await spend(ANN, 600, 'quote-request')).toBe('storage-full');
    expect(await spend(CARA, 600, 'quote-request')).toBe('stored');
    expect(await spend(ANN, 600, 'form')).toBe('stored');
    setTotal('quote-request', STORAGE_KINDS['quote-request'].total + STORAGE_KINDS['quote-request'].reserve);
    expect(await spend(CARA, 600, 'quote-request')).toBe('storage-full');
  });

  test('warns staff at 80 %, once per day and kind', async () => {
    const limit = STORAGE_KINDS.form.total;
    setTotal('form', Math.floor(0.8 * limit) - 1999);
    await spend(ANN, 1000, 'form');
    expect(warnings).toEqual([]);
    await spend(ANN, 1000, 'form');
    await spend(BEN, 1000, 'form');
    expect(warnings).toEqual([{ kind: 'form', bytes: Math.floor(0.8 * limit) + 1, total: limit }]);
    now += 24 * 3_600_000;
    await spend(ANN, 1000, 'form');
    expect(warnings).toHaveLength(2);
  });
});

describe('bytes that were not stored', () => {
  test('are released when the write throws, which never returns 500', async () => {
    const failed = budget.spend(ANN, [{ kind: 'form', bytes: 9000 }], () => Promise.reject(new Error('D1 is full')));
    await expect(failed).rejects.toMatchObject({ code: 'not-stored', status: 503 });
    expect(total('form')).toBe(0);
  });

  test('are released when nothing new was stored or when a second kind is rejected', async () => {
    await budget.spend(ANN, [{ kind: 'form', bytes: 9000 }], async () => false, Boolean);
    expect(total('form')).toBe(0);
    setTotal('upload', STORAGE_KINDS.upload.total);
    const write = vi.fn();
    const costs = [
      { kind: 'form', bytes: 9000 },
      { kind: 'upload', bytes: 10 },
    ] as const;
    await expect(budget.spend(ANN, costs, write)).rejects.toMatchObject({ code: 'storage-full' });
    expect(write).not.toHaveBeenCalled();
    expect(total('form')).toBe(0);
  });

  test('a failing database returns 503', async () => {
    db.exec('DROP TABLE stored_bytes');
    expect(await spend(ANN, 1)).toBe('not-stored');
  });
});

test('the nightly recount sets totals to the stored bytes and deletes past days', async () => {
  const lines = [{ text: 'Dichtung Ø 25 × 3,53', part: '' }];
  db.prepare('INSERT INTO shared_lists (id, key_hash, name, lines, shared_at) VALUES (?, ?, ?, ?, ?)').run(
    'a',
    'b',
    'Pump',
    JSON.stringify(lines),
    '2026-11-23',
  );
  const file = { key: 'forms/a/1.pdf', name: 'a.pdf', kind: 'pdf', size: 4321 };
  db.prepare(
    `INSERT INTO form_submissions (submission_key, form_type, page, submitted_at, suspect, field_values, attachments)
    VALUES ('k', 'RequestAQuoteForm', '/', '2026-11-23', 0, '{}', ?)`,
  ).run(JSON.stringify([file]));
  setTotal('shared-list', 5);
  await spend(ANN, 1000);
  now += 2 * 24 * 3_600_000;
  await storageRecount(d1, () => now).round();
  expect(total('shared-list')).toBe(recordBytes('Pump', lines));
  expect(total('upload')).toBe(4321);
  expect(total('quote-request')).toBe(0);
  expect(db.prepare(`SELECT count(*) AS n FROM stored_bytes WHERE day <> ''`).get()?.n).toBe(0);
});

test('all kinds together leave space in D1 for the catalog, accounts and pages', () => {
  const sum = Object.values(STORAGE_KINDS)
    .filter(({ store }) => store === 'D1')
    .reduce((bytes, { total, reserve }) => bytes + total + reserve, 0);
  expect(sum).toBeLessThanOrEqual(7 * 1024 * MB);
});
