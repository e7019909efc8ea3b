import { expect, test } from 'vitest';
import { usdE5 } from '../../../src/domain/kit/units.ts';
import { openCatalog } from '../../../src/domain/shop/catalog/index/open-catalog.ts';
import type { PartValues } from '../../../src/domain/shop/catalog/model.ts';
import { partById } from '../../../src/domain/shop/catalog/rows/parts.ts';
import { readPointer, readSnapshotBytes } from '../../../src/server/catalog/publish.ts';
import { fullSync } from '../../../src/server/sync/full-sync.ts';
import { refresh } from '../../../src/server/sync/refresh.ts';
import { SMALL_CATALOG } from '../../support/catalog/small-catalog.ts';
import { fakeKv } from '../../support/services/fake-kv.ts';
import {
  Interruption,
  interrupter,
  interruptible,
  keptSteps,
  listBackend,
  memoryLog,
  noPause,
} from '../../support/services/fake-sync.ts';

const FK7502_214 = 107;
const CHANGES: readonly PartValues[] = [
  { id: FK7502_214, priceE5: usdE5(99_000), onHand: 12, vendorQuantity: 0 },
  { id: 999_999, priceE5: usdE5(1), onHand: 1, vendorQuantity: 1 },
];

/** Publishes the small catalog before any change. */
const published = async () => {
  const kv = fakeKv();
  const log = memoryLog();
  const cut = interrupter();
  const around = { kv, log, now: () => 0, pause: noPause };
  await fullSync(
    { id: 'full', forced: false },
    { ...around, steps: keptSteps(cut), backend: listBackend(SMALL_CATALOG, 100) },
  );
  cut.calls = 0;
  const run = async (id: string, changes = CHANGES) => {
    await log.begin({ id, kind: 'refresh', forced: false });
    const steps = keptSteps(cut);
    for (;;) {
      try {
        const backend = interruptible(listBackend(SMALL_CATALOG, 100, changes), cut);
        return await refresh(
          { id, forced: false },
          { ...around, kv: interruptible(kv, cut), log: interruptible(log, cut), steps, backend },
        );
      } catch (error) {
        if (!(error instanceof Interruption)) throw error;
      }
    }
  };
  const current = async () => {
    const pointer = await readPointer(kv);
    return openCatalog((pointer && (await readSnapshotBytes(kv, pointer.version))) ?? new Uint8Array());
  };
  return { kv, log, cut, run, current };
};

test('publishes price and stock of changed parts as a new version with the next cursor', async () => {
  const { kv, log, run, current } = await published();
  const before = await readPointer(kv);
  expect(await run('refresh')).toMatchObject({ state: 'published' });
  const catalog = await current();
  expect(partById(catalog, FK7502_214)).toMatchObject({ priceE5: 99_000, onHand: 12, vendorQuantity: 0 });
  expect(catalog.parts).toBe(20);
  expect(await readPointer(kv)).toMatchObject({ cursor: '2', older: [before?.version] });
  expect(log.runs.get('refresh')).toMatchObject({ state: 'published', rowsRead: 2, leftOut: 1 });
});

test('changes without effect keep the version and advance the cursor', async () => {
  const { kv, run, current } = await published();
  const { version } = await current();
  const part = SMALL_CATALOG.parts[0];
  expect(await run('same', part ? [part] : [])).toMatchObject({ state: 'unchanged' });
  expect(await readPointer(kv)).toMatchObject({ version, cursor: '1', older: [] });
});

test('interrupted before or after any call, ends with the same catalog', async () => {
  const whole = await published();
  await whole.run('refresh');
  const { version } = await whole.current();
  expect(whole.cut.calls).toBeGreaterThan(10);
  for (let endsAt = 1; endsAt <= whole.cut.calls; endsAt++) {
    for (const isAfter of [false, true]) {
      const tried = await published();
      Object.assign(tried.cut, { endsAt, isAfter });
      await tried.run('refresh');
      expect((await tried.current()).version).toBe(version);
      expect(await readPointer(tried.kv)).toMatchObject({ cursor: '2' });
    }
  }
});

test('continues as a full run when too many parts changed', async () => {
  const { log, run, current } = await published();
  const many = Array.from({ length: 50_001 }, (_, at) => ({ id: at, priceE5: usdE5(1), onHand: 0, vendorQuantity: 0 }));
  expect(await run('refresh', many)).toMatchObject({ state: 'published', message: 'Published 20 parts.' });
  expect((await current()).parts).toBe(20);
  expect(log.runs.get('refresh')).toMatchObject({ kind: 'refresh', state: 'published', rowsRead: 20 });
});

test('publishes nothing without a record of changes', async () => {
  const { kv, run } = await published();
  const pointer = await readPointer(kv);
  kv.values.set('catalog/current', JSON.stringify({ ...pointer, cursor: null }));
  expect(await run('refresh')).toMatchObject({ state: 'unchanged' });
  expect(await readPointer(kv)).toEqual({ ...pointer, cursor: null });
});

test('does not patch an earlier pointer that KV still returns: the newer catalog stays', async () => {
  const { kv, log, run } = await published();
  const earlier = kv.values.get('catalog/current') as string;
  await run('first');
  const newest = kv.values.get('catalog/current') as string;
  const entry = log.runs.get('first');
  if (entry) log.runs.set('first', { ...entry, startedAt: 1 });
  kv.values.set('catalog/current', earlier);
  await expect(run('second')).rejects.toThrow('KV does not show the newest catalog yet.');
  expect(kv.values.get('catalog/current')).toBe(earlier);
  kv.values.set('catalog/current', newest);
  expect(await run('third')).toMatchObject({ state: expect.stringMatching(/published|unchanged/) });
});
