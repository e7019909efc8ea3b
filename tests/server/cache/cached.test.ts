import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Cached, createCache } from '../../../src/server/cache/cached.ts';
import { type FakeKv, fakeKv } from '../../support/fake-kv.ts';

const policy = { memory: 60, fresh: 600, stale: 6000 };
const parse = (stored: unknown): string => {
  if (typeof stored !== 'string') throw new Error('not a text');
  return stored;
};

let kv: FakeKv;
let time: number;
let background: Promise<unknown>[];
const now = (): number => time;
const waitUntil = (work: Promise<unknown>): void => void background.push(work);
const settle = () => Promise.all(background);
const cached = (load: () => Promise<string>): Cached<string> => ({ key: 'k', policy, load, parse });

beforeEach(() => {
  kv = fakeKv();
  time = 1_000_000;
  background = [];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => vi.restoreAllMocks());

test('a value is fetched once, then comes from memory', async () => {
  const cache = createCache({ kv, now, waitUntil });
  const load = vi.fn(async () => 'fetched');
  expect(await cache(cached(load))).toBe('fetched');
  time += 59_000;
  expect(await cache(cached(load))).toBe('fetched');
  expect(load).toHaveBeenCalledTimes(1);
  expect(kv.calls.get).toBe(1);
});

test('another isolate finds it in KV', async () => {
  await createCache({ kv, now, waitUntil })(cached(async () => 'fetched'));
  await settle();
  const load = vi.fn(async () => 'again');
  expect(await createCache({ kv, now, waitUntil })(cached(load))).toBe('fetched');
  expect(load).not.toHaveBeenCalled();
});

test('a stale value is served at once and renewed behind the answer', async () => {
  await createCache({ kv, now, waitUntil })(cached(async () => 'old'));
  await settle();
  time += 700_000;
  const cache = createCache({ kv, now, waitUntil });
  expect(await cache(cached(async () => 'new'))).toBe('old');
  await settle();
  expect(await cache(cached(async () => 'never'))).toBe('new');
});

test('a value that is too old is not served', async () => {
  await createCache({ kv, now, waitUntil })(cached(async () => 'old'));
  await settle();
  time += 6_700_000;
  expect(await createCache({ kv, now, waitUntil })(cached(async () => 'new'))).toBe('new');
});

test('requests at the same time share one fetch', async () => {
  const cache = createCache({ kv, now, waitUntil });
  const load = vi.fn(async () => 'fetched');
  expect(await Promise.all([cache(cached(load)), cache(cached(load)), cache(cached(load))])).toEqual(
    Array(3).fill('fetched'),
  );
  expect(load).toHaveBeenCalledTimes(1);
});

test('an error is told and not stored', async () => {
  const cache = createCache({ kv, now, waitUntil });
  await expect(cache(cached(() => Promise.reject(new Error('away'))))).rejects.toThrow('away');
  expect(await cache(cached(async () => 'fetched'))).toBe('fetched');
});

test('a backend that is away leaves the stale value in use', async () => {
  await createCache({ kv, now, waitUntil })(cached(async () => 'old'));
  await settle();
  time += 700_000;
  const cache = createCache({ kv, now, waitUntil });
  expect(await cache(cached(() => Promise.reject(new Error('away'))))).toBe('old');
  await settle();
  time += 120_000;
  expect(await cache(cached(() => Promise.reject(new Error('away'))))).toBe('old');
});

test('a KV that is down is passed by', async () => {
  kv.isDown = true;
  const cache = createCache({ kv, now, waitUntil });
  expect(await cache(cached(async () => 'fetched'))).toBe('fetched');
  await settle();
});

test('a stored value that does not parse counts as none', async () => {
  kv.values.set('k', JSON.stringify({ at: time, value: 5 }));
  expect(await createCache({ kv, now, waitUntil })(cached(async () => 'fetched'))).toBe('fetched');
  kv.values.set('k', '{broken');
  expect(await createCache({ kv, now, waitUntil })(cached(async () => 'fetched'))).toBe('fetched');
});

test('a fetch that never ends blocks its key for ten seconds only', async () => {
  const cache = createCache({ kv, now, waitUntil });
  void cache(cached(() => new Promise(() => undefined)));
  time += 11_000;
  expect(await cache(cached(async () => 'fetched'))).toBe('fetched');
});

const keeping = { memory: 10, fresh: 10, stale: 15, keep: 10_000, rewrite: 600 };
const kept = (load: () => Promise<string>): Cached<string> => ({ ...cached(load), policy: keeping, patience: 30 });

test('a value past its time waits for a new one, and is used if the source fails or is slow', async () => {
  const cache = createCache({ kv, now, waitUntil });
  await cache(kept(async () => 'old'));
  time += 30_000;
  expect(await cache(kept(async () => 'new'))).toBe('new');
  time += 30_000;
  expect(await cache(kept(() => Promise.reject(new Error('away'))))).toBe('new');
  time += 30_000;
  let arrive: (value: string) => void = () => undefined;
  expect(await cache(kept(() => new Promise((resolve) => (arrive = resolve))))).toBe('new');
  arrive('late');
  await settle();
  expect(await cache(kept(async () => 'never'))).toBe('late');
});

test('past the time it is kept for it is not used', async () => {
  const cache = createCache({ kv, now, waitUntil });
  await cache(kept(async () => 'old'));
  time += 10_100_000;
  await expect(cache(kept(() => Promise.reject(new Error('away'))))).rejects.toThrow('away');
});

test('an unchanged value is written to KV again only now and then, and still counts as new', async () => {
  const cache = createCache({ kv, now, waitUntil });
  const load = vi.fn(async () => 'same');
  await cache(kept(load));
  time += 30_000;
  await cache(kept(load));
  expect(kv.calls.put).toBe(1);
  time += 12_000;
  expect(await cache(kept(load))).toBe('same');
  await settle();
  expect(load).toHaveBeenCalledTimes(3);
  time += 600_000;
  await cache(kept(load));
  expect(kv.calls.put).toBe(2);
});
