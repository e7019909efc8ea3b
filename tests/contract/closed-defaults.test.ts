import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import type { AppBindings } from '../../src/server/app-bindings.ts';
import { DESK, deskSite } from '../../src/server/desk/desk-site.ts';
import { NO_STORE, perRequest } from '../../src/server/response-cache/cache-policy.ts';
import { SITE } from '../../src/server/routes/route-families.ts';
import { AppBuilder } from '../../src/server/routing/app-builder.ts';
import { defineDeskRoutes, defineRoutes } from '../../src/server/routing/routes.ts';
import { siteOf } from '../../src/server/routing/site.ts';
import { pathOf } from '../attack/support/routes.ts';
import { appWith, servicesWith } from '../support/services/fake-services.ts';
import { appWithStaff, fakeStaff } from '../support/services/fake-staff.ts';
import { ROUTE_TABLE } from '../support/source/route-table.ts';
import { undeclaredRoutes } from '../support/source/undeclared-routes.ts';

const ORIGIN = 'http://localhost';
const OWN = { Origin: ORIGIN };

describe('a route is mounted only with its declaration', () => {
  test('every route of the running application is declared', () => {
    expect(ROUTE_TABLE.declarations.length).toBeGreaterThan(100);
    expect(undeclaredRoutes(appWith(), ROUTE_TABLE)).toEqual([]);
  });

  test('reports a route without a declaration', () => {
    const app = appWith();
    app.get('/api/brand-new', (c) => c.text('shared with everybody?'));
    app.post('/brand-new', (c) => c.text('sent by whom?'));
    expect(undeclaredRoutes(app, ROUTE_TABLE)).toEqual(['GET /api/brand-new', 'POST /brand-new']);
  });

  test('the compiler rejects a route without rules', () => {
    const plain = new Hono<AppBindings>().get('/brand-new', (c) => c.text('x'));
    const misuse = (): void => {
      // @ts-expect-error: a Hono application is not a route family.
      new AppBuilder(ROUTE_TABLE).mount([plain]);
      // @ts-expect-error: rules of a route precede its handler.
      defineRoutes('/brand-new').get('/', () => new Response('x'));
      // @ts-expect-error: a route that is sent to has no cache policy.
      defineRoutes('/brand-new').post('/', { policy: perRequest(NO_STORE) }, () => new Response('x'));
    };
    expect(misuse).toBeTypeOf('function');
  });
});

/** Returns an application with new routes, and the requests that their handlers received. */
const withNewRoutes = () => {
  const reached: string[] = [];
  const visited = (url: string) => {
    const { pathname, search } = new URL(url);
    reached.push(pathname + search);
    return `visit ${reached.length}`;
  };
  const added = ['/api/brand-new', '/brand-new'].map((base) =>
    defineRoutes(base)
      .get('/', {}, (c) => c.text(visited(c.req.url)))
      .post('/', {}, async (c) => {
        const { length } = await c.req.text();
        return c.text(`${visited(c.req.url)}, ${length} bytes`);
      }),
  );
  const site = siteOf({ ...SITE, pages: [...added, ...SITE.pages] });
  const services = servicesWith({});
  const app = createApp(() => services, null, site);
  const ask = (path: string, init: RequestInit = {}) => app.request(path, init, { REQUEST_LOG: 'off' } as never);
  return { ask, reached, app, site };
};

describe.each(['/api/brand-new', '/brand-new'])('%s, without any declared rule', (path) => {
  test('is generated for each request and never stored', async () => {
    const { ask, site } = withNewRoutes();
    expect(site.table.policyAt(path)).toMatchObject({ pattern: path, policy: { kind: 'perRequest', tags: [] } });
    for (const visit of ['visit 1', 'visit 2']) {
      const response = await ask(path);
      expect([await response.text(), response.headers.get('Cache-Control')]).toEqual([visit, 'no-store']);
      expect([response.headers.get('Cache-Status'), response.headers.get('ETag')]).toEqual([null, null]);
    }
  });

  test('accepts no parameters', async () => {
    const { ask, reached } = withNewRoutes();
    const response = await ask(`${path}?secret=1&utm_source=mail`);
    if (!path.startsWith('/api/')) {
      expect([response.status, reached]).toEqual([200, [path]]);
      return;
    }
    expect([response.status, reached]).toEqual([400, []]);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await response.text()).toMatch(/“secret” is not a parameter of this address. It takes none\..*utm_source/);
  });

  test('accepts a body of 1 KB but not of 2 KB, regardless of the declared length', async () => {
    const { ask, reached } = withNewRoutes();
    const send = (bytes: number, headers: Record<string, string>) =>
      ask(path, { method: 'POST', headers: { ...OWN, ...headers }, body: 'x'.repeat(bytes) });
    expect((await send(1024, {})).status).toBe(200);
    expect((await send(2048, {})).status).toBe(413);
    expect((await send(2048, { 'Content-Length': '5' })).status).toBe(413);
    expect((await send(2048, { 'Content-Length': '2048' })).status).toBe(413);
    expect(reached).toHaveLength(1);
  });

  test('accepts only requests of this site', async () => {
    const { ask, reached } = withNewRoutes();
    const foreign: readonly HeadersInit[] = [
      {},
      { Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ];
    for (const headers of foreign) expect((await ask(path, { method: 'POST', headers })).status).toBe(403);
    expect(reached).toEqual([]);
    expect((await ask(path, { method: 'POST', headers: OWN })).status).toBe(200);
  });

  test('is not in the sitemap', async () => {
    const { ask } = withNewRoutes();
    expect(await (await ask('/sitemaps/pages.xml')).text()).not.toContain('brand-new');
  });
});

