import { reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
import { embeddedBackend } from '../../src/server/backend/embedded/embedded.ts';
import { cachedBackend } from '../../src/server/cache/cached-backend.ts';
import { backgroundWork } from '../support/services/background-work.ts';
import { insertSmallData, PART } from './small-data.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const KEY = 'cache/v1/backend/modifiers/brand';

let time: number;
let log: Mock;
const { waitUntil, settle } = backgroundWork();

/** One isolate: separate memory over the shared KV and D1. */
const isolate = () => {
  const direct = embeddedBackend(env.DB);
  const modifiers = vi.fn(direct.modifiers);
  const cached = cachedBackend({ ...direct, modifiers }, { kv: env.CACHE, now: () => time, waitUntil });
  return {
    ...cached,
    brands: async () => (await cached.modifiers('brand')).map(({ label }) => label),
    read: modifiers,
  };
};

const nameBrand = (label: string) =>
  env.DB.prepare("INSERT OR REPLACE INTO modifiers VALUES (50, 'brand', 'b', ?, NULL, 0, 0)").bind(label).run();

beforeEach(async () => {
  time = Date.now();
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await insertSmallData();
  await nameBrand('First');
});

afterEach(async () => {
  await settle();
  vi.restoreAllMocks();
  await reset();
});

test('an isolate reads from KV what another one cached', async () => {
  expect(await isolate().brands()).toEqual(['First']);
  await settle();
  const other = isolate();
  expect(await other.brands()).toEqual(['First']);
  expect(other.read).not.toHaveBeenCalled();
});

test('serves a stale value immediately and revalidates it in the background, for this isolate and the next', async () => {
  const here = isolate();
  await here.brands();
  await settle();
  await nameBrand('Second');
  time += 2 * HOUR;
  expect(await here.brands()).toEqual(['First']);
  await settle();
  expect(here.read).toHaveBeenCalledTimes(2);
  time += 2 * MINUTE;
  expect(await here.brands()).toEqual(['Second']);
  expect(await isolate().brands()).toEqual(['Second']);
  expect(here.read).toHaveBeenCalledTimes(2);
});

test('serves a stale value while the backend is unavailable, and logs the outage', async () => {
  const here = isolate();
  await here.brands();
  await settle();
  await env.DB.prepare('ALTER TABLE modifiers RENAME TO modifiers_away').run();
  time += 2 * HOUR;
  expect(await here.brands()).toEqual(['First']);
  await settle();
  expect(log).toHaveBeenCalled();
  time += 2 * MINUTE;
  expect(await here.brands()).toEqual(['First']);
});

test('reads a value beyond its maximum age again before it responds', async () => {
  await isolate().brands();
  await settle();
  await nameBrand('Second');
  time += 8 * DAY;
  expect(await isolate().brands()).toEqual(['Second']);
});

test('validates values from KV, and replaces invalid ones', async () => {
  for (const damaged of ['no JSON', '{"at":1}', `{"at":${time},"value":[{"key":1}]}`]) {
    await env.CACHE.put(KEY, damaged);
    expect(await isolate().brands(), damaged).toEqual(['First']);
    await settle();
    expect(JSON.parse((await env.CACHE.get(KEY, 'text')) ?? '')).toMatchObject({ at: time });
  }
});

test('never caches stock and prices', async () => {
  const here = isolate();
  expect(await here.productStock(PART.usual)).toBe(1284);
  await env.DB.prepare('UPDATE parts SET stock = 7 WHERE stock = 1284').run();
  expect(await here.productStock(PART.usual)).toBe(7);
  expect((await env.CACHE.list()).keys).toEqual([]);
});
