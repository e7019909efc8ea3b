import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Cached, type CacheOutcome, createCache, storedKey } from '../../../src/server/cache/cached.ts';
import { type FakeKv, fakeKv } from '../../support/services/fake-kv.ts';

const policy = { version: 1, memory: 60, fresh: 600, stale: 6000 };
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

test('fetches a value once, then returns it from memory', async () => {
  const cache = createCache({ kv, now, waitUntil, random: () => 0 });
  const load = vi.fn(async () => 'fetched');
  expect(await cache(cached(load))).toBe('fetched');
  time += 59_000;
  expect(await cache(cached(load))).toBe('fetched');
  expect(load).toHaveBeenCalledTimes(1);
  expect(kv.calls.get).toBe(1);
});

test('another isolate reads it from KV', async () => {
  await createCache({ kv, now, waitUntil, random: () => 0 })(cached(async () => 'fetched'));
  await settle();
  const load = vi.fn(async () => 'again');
  expect(await createCache({ kv, now, waitUntil, random: () => 0 })(cached(load))).toBe('fetched');
  expect(load).not.toHaveBeenCalled();
});

test('serves a stale value immediately and revalidates it in the background', async () => {
  await createCache({ kv, now, waitUntil, random: () => 0 })(cached(async () => 'old'));
  await settle();
  time += 700_000;
  const cache = createCache({ kv, now, waitUntil, random: () => 0 });
  expect(await cache(cached(async () => 'new'))).toBe('old');
  await settle();
  expect(await cache(cached(async () => 'never'))).toBe('new');
});

test('does not serve a value that is too old', async () => {
  await createCache({ kv, now, waitUntil, random: () => 0 })(cached(async () => 'old'));
  await settle();
  time += 6_700_000;
  expect(await createCache({ kv, now, waitUntil, random: () => 0 })(cached(async () => 'new'))).toBe('new');
});

test('concurrent requests share one fetch', async () => {
  const cache = createCache({ kv, now, waitUntil, random: () => 0 });
  const load = vi.fn(async () => 'fetched');
  expect(await Promise.all([cache(cached(load)), cache(cached(load)), cache(cached(load))])).toEqual(
    Array(3).fill('fetched'),
  );
  expect(load).toHaveBeenCalledTimes(1);
});

test('reports an error without storing it', async () => {
  const cache = createCache({ kv, now, waitUntil, random: () => 0 });
  await expect(cache(cached(() => Promise.reject(new Error('away'))))).rejects.toThrow('away');
  expect(await cache(cached(async () => 'fetched'))).toBe('fetched');
});

test('keeps the stale value in use while the backend is unavailable', async () => {
  await createCache({ kv, now, waitUntil, random: () => 0 })(cached(async () => 'old'));
  await settle();
  time += 700_000;
  const cache = createCache({ kv, now, waitUntil, random: () => 0 });
  expect(await cache(cached(() => Promise.reject(new Error('away'))))).toBe('old');
  await settle();
  time += 120_000;
  expect(await cache(cached(() => Promise.reject(new Error('away'))))).toBe('old');
});

test('bypasses KV while it is unavailable', async () => {
  kv.isDown = true;
  const cache = createCache({ kv, now, waitUntil, random: () => 0 });
  expect(await cache(cached(async () => 'fetched'))).toBe('fetched');
  await settle();
});

test('ignores a stored value that does not parse', async () => {
  kv.values.set(storedKey(cached(async () => '')), JSON.stringify({ at: time, value: 5 }));
  expect(await createCache({ kv, now, waitUntil, random: () => 0 })(cached(async () => 'fetched'))).toBe('fetched');
  kv.values.set(storedKey(cached(async () => '')), '{broken');
  expect(await createCache({ kv, now, waitUntil, random: () => 0 })(cached(async () => 'fetched'))).toBe('fetched');
});

test('a fetch that never completes blocks its key for only ten seconds', async () => {
  const cache = createCache({ kv, now, waitUntil, random: () => 0 });
  void cache(cached(() => new Promise(() => undefined)));
  time += 11_000;
  expect(await cache(cached(async () => 'fetched'))).toBe('fetched');
});

const keeping = { version: 1, memory: 10, fresh: 10, stale: 15, keep: 10_000, rewrite: 600 };
const kept = (load: () => Promise<string>): Cached<string> => ({ ...cached(load), policy: keeping, patience: 30 });

test('waits for a new value when one has expired, and falls back to it if the source fails or is slow', async () => {
  const cache = createCache({ kv, now, waitUntil, random: () => 0 });
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

test('does not use a value beyond its retention time', async () => {
  const cache = createCache({ kv, now, waitUntil, random: () => 0 });
  await cache(kept(async () => 'old'));
  time += 10_100_000;
  await expect(cache(kept(() => Promise.reject(new Error('away'))))).rejects.toThrow('away');
});

test('writes an unchanged value to KV only occasionally, and still treats it as fresh', async () => {
  const cache = createCache({ kv, now, waitUntil, random: () => 0 });
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

test('ignores a value of another version', async () => {
  await createCache({ kv, now, waitUntil })(cached(async () => 'first shape'));
  await settle();
  const next = { ...cached(async () => 'second shape'), policy: { ...policy, version: 2 } };
  expect(await createCache({ kv, now, waitUntil })(next)).toBe('second shape');
});

test('jitter shortens the time in memory by up to a tenth, never extends it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.double({ min: 0, max: 0.999, noNaN: true }), async (random) => {
      const outcomes: CacheOutcome[] = [];
      const observed = createCache({
        kv: fakeKv(),
        now,
        waitUntil,
        random: () => random,
        onRead: (outcome) => outcomes.push(outcome),
      });
      await observed(cached(async () => 'x'));
      time += 53_999;
      await observed(cached(async () => 'x'));
      time += 6001;
      await observed(cached(async () => 'x'));
      expect(outcomes).toEqual(['fetched', 'memory', 'KV']);
    }),
    { numRuns: 30 },
  );
});