describe('the desk', () => {
  const { staff, add, cookieOf } = fakeStaff();
  const reached: string[] = [];
  const desk = deskSite([
    defineDeskRoutes('/brand-new')
      .get('/', { staff: 'read' }, (c) => c.text('shared with everybody?'))
      .post('/', { staff: 'read' }, async (c) => {
        reached.push(await c.req.text());
        return c.text('x');
      }),
  ]);
  const app = appWithStaff(staff, { desk });

  test('the site has no route below /desk, and every route of the desk declares its staff', () => {
    expect(ROUTE_TABLE.declarations.filter(({ pattern, staff: rule }) => /^\/desk\b/.test(pattern) || rule)).toEqual(
      [],
    );
    expect(DESK.table.declarations.length).toBeGreaterThan(10);
    expect(DESK.table.declarations.filter(({ staff: rule }) => rule === null)).toEqual([]);
    // Only the sign-in pages open without a session, and only below the unlisted path.
    const doors = DESK.table.declarations.filter(({ staff: rule }) => rule === 'door');
    expect(doors.filter(({ pattern }) => !pattern.startsWith('/desk/:path{[0-9a-f]{32}}'))).toEqual([]);
    // Each of them that changes something counts attempts.
    expect(doors.filter(({ limit }) => limit === null)).toEqual([]);
  });

  test('a route is private, takes 1 KB from this site, and exists only for staff', async () => {
    const Cookie = await cookieOf(add('mara@canyonseals.example', 'viewer'));
    const ask = (headers: Record<string, string>, body = 'x') =>
      app.request('/desk/brand-new', { method: 'POST', headers, body });
    expect((await ask({ ...OWN, Cookie }, 'x'.repeat(1024))).status).toBe(200);
    expect((await ask({ ...OWN, Cookie }, 'x'.repeat(1025))).status).toBe(413);
    expect((await ask({ Cookie, Origin: 'https://evil.example' })).status).toBe(403);
    expect((await ask(OWN)).status).toBe(405);
    expect(reached).toEqual(['x'.repeat(1024)]);
    const read = await app.request('/desk/brand-new', { headers: { Cookie } });
    expect([read.status, read.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    expect((await app.request('/desk/brand-new')).status).toBe(404);
  });
});

test('never reaches a route that bypasses the table', async () => {
  const { app, ask } = withNewRoutes();
  let reached = 0;
  for (const path of ['/bypass', '/api/bypass', '/tools/bypass', '/account/bypass']) {
    app.all(path, (c) => {
      reached += 1;
      return c.text('x');
    });
    const read = await ask(path);
    expect([read.status, read.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
    expect((await ask(path, { method: 'POST', headers: OWN })).status).toBeOneOf([404, 405]);
  }
  expect(reached).toBe(0);
});

test('removes unknown parameters of a page, but not its body and known parameters', async () => {
  const { status, headers } = await appWith().request('/preferences?utm_source=mail');
  expect([status, headers.getSetCookie()]).toEqual([200, []]);

  const { ask, reached } = withNewRoutes();
  const sent = await ask('/brand-new?gclid=1', { method: 'POST', headers: OWN, body: 'x'.repeat(100) });
  expect([await sent.text(), reached]).toEqual(['visit 1, 100 bytes', ['/brand-new']]);

  const found = await appWith().request('/cart?utm_source=mail&add=FK7502-214:100');
  expect(await found.text()).toContain('FK7502-214');
});

describe('an unknown method', () => {
  const app = appWith();
  const declared = ROUTE_TABLE.declarations.filter(({ isFallback }) => !isFallback);
  /** Paths where one handler receives all methods: protocols with their error format, and signed uploads, which do not exist without their secret. */
  const handledByProtocol = /^\/(?:items|auth|users|api\/v1\/catalog)\//;
  const paths = [...new Set(declared.map(({ pattern }) => pathOf(pattern)))].filter(
    (path) => !handledByProtocol.test(path),
  );

  test('covers all other paths', () => {
    expect(paths.length).toBeGreaterThan(90);
    const all = declared.filter(({ method }) => method === 'ALL').map(({ pattern }) => pattern);
    expect(all.sort()).toEqual([
      '/api/v1/catalog/prices',
      '/api/v1/catalog/stock',
      '/auth/*',
      '/auth/password/*',
      '/items/*',
      '/users/*',
    ]);
  });

  test.each([...paths, '/', '/o-rings', '/no-such-page'])('of %s returns 405 with Allow', async (path) => {
    const response = await app.request(path, { method: 'PROPFIND', headers: OWN });
    const allow = response.headers.get('Allow') ?? '';
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([405, 'no-store']);
    expect(allow).toMatch(/^(?:[A-Z]+, )+OPTIONS$/);
    expect(allow.includes('HEAD')).toBe(allow.includes('GET'));

    const options = await app.request(path, { method: 'OPTIONS', headers: { Origin: 'https://evil.example' } });
    expect([options.status, options.headers.get('Allow')]).toEqual([204, allow]);
    const isCrossOrigin = declared.some((one) => pathOf(one.pattern) === path && one.isCrossOrigin);
    expect(options.headers.get('Access-Control-Allow-Origin')).toBe(isCrossOrigin ? '*' : null);
  });

  test('lists exactly the methods of the path', async () => {
    const allowOf = async (path: string, method: string) => {
      const { status, headers } = await app.request(path, { method, headers: OWN });
      return [status, headers.get('Allow')];
    };
    expect(await allowOf('/api/quotes', 'GET')).toEqual([405, 'POST, OPTIONS']);
    expect(await allowOf('/api/account/lists', 'DELETE')).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
    expect(await allowOf('/admin/sync', 'PUT')).toEqual([405, 'GET, HEAD, POST, DELETE, OPTIONS']);
    expect(await allowOf('/api/brand-new', 'PUT')).toEqual([404, null]);
  });
});
