import { beforeEach, expect, test } from 'vitest';
import { usdE5 } from '../../../src/domain/kit/units.ts';
import type { Pointer } from '../../../src/server/catalog/publish.ts';
import { d1SyncLog } from '../../../src/server/sync/d1-log.ts';
import { FULL_SYNC_CRON, onSchedule } from '../../../src/server/sync/schedule.ts';
import { createSyncControl, type SyncControl, type SyncWorkflow } from '../../../src/server/sync/sync-control.ts';
import { applyMigrations, readMigrations } from '../../../src/tools/seed/migrate.ts';
import { memoryDatabase, sqliteD1 } from '../../support/backend/sqlite-d1.ts';
import { SMALL_CATALOG } from '../../support/catalog/small-catalog.ts';
import { type FakeKv, fakeKv } from '../../support/services/fake-kv.ts';
import { listBackend, memoryLog } from '../../support/services/fake-sync.ts';

const REFRESH_CRON = '*/5 * * * *';

let kv: FakeKv;
let log: ReturnType<typeof memoryLog>;
let time: number;
let statuses: Map<string, string>;
let created: unknown[];
let desk: SyncControl;

const workflow: SyncWorkflow = {
  async create({ id, params }) {
    created.push(params);
    statuses.set(id, 'running');
  },
  get: async (id) => ({
    status: async () => {
      const status = statuses.get(id);
      if (status === undefined) throw new Error('instance.not_found');
      return { status };
    },
    terminate: async () => void statuses.set(id, 'terminated'),
  }),
};

const deskOf = (runner: SyncWorkflow | null): SyncControl => {
  let runs = 0;
  const newId = (): string => {
    runs += 1;
    return `run-${runs}`;
  };
  const change = { id: 107, priceE5: usdE5(1), onHand: 1, vendorQuantity: 1 };
  return createSyncControl({
    backend: listBackend(SMALL_CATALOG, 9, [change]),
    kv,
    log,
    now: () => time,
    newId,
    workflow: runner,
  });
};

const point = (cursor: string | null): void => {
  const pointer: Pointer = { version: 'x', parts: 20, publishedAt: 0, cursor, older: [], sequence: 1 };
  kv.values.set('catalog/current', JSON.stringify(pointer));
};

beforeEach(() => {
  kv = fakeKv();
  log = memoryLog(() => time);
  time = 0;
  statuses = new Map();
  created = [];
  desk = deskOf(workflow);
});

test('runs one synchronization at a time', async () => {
  expect(await desk.start({ kind: 'full', forced: true })).toEqual({ started: true, id: 'run-1' });
  expect(await desk.start({ kind: 'full', forced: false })).toEqual({ started: false, why: 'busy', id: 'run-1' });
  await log.end('run-1', 'published', {});
  expect(await desk.start({ kind: 'refresh', forced: false })).toEqual({ started: true, id: 'run-2' });
  expect(created).toEqual([
    { kind: 'full', forced: true },
    { kind: 'refresh', forced: false },
  ]);
});

test('starts one of eight concurrent requests', async () => {
  const starts = await Promise.all(Array.from({ length: 8 }, () => desk.start({ kind: 'full', forced: false })));
  expect(starts.filter(({ started }) => started)).toHaveLength(1);
  expect(starts.filter(({ started }) => !started)).toEqual(Array(7).fill({ started: false, why: 'busy', id: 'run-1' }));
  expect(created).toHaveLength(1);
});

test('D1 records a run only while no other one is active', async () => {
  const db = sqliteD1(memoryDatabase());
  await applyMigrations(db, readMigrations());
  const inD1 = d1SyncLog(db, () => 7);
  const begin = (id: string) => inD1.begin({ id, kind: 'full', forced: false });
  expect([await begin('a'), await begin('b'), await begin('a')]).toEqual([true, false, false]);
  await inD1.end('a', 'published', { version: 'x' });
  expect([await begin('a'), await begin('b')]).toEqual([false, true]);
  expect((await inD1.running()).map(({ id }) => id)).toEqual(['b']);
});

test('D1 records which run follows', async () => {
  const db = sqliteD1(memoryDatabase());
  await applyMigrations(db, readMigrations());
  const inD1 = d1SyncLog(db, () => 7);
  expect(await inD1.follow({ kind: 'full', forced: true })).toBe(false);
  await inD1.begin({ id: 'a', kind: 'refresh', forced: false });
  expect((await inD1.byId('a'))?.next).toBeNull();
  expect(await inD1.follow({ kind: 'refresh', forced: false })).toBe(true);
  expect((await inD1.byId('a'))?.next).toEqual({ kind: 'refresh', forced: false });
  await inD1.follow({ kind: 'full', forced: true });
  await inD1.follow({ kind: 'refresh', forced: false });
  expect((await inD1.byId('a'))?.next).toEqual({ kind: 'full', forced: true });
  expect(await inD1.byId('b')).toBeNull();
});