test('jitter shortens the age limit of a KV value by up to a tenth, never extends it', async () => {
  for (const random of [0, 0.5, 0.999]) {
    kv = fakeKv();
    await createCache({ kv, now, waitUntil })(cached(async () => 'old'));
    await settle();
    const readAt = async (seconds: number): Promise<number> => {
      const load = vi.fn(async () => 'new');
      time += seconds * 1000;
      await createCache({ kv: { ...kv, put: async () => undefined }, now, waitUntil, random: () => random })(
        cached(load),
      );
      time -= seconds * 1000;
      return load.mock.calls.length;
    };
    expect(await readAt(539)).toBe(0);
    expect(await readAt(601)).toBe(1);
  }
});

test('memory is bounded: reads the least recently used value from KV again', async () => {
  const outcomes: CacheOutcome[] = [];
  const cache = createCache({ kv, now, waitUntil, memoryLimit: 300, onRead: (outcome) => outcomes.push(outcome) });
  const big = (key: string): Cached<string> => ({ ...cached(async () => 'x'.repeat(100)), key });
  await cache(big('a'));
  await cache(big('b'));
  await settle();
  await cache(big('a'));
  await cache(big('c'));
  await settle();
  outcomes.length = 0;
  await cache(big('a'));
  await cache(big('b'));
  expect(outcomes).toEqual(['memory', 'KV']);
});

test('for any interleaving of calls, failures and time, runs one fetch at a time and never returns an earlier error', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ callers: fc.integer({ min: 1, max: 5 }), fails: fc.boolean(), wait: fc.nat(9_000_000) })),
      async (steps) => {
        kv = fakeKv();
        const cache = createCache({ kv, now, waitUntil });
        let running = 0;
        let loaded = 0;
        for (const { callers, fails, wait } of steps) {
          const load = async (): Promise<string> => {
            running += 1;
            expect(running).toBe(1);
            await Promise.resolve();
            running -= 1;
            if (fails) throw new Error('away');
            loaded += 1;
            return `value ${loaded}`;
          };
          const answers = await Promise.allSettled(Array.from({ length: callers }, () => cache(cached(load))));
          await Promise.allSettled(background);
          for (const answer of answers) {
            if (answer.status === 'fulfilled') expect(answer.value).toMatch(/^value \d+$/);
            else expect(fails).toBe(true);
          }
          for (const text of kv.values.values()) expect(JSON.parse(String(text)).value).toMatch(/^value \d+$/);
          time += wait;
        }
      },
    ),
    { numRuns: 100 },
  );
});

test('refetches a value from before a change in every isolate, and keeps one from after it', async () => {
  const cache = createCache({ kv, now, waitUntil, random: () => 0 });
  const other = createCache({ kv, now, waitUntil, random: () => 0 });
  let version = 'old';
  const load = vi.fn(async () => version);
  const read = (from: typeof cache, changedAt: number) => from({ ...cached(load), changedAt });
  expect([await read(cache, 0), await read(other, 0)]).toEqual(['old', 'old']);
  time += 1000;
  version = 'new';
  const changedAt = time;
  time += 1000;
  expect([await read(cache, changedAt), await read(other, changedAt)]).toEqual(['new', 'new']);
  await settle();
  const calls = load.mock.calls.length;
  expect([await read(cache, changedAt), await read(other, changedAt)]).toEqual(['new', 'new']);
  expect(await read(createCache({ kv, now, waitUntil, random: () => 0 }), changedAt)).toBe('new');
  expect(load).toHaveBeenCalledTimes(calls);
});

test('treats a value whose fetch began before the change as older than the change', async () => {
  const cache = createCache({ kv, now, waitUntil, random: () => 0 });
  const slow = async () => {
    time += 5000;
    return 'old';
  };
  await cache(cached(slow));
  await settle();
  expect(await cache({ ...cached(async () => 'new'), changedAt: time - 1000 })).toBe('new');
});

test('uses the last good value while the source fails after a change, and pauses requests to the source', async () => {
  const kept = { ...policy, keep: 60_000 };
  const cache = createCache({ kv, now, waitUntil, random: () => 0 });
  await cache({ ...cached(async () => 'old'), policy: kept });
  time += 1000;
  const changed = { policy: kept, changedAt: time };
  const load = vi.fn(async () => Promise.reject(new Error('away')));
  for (let read = 0; read < 5; read++) expect(await cache({ ...cached(load), ...changed })).toBe('old');
  expect(load).toHaveBeenCalledTimes(1);
});
