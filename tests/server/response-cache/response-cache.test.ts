import { describe, expect, test, vi } from 'vitest';
import { parseEntry } from '../../../src/domain/site/content/entry.ts';
import { createApp } from '../../../src/server/app.ts';
import type { Services } from '../../../src/server/services.ts';
import { appWith, servicesWith } from '../../support/services/fake-services.ts';

const statusOf = (response: Response): string | null => response.headers.get('Cache-Status');
const HIT = 'response-cache; hit';
const MADE = 'response-cache; fwd=miss; stored';

const get = (app: ReturnType<typeof appWith>, path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers });

describe('a cached response', () => {
  test('is rendered once for all visitors', async () => {
    const app = appWith();
    const first = await get(app, '/shop/orings?page=2&material=fkm');
    const again = await get(app, '/shop/orings?material=FKM&utm_source=x&page=2', {
      'User-Agent': 'another',
      'X-Forwarded-Host': 'evil.example',
      Cookie: 'other=1; canyon-consent=no',
    });
    expect([statusOf(first), statusOf(again)]).toEqual([MADE, HIT]);
    expect(await again.text()).toBe(await first.text());
  });

  test('differs for other units, and has Vary', async () => {
    const app = appWith();
    const inches = { Cookie: 'canyon-config=F.in.0' };
    const [metric, imperial] = [await get(app, '/shop/orings'), await get(app, '/shop/orings', inches)];
    expect([statusOf(metric), statusOf(imperial)]).toEqual([MADE, MADE]);
    expect(await imperial.text()).not.toBe(await metric.text());
    expect(imperial.headers.get('Vary')).toBe('Cookie, Accept');
    expect(statusOf(await get(app, '/shop/orings', inches))).toBe(HIT);
  });

  test('has an ETag, and 304 for a matching If-None-Match', async () => {
    const app = appWith();
    const etag = (await get(app, '/shop/orings')).headers.get('ETag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]{16}"$/);
    const known = await get(app, '/shop/orings', { 'If-None-Match': `"other", ${etag}` });
    expect([known.status, await known.text(), known.headers.get('ETag')]).toEqual([304, '', etag]);
    expect(known.headers.get('Content-Security-Policy')).not.toContain('nonce');
    expect((await get(app, '/shop/orings', { 'If-None-Match': '*' })).status).toBe(200);
  });

  test('is not reused with another version of the catalog', async () => {
    let version = 'a';
    const services = servicesWith({});
    const { catalog } = services;
    const swapped: Services['catalog'] = {
      get: async (waitUntil) => ({ ...(await catalog.get(waitUntil)), version }),
      state: () => ({ version, parts: 1, publishedAt: null }),
    };
    const app = createApp(() => ({ ...services, catalog: swapped }));
    for (const next of ['a', 'b']) {
      version = next;
      expect(statusOf(await get(app, '/product/fk7502-214'))).toBe(MADE);
      expect(statusOf(await get(app, '/product/fk7502-214'))).toBe(HIT);
    }
  });

  test.each(['HEAD', 'GET'])('is sent for %s', async (method) => {
    const response = await appWith().request('/datasheets', { method });
    expect([response.status, (await response.text()) === '']).toEqual([200, method === 'HEAD']);
  });
});

describe('rendered per visitor', () => {
  test.each([
    ['a request with an access token', '/shop/orings', { Authorization: 'Bearer x' }],
    ['a visitor in an A/B test', '/shop/orings', { Cookie: 'builder.tests.abc=armB' }],
    ['a counted visit', '/shop/orings', { Cookie: 'builderSessionId=abc' }],
    ['an edit session', '/shop/orings?builder.preview=page', {}],
    ['a request with an edit token', '/shop/orings?edit_token=x', {}],
    ['a URL with an invalid parameter', '/shop/orings?page=x', {}],
    ['the cart', '/cart', {}],
    ['a search', '/search?query=nbr', {}],
  ])('%s', async (_, path, headers) => {
    const app = appWith();
    for (let time = 0; time < 2; time++) {
      const response = await get(app, path, headers as Record<string, string>);
      expect(statusOf(response)).toBeNull();
      expect(response.headers.get('ETag')).toBeNull();
    }
  });

  test('errors, 404 and redirects are not cached', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const app = appWith();
    for (const [path, status] of [
      ['/nowhere', 404],
      ['/product/none', 404],
      ['/product/FK7502-214', 301],
    ] as const) {
      for (let time = 0; time < 2; time++) {
        const response = await get(app, path);
        expect([response.status, statusOf(response)]).toEqual([status, null]);
      }
    }
    vi.restoreAllMocks();
  });

  test('a page with late prices', async () => {
    const app = appWith({ pricing: { read: () => new Promise(() => undefined) } });
    const response = await get(app, '/product/fk7502-214');
    expect(statusOf(response)).toBeNull();
    expect(response.headers.get('Content-Security-Policy')).toContain('nonce-');
    await response.body?.cancel();
  });

  test.each([
    [{ variations: { armB: { testRatio: 0.5, data: { blocks: [] } } } }, null],
    [{ query: [{ property: 'device', operator: 'is', value: 'mobile' }] }, null],
    [{ data: { blocks: [{ id: 'a', bindings: { show: 'state.device == "mobile"' } }] } }, null],
    [{ data: { blocks: [{ id: 'a', bindings: { show: 'state.isOpen' } }] } }, MADE],
  ])('a page that is not the same for everyone: %j', async (more, expected) => {
    const base = { id: 'e', name: 'E', data: { title: 'E', url: '/e', blocks: [] } };
    const entry = parseEntry({ ...base, ...more, data: { ...base.data, ...('data' in more ? more.data : {}) } });
    const content = { ...servicesWith({}).content, page: async () => entry };
    expect(statusOf(await get(appWith({ content }), '/e'))).toBe(expected);
  });
});

test('the API responds with 304 to a matching If-None-Match', async () => {
  const app = appWith();
  const first = await get(app, '/api/compounds-search?material=fkm');
  const etag = first.headers.get('ETag') ?? '';
  const same = await get(app, '/api/compounds-search?material=fkm', { 'If-None-Match': etag });
  expect([same.status, same.headers.get('Content-Security-Policy')]).toEqual([
    304,
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  ]);
  const other = await get(app, '/api/compounds-search?material=nbr', { 'If-None-Match': etag });
  expect(other.status).toBe(200);
});

test('the platform’s cache gets the cache key and nothing else', async () => {
  const requests: string[] = [];
  const Pages = {
    fetch: async (url: string) => {
      requests.push(url);
      return new Response('from the platform', {
        headers: { 'Cache-Control': 'public, max-age=60', 'Cache-Tag': 'catalog', ETag: 'W/"p"' },
      });
    },
  };
  const ctx = { cache: {}, exports: { Pages }, waitUntil: () => undefined, passThroughOnException: () => undefined };
  const request = new Request('https://evil.example/shop/orings?page=2&gclid=1', {
    headers: { Cookie: 'canyon-config=F.in.0' },
  });
  const response = await appWith().fetch(request, { REQUEST_LOG: 'off' } as never, ctx as never);
  expect(await response.text()).toBe('from the platform');
  expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
  expect(response.headers.get('Cache-Tag')).toBeNull();
  expect(requests).toEqual([
    expect.stringMatching(/^https:\/\/cache-key\.invalid\/shop\/orings\?page=2&%7E=F\.in\.0%7E%7Esource\./),
  ]);
});
