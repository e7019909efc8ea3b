import { gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { keptAnswers } from '../../../src/server/shared/kept-answers.ts';
import { takesPacked } from '../../../src/server/shared/packed.ts';
import { type LocationCache, sharedStore } from '../../../src/server/shared/shared-store.ts';

const KEY = 'https://answers.invalid/a?~=C';

/** A cache of one location like the platform's: keyed by URL, with bodies that are read once. */
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
    async () =>
      new Response(`answer ${++made}`, {
        status,
        headers: { 'Cache-Control': cacheControl, ETag: 'W/"x"', 'Content-Type': 'text/html' },
      }),
  );
  const isolate = () => {
    const kept = keptAnswers(sharedStore(place.cache), () => clock.now);
    return (key: string) => kept(key, { make, waitUntil: (work) => void background.push(work), takesPacked: false });
  };
  const ask = async (answers = first) => {
    const response = await answers(KEY);
    return [await response.text(), response.headers.get('Cache-Status')];
  };
  const first = isolate();
  return { clock, make, ask, isolate, place, settle: () => Promise.all(background) };
};

describe('a response', () => {
  test('is rendered once while it is fresh, and again afterwards', async () => {
    const { clock, ask } = site('public, max-age=60');
    expect(await ask()).toEqual(['answer 1', 'answers; fwd=miss; stored']);
    clock.now = 59_999;
    expect(await ask()).toEqual(['answer 1', 'answers; hit']);
    clock.now = 60_000;
    expect(await ask()).toEqual(['answer 2', 'answers; fwd=miss; stored']);
  });

  test('is used while stale and revalidated in the background', async () => {
    const { clock, ask, settle } = site('public, max-age=60, stale-while-revalidate=100');
    await ask();
    clock.now = 159_999;
    expect(await ask()).toEqual(['answer 1', 'answers; hit; stale']);
    await settle();
    expect(await ask()).toEqual(['answer 2', 'answers; hit']);
    clock.now += 160_000;
    expect(await ask()).toEqual(['answer 3', 'answers; fwd=miss; stored']);
  });

  test('is found by other isolates of the location, with its age and all headers', async () => {
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
  ])('with %s and status %i is not cached', async (cacheControl, status) => {
    const { ask, place, make } = site(cacheControl, status);
    await ask();
    await ask();
    expect(make).toHaveBeenCalledTimes(2);
    expect(place.held.size).toBe(0);
  });
});

describe('concurrent requests', () => {
  test('share one render', async () => {
    const { make, ask } = site('public, max-age=60');
    const all = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(make).toHaveBeenCalledTimes(1);
    expect(new Set(all.map(([text]) => text)).size).toBe(1);
  });

  test('are rendered separately when the response is not cached', async () => {
    const { make, ask } = site('no-store');
    await Promise.all(Array.from({ length: 5 }, () => ask()));
    expect(make).toHaveBeenCalledTimes(5);
  });

  test('do not wait for one that hangs', async () => {
    vi.useFakeTimers();
    let asked = 0;
    const kept = keptAnswers(sharedStore(null), () => 0);
    const make = () => (asked++ === 0 ? new Promise<Response>(() => undefined) : Promise.resolve(new Response('made')));
    const asking = { make, waitUntil: () => undefined, takesPacked: false };
    void kept(KEY, asking);
    const other = kept(KEY, asking);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await (await other).text()).toBe('made');
    vi.useRealTimers();
  });
});

test('bypasses a location cache that fails or hangs', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const match of [() => Promise.reject(new Error('away')), () => new Promise<undefined>(() => undefined)]) {
    const cache: LocationCache = { match, put: () => Promise.reject(new Error('away')) };
    const make = async () => new Response('made', { headers: { 'Cache-Control': 'public, max-age=60' } });
    const kept = keptAnswers(sharedStore(cache), () => 0);
    const answers = (key: string) => kept(key, { make, waitUntil: (work) => void work, takesPacked: false });
    const asked = answers(KEY);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await (await asked).text()).toBe('made');
    expect(await (await answers(KEY)).text()).toBe('made');
  }
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('memory holds the most recently used responses and leaves large ones to the location', async () => {
  const store = sharedStore(null);
  const put = (key: string, size: number) =>
    store.put(
      key,
      { body: new Uint8Array(size), headers: {}, isPacked: false, madeAt: 0, freshS: 60, staleS: 0 },
      () => undefined,
    );
  put('large', 600 * 1024);
  expect(await store.get('large')).toBeNull();
  for (let at = 0; at < 30; at++) put(`page ${at}`, 500 * 1024);
  expect(await store.get('page 0')).toBeNull();
  expect(await store.get('page 29')).not.toBeNull();
});

test('caches text compressed, and sends it compressed or decompressed by client', async () => {
  const place = location();
  const kept = keptAnswers(sharedStore(place.cache), () => 0);
  const text = 'o-ring '.repeat(1000);
  const make = async () =>
    new Response(text, { headers: { 'Cache-Control': 'public, max-age=60', 'Content-Type': 'text/html' } });
  const work: Promise<unknown>[] = [];
  const ask = (takesPacked: boolean) => kept(KEY, { make, waitUntil: (one) => void work.push(one), takesPacked });
  expect(await (await ask(true)).text()).toBe(text);
  await Promise.all(work);
  const packed = await ask(true);
  expect(packed.headers.get('Content-Encoding')).toBe('gzip');
  const bytes = Buffer.from(await packed.arrayBuffer());
  expect([bytes.length < 200, gunzipSync(bytes).toString()]).toEqual([true, text]);
  const plain = await ask(false);
  expect([await plain.text(), plain.headers.get('Content-Encoding')]).toEqual([text, null]);
});

test.each([
  ['gzip, deflate, br', true],
  ['br;q=1.0, gzip;q=0.8', true],
  ['GZIP', true],
  ['gzip;q=0', false],
  ['gzip; q=0.0, br', false],
  ['br', false],
  ['x-gzippy', false],
  [undefined, false],
])('a client with %s accepts compressed text: %s', (said, expected) => {
  const asking = (headers: HeadersInit = {}) => new Request(KEY, { headers });
  expect(takesPacked(asking(said === undefined ? {} : { 'Accept-Encoding': said }))).toBe(expected);
  const told = Object.assign(asking({ 'Accept-Encoding': 'br, gzip' }), { cf: { clientAcceptEncoding: said ?? '' } });
  expect(takesPacked(told)).toBe(expected);
});

test('a browser accepts what the platform reports for it', () => {
  const headers = { 'Accept-Encoding': 'br, gzip', 'Sec-Fetch-Mode': 'navigate' };
  const { cf, asked } = { cf: vi.fn(), asked: new Request(KEY, { headers }) };
  Object.defineProperty(asked, 'cf', { get: cf });
  expect(takesPacked(asked)).toBe(true);
  expect(cf).not.toHaveBeenCalled();
});

test('a render continues without the client that started it', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const kept = keptAnswers(sharedStore(location().cache), () => 0);
  const background: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>): void => void background.push(work);
  void kept(KEY, { make: () => promise, waitUntil, takesPacked: false });
  await vi.waitFor(() => expect(background).toHaveLength(1));
  resolve(new Response('page', { headers: { 'Cache-Control': 'public, max-age=60' } }));
  await Promise.all(background);
  const again = await kept(KEY, {
    make: () => Promise.reject(new Error('rendered twice')),
    waitUntil,
    takesPacked: false,
  });
  expect(await again.text()).toBe('page');
});
