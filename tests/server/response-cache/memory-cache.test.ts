import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryCache } from '../../../src/server/response-cache/cache-store.ts';

const KEY = 'https://cache-key.invalid/a?~=C';

let time = 0;
let background: Promise<unknown>[] = [];
const waitUntil = (work: Promise<unknown>): void => void background.push(work);

beforeEach(() => {
  time = 0;
  background = [];
});
afterEach(() => void vi.useRealTimers());

/** A cache whose responses are numbered by rendering. */
const cacheOf = (cacheControl: string, status = 200) => {
  let rendered = 0;
  const render = vi.fn(
    async () => new Response(`${++rendered}`, { status, headers: { 'Cache-Control': cacheControl, ETag: 'W/"x"' } }),
  );
  const cache = memoryCache(() => time);
  const read = async (key = KEY) => {
    const response = await cache(key, render, waitUntil);
    return [await response.text(), response.headers.get('Cache-Status')];
  };
  return { cache, render, read };
};

describe('a response', () => {
  test('is rendered once while it is fresh, and again afterwards', async () => {
    const { read, cache, render } = cacheOf('public, max-age=60, stale-while-revalidate=100');
    expect(await read()).toEqual(['1', 'response-cache; fwd=miss; stored']);
    time = 59_999;
    expect(await read()).toEqual(['1', 'response-cache; hit']);
    expect((await cache(KEY, render, waitUntil)).headers.get('ETag')).toBe('W/"x"');
    time = 60_000;
    expect(await read()).toEqual(['2', 'response-cache; fwd=miss; stored']);
  });

  test.each([200, 404, 503])('with no-store and status %i is not cached', async (status) => {
    const { read, render } = cacheOf('no-store', status);
    await read();
    expect(await read()).toEqual(['2', null]);
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('is evicted by newer ones; a large one is not cached', async () => {
    const size = { now: 600 };
    const cache = memoryCache(() => 0);
    const render = vi.fn(
      async () => new Response('x'.repeat(size.now * 1024), { headers: { 'Cache-Control': 'public, max-age=60' } }),
    );
    const isHit = async (key: string) =>
      (await cache(key, render, waitUntil)).headers.get('Cache-Status') === 'response-cache; hit';
    await isHit('large');
    expect(await isHit('large')).toBe(false);
    size.now = 500;
    for (let at = 0; at < 30; at++) await isHit(`page ${at}`);
    expect([await isHit('page 29'), await isHit('page 0')]).toEqual([true, false]);
  });
});

describe('requests for one response at the same time', () => {
  test('share one rendering', async () => {
    const { read, render } = cacheOf('public, max-age=60');
    const all = await Promise.all(Array.from({ length: 20 }, () => read()));
    expect(render).toHaveBeenCalledTimes(1);
    expect(new Set(all.map(([text]) => text)).size).toBe(1);
    expect(all.map(([, status]) => status).filter((status) => status?.includes('collapsed'))).toHaveLength(19);
  });

  test('render a response that is not cacheable each', async () => {
    const { read, render } = cacheOf('no-store');
    const all = await Promise.all(Array.from({ length: 5 }, () => read()));
    expect(render).toHaveBeenCalledTimes(5);
    expect(new Set(all.map(([text]) => text)).size).toBe(5);
  });

  test('render it themselves when the shared rendering fails', async () => {
    const cache = memoryCache(() => 0);
    let renderings = 0;
    const render = async () => {
      if (renderings++ === 0) throw new Error('away');
      return new Response('page', { headers: { 'Cache-Control': 'public, max-age=60' } });
    };
    const [first, second] = await Promise.allSettled([cache(KEY, render, waitUntil), cache(KEY, render, waitUntil)]);
    expect([first?.status, second?.status]).toEqual(['rejected', 'fulfilled']);
  });

  test('do not wait longer than 3 s for a rendering that hangs', async () => {
    vi.useFakeTimers({ now: 0 });
    const cache = memoryCache(Date.now);
    let renderings = 0;
    const render = () =>
      renderings++ === 0 ? new Promise<Response>(() => undefined) : Promise.resolve(new Response('page'));
    void cache(KEY, render, waitUntil);
    const other = cache(KEY, render, waitUntil);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await (await other).text()).toBe('page');
  });
});

test('a rendering goes on without the client that started it', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const cache = memoryCache(() => 0);
  void cache(KEY, () => promise, waitUntil);
  expect(background).toHaveLength(1);
  resolve(new Response('page', { headers: { 'Cache-Control': 'public, max-age=60' } }));
  await Promise.all(background);
  const again = await cache(KEY, () => Promise.reject(new Error('rendered twice')), waitUntil);
  expect(await again.text()).toBe('page');
});
