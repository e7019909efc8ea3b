import { describe, expect, test, vi } from 'vitest';
import { keptAnswers } from '../../../src/server/shared/kept-answers.ts';
import { type LocationCache, sharedStore } from '../../../src/server/shared/shared-store.ts';

const KEY = 'https://answers.invalid/a?~=C';

/** A location's cache as the platform's: by address, bodies read once. */
const location = () => {
  const held = new Map<string, Response>();
  const cache: LocationCache = {
    match: async (url) => held.get(url)?.clone(),
    put: async (url, response) => void held.set(url, response),
  };
  return { held, cache };
};

const site = (cacheControl: string, status = 200) => {
  const clock = { now: 0 };
  const background: Promise<unknown>[] = [];
  let made = 0;
  const place = location();
  const make = vi.fn(
    async () => new Response(`answer ${++made}`, { status, headers: { 'Cache-Control': cacheControl, ETag: 'W/"x"' } }),
  );
  const isolate = () =>
    keptAnswers(
      sharedStore(place.cache),
      make,
      (work) => void background.push(work),
      () => clock.now,
    );
  const ask = async (answers = first) => {
    const response = await answers(KEY);
    return [await response.text(), response.headers.get('Cache-Status')];
  };
  const first = isolate();
  return { clock, make, ask, isolate, place, settle: () => Promise.all(background) };
};

describe('an answer', () => {
  test('is made once while it is fresh, and again afterwards', async () => {
    const { clock, ask } = site('public, max-age=60');
    expect(await ask()).toEqual(['answer 1', 'answers; fwd=miss; stored']);
    clock.now = 59_999;
    expect(await ask()).toEqual(['answer 1', 'answers; hit']);
    clock.now = 60_000;
    expect(await ask()).toEqual(['answer 2', 'answers; fwd=miss; stored']);
  });

  test('that may be stale is used while a new one is made', async () => {
    const { clock, ask, settle } = site('public, max-age=60, stale-while-revalidate=100');
    await ask();
    clock.now = 159_999;
    expect(await ask()).toEqual(['answer 1', 'answers; hit; stale']);
    await settle();
    expect(await ask()).toEqual(['answer 2', 'answers; hit']);
    clock.now += 160_000;
    expect(await ask()).toEqual(['answer 3', 'answers; fwd=miss; stored']);
  });

  test('is found by other isolates of the location, with its age and all its headers', async () => {
    const { clock, ask, isolate, settle } = site('public, max-age=60');
    await ask();
    await settle();
    clock.now = 30_000;
    const other = isolate();
    expect(await ask(other)).toEqual(['answer 1', 'answers; hit']);
    clock.now = 60_001;
    expect(await ask(other)).toEqual(['answer 2', 'answers; fwd=miss; stored']);
    expect((await isolate()(KEY)).headers.get('ETag')).toBe('W/"x"');
  });

  test.each([
    ['no-store', 200],
    ['no-store', 503],
    ['no-store', 404],
  ])('that says %s with status %i is kept nowhere', async (cacheControl, status) => {
    const { ask, place, make } = site(cacheControl, status);
    await ask();
    await ask();
    expect(make).toHaveBeenCalledTimes(2);
    expect(place.held.size).toBe(0);
  });
});

test('a location that fails or hangs is passed by', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const match of [() => Promise.reject(new Error('away')), () => new Promise<undefined>(() => undefined)]) {
    const cache: LocationCache = { match, put: () => Promise.reject(new Error('away')) };
    const make = async () => new Response('made', { headers: { 'Cache-Control': 'public, max-age=60' } });
    const answers = keptAnswers(
      sharedStore(cache),
      make,
      (work) => void work,
      () => 0,
    );
    const asked = answers(KEY);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await (await asked).text()).toBe('made');
    expect(await (await answers(KEY)).text()).toBe('made');
  }
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('memory holds what was asked for last, and large answers are left to the location', async () => {
  const store = sharedStore(null);
  const put = (key: string, size: number) =>
    store.put(key, { body: new Uint8Array(size), headers: new Headers(), madeAt: 0 }, 60, () => undefined);
  put('large', 600 * 1024);
  expect(await store.get('large')).toBeNull();
  for (let at = 0; at < 30; at++) put(`page ${at}`, 500 * 1024);
  expect(await store.get('page 0')).toBeNull();
  expect(await store.get('page 29')).not.toBeNull();
});