test('marks a run that was terminated externally as failed, and allows a new one', async () => {
  await desk.start({ kind: 'full', forced: false });
  statuses.set('run-1', 'terminated');
  expect(await desk.start({ kind: 'full', forced: false })).toMatchObject({ started: true, id: 'run-2' });
  expect((await desk.history()).map(({ id, state }) => [id, state])).toEqual([
    ['run-2', 'running'],
    ['run-1', 'failed'],
  ]);
});

test('waits five minutes for a run that the runtime does not know yet', async () => {
  await desk.start({ kind: 'full', forced: false });
  statuses.clear();
  time = 4 * 60_000;
  expect(await desk.start({ kind: 'full', forced: false })).toMatchObject({ why: 'busy' });
  time = 6 * 60_000;
  expect(await desk.start({ kind: 'full', forced: false })).toMatchObject({ started: true });
});

test('ends a run that reports nothing for 45 minutes, but not one that retries', async () => {
  await desk.start({ kind: 'full', forced: false });
  time = 40 * 60_000;
  await log.note('run-1', { message: 'Step "parts 3" failed and will be retried.' });
  time = 80 * 60_000;
  expect(await desk.start({ kind: 'full', forced: false })).toMatchObject({ why: 'busy' });
  time = 86 * 60_000;
  expect(await desk.start({ kind: 'full', forced: false })).toMatchObject({ started: true, id: 'run-2' });
  expect(statuses.get('run-1')).toBe('terminated');
  expect(log.runs.get('run-1')).toMatchObject({ state: 'failed', message: expect.stringContaining('45 minutes') });
});

test('starts one run after the active one, full and forced if any request was', async () => {
  const requests = [
    { kind: 'refresh', forced: false },
    { kind: 'full', forced: true },
    { kind: 'refresh', forced: false },
  ] as const;
  expect(await desk.startOrFollow({ kind: 'refresh', forced: false })).toBe('started');
  for (const request of requests) expect(await desk.startOrFollow(request)).toBe('follows');
  await desk.startNext('run-1');
  expect(created, 'the active run has not ended').toHaveLength(1);
  await log.end('run-1', 'published', {});
  await desk.startNext('run-1');
  expect(created.slice(1)).toEqual([{ kind: 'full', forced: true }]);
  await log.end('run-2', 'published', {});
  await desk.startNext('run-2');
  expect(created, 'nothing was requested during the second run').toHaveLength(2);
});

test('a request is not lost if the active run fails, is stopped, or another one starts first', async () => {
  const refreshed = { kind: 'refresh', forced: false } as const;
  await desk.startOrFollow(refreshed);
  await desk.startOrFollow(refreshed);
  statuses.set('run-1', 'errored');
  await desk.history();
  expect((await log.running()).map(({ id }) => id)).toEqual(['run-2']);

  await desk.startOrFollow({ kind: 'full', forced: false });
  expect(await desk.stop()).toBe('run-2');
  expect(created.at(-1)).toEqual({ kind: 'full', forced: false });

  await desk.startOrFollow(refreshed);
  await log.end('run-3', 'published', {});
  await desk.start({ kind: 'full', forced: false });
  await desk.startNext('run-3');
  expect(log.runs.get('run-4')?.next).toEqual(refreshed);
});

test('stops a run only on request', async () => {
  expect(await desk.stop()).toBeNull();
  await desk.start({ kind: 'full', forced: false });
  expect(await desk.stop()).toBe('run-1');
  expect(statuses.get('run-1')).toBe('terminated');
  expect(log.runs.get('run-1')).toMatchObject({ state: 'failed', message: 'It was stopped by hand.' });
  expect(await desk.stop()).toBeNull();
});

test('marks a run that cannot be created as failed', async () => {
  const broken = deskOf({
    ...workflow,
    create: async () => {
      throw new Error('The runtime is away.');
    },
  });
  await expect(broken.start({ kind: 'full', forced: false })).rejects.toThrow('away');
  expect(log.runs.get('run-1')?.state).toBe('failed');
});

test('starts nothing without a Workflow', async () => {
  expect(await deskOf(null).start({ kind: 'full', forced: false })).toMatchObject({ why: 'no-workflow' });
  expect(log.runs.size).toBe(0);
});

test('the nightly trigger reads everything; the other one refreshes only after a change', async () => {
  expect(await onSchedule(REFRESH_CRON, desk)).toBe('no-record');
  point(null);
  expect(await onSchedule(REFRESH_CRON, desk)).toBe('no-record');
  point('1');
  expect(await onSchedule(REFRESH_CRON, desk)).toBe('nothing changed');
  expect(log.runs.size).toBe(0);
  point('0');
  expect(await onSchedule(REFRESH_CRON, desk)).toBe('refresh');
  expect(await onSchedule(FULL_SYNC_CRON, desk)).toBe('follows');
  await log.end('run-1', 'published', {});
  expect(await onSchedule(FULL_SYNC_CRON, desk)).toBe('full');
});
