import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSnapshot } from '../../../src/domain/shop/catalog/snapshot/read-snapshot.ts';
import { readPointer, readSnapshotBytes } from '../../../src/server/catalog/publish.ts';
import { fullSync, type SyncOutcome } from '../../../src/server/sync/full-sync.ts';
import type { NaiveCatalog } from '../../support/catalog/naive-catalog.ts';
import { randomCatalog } from '../../support/catalog/random-catalog.ts';
import { SMALL_CATALOG } from '../../support/catalog/small-catalog.ts';
import { snapshotOf } from '../../support/catalog/snapshot-of.ts';
import { fakeKv } from '../../support/services/fake-kv.ts';
import {
  Interruption,
  interrupter,
  interruptible,
  keptSteps,
  keysOfRuns,
  listBackend,
  memoryLog,
  noPause,
} from '../../support/services/fake-sync.ts';

/** Returns the snapshot as built in one pass. */
const builtAtOnce = (catalog: NaiveCatalog): Uint8Array =>
  snapshotOf({ ...catalog, parts: catalog.parts.toSorted((a, b) => a.id - b.id) });

/** A synchronization that restarts in another isolate after each interruption. */
const desk = (catalog: NaiveCatalog, pageSize = 3) => {
  const cut = interrupter();
  const kv = fakeKv();
  const log = memoryLog();
  let time = 0;
  // Every read of the clock is a minute later, so that each page is a separate step.
  const now = (): number => (time += 60_000);
  const sync = async (id = 'run', forced = false, given = catalog): Promise<SyncOutcome> => {
    await log.begin({ id, kind: 'full', forced });
    const steps = keptSteps(cut);
    const around = {
      steps,
      backend: interruptible(listBackend(given, pageSize), cut),
      kv: interruptible(kv, cut),
      log: interruptible(log, cut),
      now,
      pause: noPause,
    };
    for (;;) {
      try {
        return await fullSync({ id, forced }, around);
      } catch (error) {
        if (!(error instanceof Interruption)) throw error;
      }
    }
  };
  const current = async (): Promise<Uint8Array | null> => {
    const pointer = await readPointer(kv);
    return pointer && readSnapshotBytes(kv, pointer.version);
  };
  return { cut, kv, log, sync, current };
};

test('reads the parts page by page, packs them, and publishes the same bytes as a build in one pass', async () => {
  const { kv, log, sync, current } = desk(SMALL_CATALOG);
  expect(await sync()).toEqual({ state: 'published', message: 'Published 20 parts.' });
  expect(await current()).toEqual(builtAtOnce(SMALL_CATALOG));
  expect(await readPointer(kv)).toMatchObject({ parts: 20, cursor: '0', older: [] });
  expect(log.runs.get('run')).toMatchObject({ state: 'published', expected: 20, rowsRead: 20, parts: 20, leftOut: 0 });
  expect(keysOfRuns(kv)).toEqual([]);
});

test('interrupted before or after any call, continues and ends with the same bytes', async () => {
  const whole = desk(SMALL_CATALOG);
  await whole.sync();
  const bytes = await whole.current();
  const { calls } = whole.cut;
  expect(calls).toBeGreaterThan(40);
  for (let endsAt = 1; endsAt <= calls; endsAt++) {
    for (const isAfter of [false, true]) {
      const tried = desk(SMALL_CATALOG);
      Object.assign(tried.cut, { endsAt, isAfter });
      expect((await tried.sync()).state).toBe('published');
      expect(tried.cut.calls).toBeGreaterThan(endsAt - Number(isAfter));
      expect(await tried.current()).toEqual(bytes);
      expect(keysOfRuns(tried.kv)).toEqual([]);
    }
  }
});

test('does so for any catalog, page size and pair of interruptions', async () => {
  await fc.assert(
    fc.asyncProperty(
      randomCatalog,
      fc.integer({ min: 1, max: 40 }),
      fc.nat(200),
      fc.nat(200),
      fc.boolean(),
      async (catalog, pageSize, first, second, isAfter) => {
        fc.pre(catalog.parts.length > 0);
        const { cut, sync, current } = desk(catalog, pageSize);
        const { through } = cut;
        Object.assign(cut, { endsAt: first, isAfter });
        cut.through = (call) => {
          if (cut.calls > first) cut.endsAt = second;
          return through(call);
        };
        expect((await sync()).state).toBe('published');
        expect(await current()).toEqual(builtAtOnce(catalog));
      },
    ),
    { numRuns: 60 },
  );
});

test('rejects a tenth of a catalog and keeps the current one, unless forced', async () => {
  const { kv, log, sync, current } = desk(SMALL_CATALOG);
  await sync('first');
  const before = await readPointer(kv);
  const small = { ...SMALL_CATALOG, parts: SMALL_CATALOG.parts.slice(0, 15) };
  expect(await sync('second', false, small)).toEqual({
    state: 'refused',
    message: 'The new catalog has 15 parts, 25% fewer than the current one with 20.',
  });
  expect(await readPointer(kv)).toEqual(before);
  expect(log.runs.get('second')).toMatchObject({ state: 'refused', parts: 15, version: null });
  expect(keysOfRuns(kv)).toEqual([]);
  expect((await sync('third', true, small)).state).toBe('published');
  expect(readSnapshot((await current()) ?? new Uint8Array()).counts.parts).toBe(15);
});

test('KV contains the last three versions after five synchronizations', async () => {
  const { kv, sync } = desk(SMALL_CATALOG);
  for (const count of [16, 17, 18, 19, 20]) {
    await sync(`run-${count}`, false, { ...SMALL_CATALOG, parts: SMALL_CATALOG.parts.slice(0, count) });
  }
  const pointer = await readPointer(kv);
  const held = [...kv.values.keys()].filter((key) => key !== 'catalog/current').sort();
  expect(held).toEqual([pointer?.version, ...(pointer?.older ?? [])].map((version) => `catalog/${version}`).sort());
  expect(held).toHaveLength(3);
});
