import { describe, expect, test } from 'vitest';
import { DESK, deskSite } from '../../../src/server/desk/desk-site.ts';
import { defineDeskRoutes, defineRoutes } from '../../../src/server/routing/routes.ts';
import { appWithStaff, fakeStaff } from '../../support/services/fake-staff.ts';

const OWN = { Origin: 'http://localhost' };

/** Everything of a response that a client can compare. IDs and nonces differ per request. */
const comparable = async (response: Response, path: string) => ({
  status: response.status,
  headers: [...response.headers]
    .filter(([name]) => !['x-request-id', 'server-timing'].includes(name))
    .map(([name, value]) => [name, value.replace(/nonce-[^']+/g, 'nonce')]),
  text: (await response.text())
    .replaceAll(path, '/PATH')
    .replace(/nonce="[^"]+"/g, '')
    .replaceAll(response.headers.get('x-request-id') ?? '', 'ID'),
});

describe('without a session', () => {
  const { staff, add } = fakeStaff();
  add('mara@canyonseals.example', 'admin');
  const app = appWithStaff(staff);
  const patterns = DESK.table.declarations.map(({ method, pattern }) => ({
    method,
    path: pattern.replace(/:path\{[^}]*\}+/, 'f'.repeat(32)).replace(/:\w+/g, 'x'),
  }));
  const cookies = [
    undefined,
    '__Host-desk=x',
    `__Host-desk=${'A'.repeat(43)}`,
    `__Host-desk-browser=${'0'.repeat(32)}`,
  ];

  test.each(patterns)('$method $path responds like an unknown page', async ({ method, path }) => {
    const unknown = path.replace('/desk', '/dusk');
    for (const cookie of cookies) {
      const init = { method, headers: { ...OWN, ...(cookie && { Cookie: cookie }) } };
      const [desk, other] = [await app.request(path, init), await app.request(unknown, init)];
      expect(desk.headers.getSetCookie()).toEqual([]);
      expect(await comparable(desk, path)).toEqual(await comparable(other, unknown));
    }
  });

  test('is not distinguished by a large body or by another method', async () => {
    for (const init of [
      { method: 'POST', headers: OWN, body: 'x'.repeat(5000) },
      { method: 'PUT', headers: OWN, body: 'x' },
      { method: 'OPTIONS' },
      { method: 'POST', headers: { Origin: 'https://evil.example' } },
    ]) {
      const [desk, other] = [await app.request('/desk/sign-out', init), await app.request('/dusk/sign-out', init)];
      expect(await comparable(desk, '/desk/sign-out')).toEqual(await comparable(other, '/dusk/sign-out'));
    }
  });
});

describe('with a session', () => {
  test('shows the desk, which is never stored and loads nothing from elsewhere', async () => {
    const { staff, add, cookieOf } = fakeStaff();
    const response = await appWithStaff(staff).request('/desk', {
      headers: { Cookie: await cookieOf(add('mara@canyonseals.example', 'admin')) },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(response.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; script-src 'self';/);
    const html = await response.text();
    expect(html).toContain('Hello mara');
    expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  });

  test('ends after two idle hours and after twelve hours', async () => {
    let now = Date.UTC(2026, 10, 23);
    const { staff, add, cookieOf } = fakeStaff(() => now);
    const cookie = await cookieOf(add('mara@canyonseals.example', 'admin'));
    const app = appWithStaff(staff);
    const status = async () => (await app.request('/desk', { headers: { Cookie: cookie } })).status;
    const hour = 3_600_000;
    for (let at = 0; at < 11; at++) {
      now += hour;
      expect(await status()).toBe(200);
    }
    now += hour;
    expect(await status()).toBe(404);

    const idle = await cookieOf(add('tomas@canyonseals.example', 'sales'));
    now += 2 * hour;
    expect((await app.request('/desk', { headers: { Cookie: idle } })).status).toBe(404);
  });

  test('rejects forms of other sites, and ends at sign-out', async () => {
    const { staff, add, cookieOf } = fakeStaff();
    const Cookie = await cookieOf(add('mara@canyonseals.example', 'admin'));
    const app = appWithStaff(staff);
    const post = (headers: HeadersInit) =>
      app.request('/desk/sign-out', { method: 'POST', headers: { Cookie, ...headers } });
    expect((await post({ Origin: 'https://evil.example' })).status).toBe(403);
    expect((await post({})).status).toBe(403);
    const out = await post(OWN);
    expect(out.status).toBe(303);
    expect(out.headers.get('Location')).toBe(`/desk/${await staff.path.read()}`);
    expect(out.headers.getSetCookie()[0]).toMatch(
      /^__Host-desk=; Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Strict/,
    );
    expect((await app.request('/desk', { headers: { Cookie } })).status).toBe(404);
  });

  test('sends a browser that signed in before to the sign-in page, and nobody else', async () => {
    const { staff } = fakeStaff();
    const app = appWithStaff(staff);
    const path = await staff.path.read();
    const response = await app.request('/desk/people', { headers: { Cookie: `__Host-desk-browser=${path}` } });
    expect([response.status, response.headers.get('Location')]).toEqual([303, `/desk/${path}`]);
    expect((await app.request(`/desk/${path}`)).status).toBe(200);
  });
});

describe('a route of the desk', () => {
  const desk = deskSite([
    defineDeskRoutes('/new')
      .get('/', { staff: 'read' }, (c) => c.text(`hello ${c.var.staff.name}`))
      .post('/', { staff: 'quotes' }, async (c) => c.text(await c.req.text())),
  ]);

  test('checks the permission before the body is read, and records the refusal', async () => {
    const { db, staff, add, cookieOf } = fakeStaff();
    const app = appWithStaff(staff, { desk });
    const viewer = await cookieOf(add('sam@canyonseals.example', 'viewer'));
    const sales = await cookieOf(add('tomas@canyonseals.example', 'sales'));
    const post = (Cookie: string) =>
      app.request('/desk/new', { method: 'POST', headers: { Cookie, ...OWN }, body: 'sent' });
    const refused = await post(viewer);
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain('It needs Sales or Admin.');
    expect(await (await post(sales)).text()).toBe('sent');
    expect(db.prepare('SELECT who, action, subject, after FROM staff_audit').all()).toEqual([
      {
        who: 'sam <sam@canyonseals.example>',
        action: 'refused',
        subject: 'POST /desk/new',
        after: '{"needs":"quotes"}',
      },
    ]);
  });

  test('does not compile and does not start without the rule', () => {
    const misuse = (): void => {
      // @ts-expect-error: a route of the desk declares who may use it.
      defineDeskRoutes('/new').get('/', {}, (c) => c.text('x'));
    };
    expect(misuse).toBeTypeOf('function');
    expect(() => deskSite([defineRoutes('/desk/new').get('/', {}, (c) => c.text('x'))])).toThrow(
      'GET /desk/new does not declare which staff may use it.',
    );
  });
});
