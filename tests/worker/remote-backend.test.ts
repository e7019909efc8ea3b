import { env } from 'cloudflare:workers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import { embeddedDirectus } from '../../src/server/directus/embedded/app.ts';
import { servicesOf } from '../../src/server/services.ts';
import { insertSmallData, PART } from './small-data.ts';

const TOKEN = 'reader';
const site = createApp(servicesOf);
const connected = { ...env, BACKEND_URL: 'https://backend.example/cms', BACKEND_TOKEN: TOKEN };
const asked: Request[] = [];

beforeAll(async () => {
  await insertSmallData();
  const server = embeddedDirectus({
    db: env.DB,
    now: Date.now,
    checkToken: async (token) => (token === TOKEN ? null : 'INVALID_CREDENTIALS'),
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    asked.push(request);
    const url = new URL(request.url);
    url.pathname = url.pathname.replace(/^\/cms/, '');
    return server.fetch(new Request(url, request));
  });
});

afterAll(() => vi.restoreAllMocks());

const get = (path: string): Promise<Response> =>
  Promise.resolve(site.fetch(new Request(`https://shop.example${path}`), connected));

describe('with BACKEND_URL the whole site reads that server', () => {
  test('the store shows the catalogue it holds', async () => {
    const answer = (await (await get('/api/compounds-search?search=Special-7')).json()) as {
      totalItems: number;
      items: { id: number; name: string }[];
    };
    expect(answer.items.map(({ id, name }) => [id, name])).toEqual([[PART.renamed, 'Special-7']]);
    const page = await (await get('/shop/orings')).text();
    expect(page).toContain('FK7502-214');
  });

  test('prices, stock and filter options come from it', async () => {
    const pricing = (await (await get(`/api/pricing/${PART.usual}`)).json()) as {
      priceList: { breaks: { unitPriceE5: number }[]; lineMinCents: number };
      supply: { onHand: number; offsite: number };
    };
    expect(pricing.priceList.breaks.map(({ unitPriceE5 }) => unitPriceE5)).toEqual([112_000, 106_000, 78_000, 52_000]);
    expect(pricing.priceList.lineMinCents).toBe(2500);
    expect(pricing.supply).toMatchObject({ onHand: 1284, offsite: 4350 });
    const { data } = (await (await get('/api/modifiers/cure')).json()) as { data: { key: string }[] };
    expect(data.map(({ key }) => key)).toEqual(['bisphenol', 'peroxide']);
  });

  test('every call goes below its address and carries the token', () => {
    expect(asked.length).toBeGreaterThan(6);
    for (const { url, headers } of asked) {
      expect(url.startsWith('https://backend.example/cms/items/')).toBe(true);
      expect(headers.get('Authorization')).toBe(`Bearer ${TOKEN}`);
    }
  });

  test('what it says is kept in KV under its name, apart from what the embedded backend says', async () => {
    const { keys } = await env.CACHE.list();
    const names = keys.map(({ name }) => name);
    expect(names).toContain('backend.example/cms/catalogue/current');
    expect(names).not.toContain('catalogue/current');
  });

  test('the collections are not answered here: they are that server’s', async () => {
    expect((await get('/items/products')).status).toBe(404);
  });
});

describe('without it the site answers the collections itself', () => {
  const own = (path: string, init: RequestInit = {}): Promise<Response> =>
    Promise.resolve(site.fetch(new Request(`https://shop.example${path}`, init), env));

  test('with a tag that saves sending the same again', async () => {
    const path = `/items/products/${PART.usual}?fields=stock`;
    const first = await own(path);
    expect([first.status, await first.json()]).toEqual([200, { data: { stock: 1284 } }]);
    const tag = first.headers.get('ETag') ?? '';
    expect(tag).toMatch(/^W\/"17-/);
    const again = await own(path, { headers: { 'If-None-Match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await own(path, { method: 'HEAD' });
    expect([head.status, head.headers.get('ETag'), await head.text()]).toEqual([200, tag, '']);
  });

  test('in a SEARCH, and FORBIDDEN to whoever writes or has a wrong token', async () => {
    const search = await own('/items/vendors', {
      method: 'SEARCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: { fields: ['name'], filter: { lead_time: { _eq: 3 } } } }),
    });
    expect(await search.json()).toEqual({ data: [{ name: 'North' }] });
    expect((await own('/items/vendors', { method: 'POST', body: '{}' })).status).toBe(403);
    const wrong = await own('/items/vendors', { headers: { Authorization: 'Bearer wrong' } });
    expect([wrong.status, await wrong.json()]).toMatchObject([
      401,
      { errors: [{ extensions: { code: 'INVALID_CREDENTIALS' } }] },
    ]);
  });
});
