import { expect, test, vi } from 'vitest';
import type { Backend } from '../../../src/server/backend/port.ts';
import { cachedBackend } from '../../../src/server/cache/cached-backend.ts';
import { fakeKv } from '../../support/services/fake-kv.ts';

const backend = () => ({
  modifiers: vi.fn(async (type: string) => [{ key: type, label: type }]),
  comparisons: vi.fn(async (id: number) => [{ id, comparison_link: '/', comparison_text: '' }]),
  productStock: vi.fn(async () => 5),
  partsWithoutCompound: vi.fn(async () => [
    { name: 'A-1', size: { code: '1', standard: 'metric', idMm: 10, csMm: 2 }, onHand: 3 },
    { name: 'A-2', size: null, onHand: 0 },
  ]),
});

test('reads products without a compound once, and unchanged from KV', async () => {
  const source = backend();
  const kv = fakeKv();
  const read = await cachedBackend(source as unknown as Backend, { kv, now: () => 0 }).partsWithoutCompound();
  expect(await cachedBackend(source as unknown as Backend, { kv, now: () => 0 }).partsWithoutCompound()).toEqual(read);
  expect(read).toHaveLength(2);
  expect(source.partsWithoutCompound).toHaveBeenCalledTimes(1);
});

test('caches lists by type and compound, and reads stock every time', async () => {
  const source = backend();
  const cached = cachedBackend(source as unknown as Backend, { kv: fakeKv(), now: () => 0 });
  expect(await cached.modifiers('color')).toEqual([{ key: 'color', label: 'color' }]);
  expect(await cached.modifiers('cure')).toEqual([{ key: 'cure', label: 'cure' }]);
  await cached.modifiers('color');
  expect(source.modifiers).toHaveBeenCalledTimes(2);
  expect((await cached.comparisons(1))[0]?.id).toBe(1);
  expect((await cached.comparisons(2))[0]?.id).toBe(2);
  await cached.productStock(1);
  await cached.productStock(1);
  expect(source.productStock).toHaveBeenCalledTimes(2);
});

test('ignores an empty list of options or sizes and keeps the last good one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let rows = [{ key: 'black', label: 'Black' }];
  let time = 0;
  const source = { modifiers: async () => rows };
  const cached = cachedBackend(source as unknown as Backend, { kv: fakeKv(), now: () => time });
  await cached.modifiers('color');
  rows = [];
  time += 10 * 24 * 3_600_000;
  expect(await cached.modifiers('color')).toEqual([{ key: 'black', label: 'Black' }]);
  vi.restoreAllMocks();
});

test('caches a list that was always empty for one minute', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let rows: { key: string; label: string }[] = [];
  let time = 0;
  const source = { modifiers: vi.fn(async () => rows), metricSizes: vi.fn(async () => []) };
  const cached = cachedBackend(source as unknown as Backend, { kv: fakeKv(), now: () => time });
  for (let visitor = 0; visitor < 3; visitor++) {
    expect(await cached.modifiers('conductivity')).toEqual([]);
    expect(await cached.metricSizes()).toEqual([]);
  }
  expect([source.modifiers.mock.calls.length, source.metricSizes.mock.calls.length]).toEqual([1, 1]);
  rows = [{ key: 'esd', label: 'ESD' }];
  time += 60_000;
  expect(await cached.modifiers('conductivity')).toEqual(rows);
  vi.restoreAllMocks();
});
