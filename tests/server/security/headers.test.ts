import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { parseEntry } from '../../../src/domain/site/content/entry.ts';
import type { AppBindings } from '../../../src/server/app-bindings.ts';
import type { Env } from '../../../src/server/env.ts';
import { DATA_POLICY, PDF_POLICY } from '../../../src/server/security/content-policy.ts';
import { securityHeaders } from '../../../src/server/security/headers.ts';
import { COMMON_HEADERS, responseHeaders } from '../../../src/server/security/response-headers.ts';
import { appWith } from '../../support/services/fake-services.ts';
import { ROUTE_TABLE } from '../../support/source/route-table.ts';

const PAGE_POLICY = "default-src 'self'; frame-ancestors 'self'";
const headersOf = (status: number, headers: Record<string, string>) =>
  responseHeaders({ status, headers: new Headers(headers) }, PAGE_POLICY);

describe('the headers of a response', () => {
  test('include the headers common to all responses', () => {
    expect(headersOf(200, {})).toMatchObject(COMMON_HEADERS);
    expect(COMMON_HEADERS['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains; preload');
  });

  test.each([
    ['text/html; charset=UTF-8', PAGE_POLICY],
    ['application/json', DATA_POLICY],
    ['application/xml', DATA_POLICY],
    ['text/plain', DATA_POLICY],
    ['application/pdf', PDF_POLICY],
    ['', DATA_POLICY],
  ])('of type "%s" include its policy', (type, policy) => {
    expect(headersOf(200, type === '' ? {} : { 'Content-Type': type })['Content-Security-Policy']).toBe(policy);
  });

  test('keep a route’s policy; X-Frame-Options is omitted where others can frame the response', () => {
    const own = (policy: string) => headersOf(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': policy });
    expect(own('sandbox')).toMatchObject({ 'Content-Security-Policy': 'sandbox', 'X-Frame-Options': 'SAMEORIGIN' });
    expect(own('sandbox; frame-ancestors *')).not.toHaveProperty('X-Frame-Options');
    expect(own("frame-ancestors 'self' https://builder.io")).not.toHaveProperty('X-Frame-Options');
    expect(own("frame-ancestors 'self'")).toHaveProperty('X-Frame-Options', 'SAMEORIGIN');
  });

  test('keep no-referrer for a secret URL', () => {
    expect(headersOf(200, { 'Referrer-Policy': 'no-referrer' })).toHaveProperty('Referrer-Policy', 'no-referrer');
  });

  test('allow other sites to embed only pictures', () => {
    const corp = (type: string) => headersOf(200, { 'Content-Type': type })['Cross-Origin-Resource-Policy'];
    expect(['image/png', 'image/svg+xml', 'text/html', 'application/json'].map(corp)).toEqual([
      'cross-origin',
      'cross-origin',
      'same-origin',
      'same-origin',
    ]);
  });

  test('set the cache time: none for errors and by default, one hour for permanent redirects', () => {
    const cache = (status: number, own?: string) =>
      headersOf(status, own === undefined ? {} : { 'Cache-Control': own })['Cache-Control'];
    expect(cache(200)).toBe('no-store');
    expect(cache(200, 'public, max-age=60')).toBe('public, max-age=60');
    expect(cache(404, 'public, max-age=60')).toBe('no-store');
    expect(cache(301)).toBe('public, max-age=3600');
    expect(cache(303)).toBe('no-store');
  });
});

describe('the middleware', () => {
  const app = new Hono<AppBindings>()
    .use((c, next) => {
      c.set('routes', ROUTE_TABLE);
      return next();
    })
    .use(securityHeaders)
    .get('/fails', () => {
      throw new Error('on purpose');
    })
    .get('/fetched', () => Response.redirect('https://canyonseals.example/', 302))
    .get('*', (c) => {
      c.set('frameOrigins', ['https://frames.example']);
      c.set('mediaOrigins', ['https://media.example']);
      return c.html('page');
    })
    .onError((_, c) => c.text('failed', 500));

  test.each(['/fails', '/fetched', '/page', '/cart', '/frames/x'])('adds them to %s in every case', async (path) => {
    const { headers } = await app.request(path, {}, {} as Env);
    for (const [name, value] of Object.entries(COMMON_HEADERS)) expect(headers.get(name)).toBe(value);
    for (const name of ['Content-Security-Policy', 'Cross-Origin-Resource-Policy', 'Cache-Control', 'X-Frame-Options'])
      expect(headers.get(name), name).not.toBeNull();
  });

  test('includes the frame and media origins of the route', async () => {
    const policy = (await app.request('/page', {}, {} as Env)).headers.get('Content-Security-Policy');
    expect(policy).toContain("frame-src 'self' https://frames.example;");
    expect(policy).toContain("media-src 'self' https://media.example;");
  });
});

describe('a page', () => {
  const page = async (path: string) => {
    const response = await appWith().request(path, {}, { REQUEST_LOG: 'off' } as Env);
    return { policy: response.headers.get('Content-Security-Policy') ?? '', html: await response.text() };
  };

  test.each(['/shop/orings', '/datasheets', '/product/fk7502-214', '/nowhere'])(
    '%s is shared: no nonce in header or HTML',
    async (path) => {
      const { policy, html } = await page(path);
      expect(policy).toContain("'sha256-");
      expect(policy + html).not.toMatch(/nonce/);
    },
  );

  test.each(['/cart', '/compare', '/search'])('%s is private, with a new nonce each time', async (path) => {
    const nonces = [await page(path), await page(path)].map(({ policy }) => /'nonce-([^']+)'/.exec(policy)?.[1]);
    expect(nonces[0]).toMatch(/^[\w+/=]{24}$/);
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  test.each(['/shop/orings', '/cart', '/nowhere'])(
    '%s contains only the loader as executable JavaScript',
    async (path) => {
      const { html } = await page(path);
      const running = [...html.matchAll(/<script\b([^>]*)>/g)].filter(
        ([, attributes = '']) => !attributes.includes('json'),
      );
      expect(running).toHaveLength(1);
    },
  );

  test('with per-page styles lists their hash and no nonce', async () => {
    const blocks = [{ id: 'builder-a', responsiveStyles: { large: { color: 'red' } } }];
    const entry = parseEntry({ id: 'e', name: 'E', data: { title: 'E', url: '/styled', blocks } });
    const app = appWith({
      content: {
        page: async () => entry,
        isForEveryone: async () => true,
        version: async () => '1',
        paths: async () => [],
        indexedPaths: async () => [],
      },
    });
    const response = await app.request('/styled');
    const [, css = ''] = /<style>(.*?)<\/style>/s.exec(await response.text()) ?? [];
    expect(css).toBe('.builder-block.builder-a{color:red}');
    const hash = createHash('sha256').update(css).digest('base64');
    expect(response.headers.get('Content-Security-Policy')).toContain(`style-src-elem 'self' 'sha256-${hash}';`);
  });

  test('has a policy that fits into a header', async () => {
    for (const path of ['/', '/shop/orings', '/cart']) expect((await page(path)).policy.length).toBeLessThan(1000);
  });
});
