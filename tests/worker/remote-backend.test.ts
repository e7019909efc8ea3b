import { env } from 'cloudflare:workers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { recordPassword } from '../../src/server/accounts/password.ts';
import { createApp } from '../../src/server/app.ts';
import { servicesOf } from '../../src/server/services.ts';
import { userStatements } from '../../src/tools/seed/users.ts';
import { ITEMS_TOKEN, itemsServer } from '../support/backend/items-server.ts';
import { insertSmallData, PART } from './small-data.ts';

const site = createApp(servicesOf);
const connected = { ...env, BACKEND_URL: 'https://backend.example/cms', BACKEND_TOKEN: ITEMS_TOKEN };
const requests: Request[] = [];

beforeAll(async () => {
  await insertSmallData();
  const server = itemsServer(env.DB);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    requests.push(request);
    const url = new URL(request.url);
    url.pathname = url.pathname.replace(/^\/cms/, '');
    return server(new Request(url, request));
  });
});

afterAll(() => vi.restoreAllMocks());

/** Returns the access token of a visitor. */
const signedInVisitor = async (): Promise<string> => {
  const record = await recordPassword('a ring for Ada');
  await env.DB.batch(userStatements('ada', 'ada@plant.example', record).map((sql) => env.DB.prepare(sql)));
  const answer = await site.fetch(
    new Request('https://shop.example/auth/login', {
      method: 'POST',
      body: JSON.stringify({ email: 'ada@plant.example', password: 'a ring for Ada' }),
      headers: { 'Content-Type': 'application/json' },
    }),
    { ...env },
  );
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: { access_token: string } }).data.access_token;
};

const get = (path: string): Promise<Response> =>
  Promise.resolve(site.fetch(new Request(`https://shop.example${path}`), connected));

describe('with BACKEND_URL the whole site reads that server', () => {
  test('the store shows its catalog', async () => {
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

  test('every request uses its base URL and the token', () => {
    expect(requests.length).toBeGreaterThan(6);
    for (const { url, headers } of requests) {
      expect(url.startsWith('https://backend.example/cms/items/')).toBe(true);
      expect(headers.get('Authorization')).toBe(`Bearer ${ITEMS_TOKEN}`);
    }
  });

  test("caches its data in KV under its name, separate from the embedded backend's", async () => {
    const { keys } = await env.CACHE.list();
    const names = keys.map(({ name }) => name);
    expect(names).toContain('backend.example/cms/catalog/current');
    expect(names).not.toContain('catalog/current');
  });

  test('the collections are not served here, because they belong to that server', async () => {
    expect((await get('/items/products')).status).toBe(404);
  });
});

describe('without it, the collections are served by the site', () => {
  const VISITORS = [undefined, 'Bearer wrong', 'Basic dXNlcjpwYXNz', `Token ${ITEMS_TOKEN}`];
  const send = async (path: string, bindings: object, init: RequestInit = {}): Promise<[number, unknown]> => {
    const answer = await site.fetch(new Request(`https://shop.example${path}`, init), { ...env, ...bindings });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    return [answer.status, await answer.json()];
  };
  const withToken = { headers: { Authorization: `Bearer ${ITEMS_TOKEN}` } };
  const path = `/items/products/${PART.usual}?fields=stock`;

  test('without ITEMS_TOKEN nobody can read them with any header', async () => {
    for (const ITEMS_TOKEN of [undefined, '']) {
      for (const init of [{}, withToken, { headers: { Authorization: 'Bearer ' } }]) {
        expect(await send(path, { ITEMS_TOKEN }, init)).toMatchObject([
          404,
          { errors: [{ extensions: { code: 'ROUTE_NOT_FOUND' } }] },
        ]);
      }
    }
  });

  test('with ITEMS_TOKEN, an authenticated client can read them; others get FORBIDDEN or an error', async () => {
    const bindings = { ITEMS_TOKEN };
    expect(await send(path, bindings, withToken)).toEqual([200, { data: { stock: 1284 } }]);
    const codes = await Promise.all(
      VISITORS.map(async (value) => {
        const [status, body] = await send(
          path,
          bindings,
          value === undefined ? {} : { headers: { Authorization: value } },
        );
        return [status, (body as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code];
      }),
    );
    expect(codes).toEqual([
      [403, 'FORBIDDEN'],
      [401, 'INVALID_CREDENTIALS'],
      [403, 'FORBIDDEN'],
      [403, 'FORBIDDEN'],
    ]);
  });

  test('a token in the URL is not accepted, and a signed-in visitor has no more access than others', async () => {
    const bindings = { ITEMS_TOKEN };
    expect(await send(`${path}&access_token=${ITEMS_TOKEN}`, bindings)).toMatchObject([403, {}]);
    expect(await send(`${path}&access_token=${ITEMS_TOKEN}`, bindings, withToken)).toMatchObject([400, {}]);
    const visitor = await signedInVisitor();
    const asVisitor = { headers: { Authorization: `Bearer ${visitor}` } };
    expect(await send(path, bindings, asVisitor)).toMatchObject([401, { errors: [{}] }]);
  });

  test('rejects writes', async () => {
    for (const method of ['POST', 'PATCH', 'DELETE']) {
      expect(await send('/items/vendors/1', { ITEMS_TOKEN }, { ...withToken, method })).toMatchObject([403, {}]);
    }
  });
});
