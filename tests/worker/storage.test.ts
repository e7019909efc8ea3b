import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { r2Uploads } from '../../src/server/forms/uploads.ts';
import { orphanedFiles } from '../../src/server/retention/orphaned-files.ts';
import { storageRecount } from '../../src/server/retention/storage-recount.ts';
import { storageBudget } from '../../src/server/security/storage-budget.ts';
import { STORAGE_KINDS } from '../../src/server/security/storage-kinds.ts';
import { createTables } from './small-data.ts';

beforeAll(createTables);

const ANN = { client: '192.0.2.1', accountId: null };
const DAY = 86_400_000;

test('D1 enforces the budget for concurrent requests, and recounts at night', async () => {
  const budget = storageBudget(env.DB, { now: Date.now, onNearlyFull: () => undefined });
  const bytes = STORAGE_KINDS['shared-list'].anonymousPerDay / 4;
  const tries = Array.from({ length: 6 }, () =>
    budget.spend(ANN, [{ kind: 'shared-list', bytes }], async () => 'stored').catch(({ code }) => code),
  );
  expect((await Promise.all(tries)).toSorted()).toEqual([
    'storage-day-used',
    'storage-day-used',
    'stored',
    'stored',
    'stored',
    'stored',
  ]);
  await storageRecount(env.DB, Date.now).round();
  const { results } = await env.DB.prepare(`SELECT kind, bytes FROM stored_bytes WHERE day = ''`).all<{
    kind: string;
  }>();
  expect(results.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(STORAGE_KINDS).toSorted());
  expect(results.find(({ kind }) => kind === 'shared-list')).toEqual({ kind: 'shared-list', bytes: 0 });
});

test('the sweep deletes R2 files without a record once they are a day old', async () => {
  const content = new Blob(['%PDF-1.7']);
  await r2Uploads(env.UPLOADS).store([{ name: 'a.pdf', kind: 'pdf', content, digest: '' }]);
  const count = async (): Promise<number> => (await env.UPLOADS.list()).objects.length;
  expect(await orphanedFiles(env.DB, env.UPLOADS, Date.now).round()).toBe(0);
  expect(await count()).toBe(1);
  expect(await orphanedFiles(env.DB, env.UPLOADS, () => Date.now() + 2 * DAY).round()).toBe(1);
  expect(await count()).toBe(0);
});
