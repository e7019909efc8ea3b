import { env, exports } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ListingResponse, ShopRow } from '../../src/domain/shop/catalog/listing.ts';
import type { PricingData } from '../../src/domain/shop/pricing/pricing-data.ts';
import { createApp } from '../../src/server/app.ts';
import type { Env } from '../../src/server/env.ts';
import { servicesOf } from '../../src/server/services.ts';
import { insertSmallData, PART } from './small-data.ts';

const get = (path: string, init?: RequestInit) =>
  exports.default.fetch(`http://store.test${path}`, { redirect: 'manual', ...init });

beforeAll(insertSmallData);

test('/healthz reads nothing', async () => {
  const without = { ...env, DB: null, CACHE: null } as unknown as Env;
  const response = await createApp(servicesOf).request('http://store.test/healthz', {}, without);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: 'ok', live: true, ready: false });
});

test('/readyz loads the catalog and reports its version; every response has an id and timings', async () => {
  const response = await get('/readyz');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    status: 'ready',
    catalog: {
      version: expect.stringMatching(/^\w+$/),
      publishedAt: expect.any(String),
      ageSeconds: expect.any(Number),
    },
    backend: { home: 'embedded', circuit: 'closed' },
  });
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(response.headers.get('server-timing')).toMatch(/^total;dur=/);
});

describe('/api/compounds-search', () => {
  test('returns the content of D1', async () => {
    const response = await get('/api/compounds-search?material=nbr');
    const answer = (await response.json()) as ListingResponse<ShopRow>;
    expect(answer.items.map(({ name }) => name).sort()).toEqual(['NB7001-213', 'Special-7']);
    expect(response.headers.get('x-catalog-version')).toMatch(/^\w+$/);
  });

  test('names the unknown parameter', async () => {
    const response = await get('/api/compounds-search?page=0');
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ status: 400, parameter: 'page' });
  });
});

describe('/api/pricing', () => {
  test('returns price breaks and supply', async () => {
    const response = await get(`/api/pricing/${PART.usual}`);
    const data = (await response.json()) as PricingData;
    expect(data.priceList?.breaks).toHaveLength(4);
    expect(data).toMatchObject({ productId: PART.usual, asOf: null, supply: { onHand: 1284, offsite: 4350 } });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('of a part with a missing or hidden list reveals no price', async () => {
    const none = (await (await get(`/api/pricing/${PART.unpriced}`)).json()) as PricingData;
    expect(none.priceList).toBeNull();
    const hidden = (await (await get(`/api/pricing/${PART.hidden}`)).json()) as PricingData;
    expect(hidden.priceList).toMatchObject({ hidden: true, breaks: [] });
  });

  test('of an unknown part, or one left out of the catalog, returns 404', async () => {
    for (const id of [3, PART.orphan]) {
      const response = await get(`/api/pricing/${id}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
    }
  });
});

test('POST /api/search suggests parts and pages', async () => {
  const response = await get('/api/search', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"searchText":"quote"}',
  });
  const { pages } = (await response.json()) as { pages: { url: string }[] };
  expect(pages.map(({ url }) => url)).toEqual(expect.arrayContaining(['/cart', '/request-a-quote']));
});

describe('pages', () => {
  test('a part has a page with its price breaks in the HTML', async () => {
    const response = await get('/product/fk7502-214');
    const html = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    expect(html).toMatch(/<h1[^>]*>FK7502-214<\/h1>/);
    expect(html).toContain('NB7001 (NBR 70)');
    expect(html).toContain('$1.12');
  });

  test('another case of a part redirects to its canonical URL with the query', async () => {
    const response = await get('/product/FK7502-214?quantity=20');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/product/fk7502-214?quantity=20']);
  });

  test('the drawing is an SVG file', async () => {
    const response = await get('/product/fk7502-214/drawing.svg');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(await response.text()).toMatch(/^<svg/);
  });

  test('labels with markup characters are escaped', async () => {
    const html = await (await get('/product/fk7502-214')).text();
    expect(html).toContain('&lt;1 mm');
    expect(html).not.toContain('<1 mm');
  });

  test('an unknown part returns 404 with the nearest ones', async () => {
    const response = await get('/product/fk7502-2144');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('href="/product/fk7502-214"');
  });

  test('an unknown URL returns 404, as a page and as problem+json', async () => {
    const page = await get('/nowhere');
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8']);
    expect(await page.text()).toContain('There is no page at this address');
    const api = await get('/api/nowhere');
    expect([api.status, api.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
  });

  test.each(['/shop/orings', '/cart', '/request-a-quote'])('%s exists', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('</html>');
  });
});

test.each([
  '/healthz',
  '/shop/orings',
  '/product/x',
  '/api/nowhere',
  '/preferences?measurement=in',
  '/_next/image',
  '/drawings/none.svg',
])('%s has the security headers', async (path) => {
  const { headers, body } = await get(path);
  await body?.cancel();
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains; preload');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('cache-control')).not.toBeNull();
  expect(headers.get('x-powered-by')).toBeNull();
});

test('the nonce is new with every private response; a shared one has none', async () => {
  const nonces = new Set<string>();
  for (let n = 0; n < 3; n++) {
    const response = await get('/cart');
    await response.body?.cancel();
    nonces.add(/'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? '');
  }
  expect(nonces.size).toBe(3);
  for (const path of ['/shop/orings', '/product/fk7502-214']) {
    const shared = await get(path);
    expect(shared.headers.get('content-security-policy') + (await shared.text())).not.toContain('nonce');
  }
});

test('a shared page is rendered once and cached', async () => {
  const [rendered, cached] = [await get('/datasheets'), await get('/datasheets?utm_source=x')];
  expect([rendered, cached].map(({ headers }) => headers.get('cache-status'))).toEqual([
    'response-cache; fwd=miss; stored',
    'response-cache; hit',
  ]);
  expect(await cached.text()).toBe(await rendered.text());
});

test('a form reaches its handler although campaign parameters are removed from its URL', async () => {
  const origin = 'http://store.test';
  const response = await get('/consent?utm_source=mail', {
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'answer=no&return=%2Ffaq',
  });
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/faq']);
});
