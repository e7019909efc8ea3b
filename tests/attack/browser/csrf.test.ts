import { describe, expect, test } from 'vitest';
import { SITE as SITE_ROUTES } from '../../../src/server/routes/route-families.ts';
import { attack, attackSafely } from '../support/attack.ts';
import { CSRF_RULES, type Guard, guardOf } from '../support/csrf-rules.ts';
import { mutationRoutes, pathOf, workerRoutes } from '../support/routes.ts';
import { SITE } from '../support/target.ts';

/** The headers that browsers add to a request from a page of another site. */
const ELSEWHERE: readonly (readonly [name: string, headers: Record<string, string>])[] = [
  ['a foreign origin', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['an origin that looks alike', { Origin: `${SITE}.evil.example` }],
  ['this host without TLS', { Origin: SITE.replace('https', 'http') }],
  ['this host at another port', { Origin: `${SITE}:8443` }],
  ['a name below this host', { Origin: SITE.replace('www.', 'shop.www.') }],
  ['an origin in capitals with a slash', { Origin: `${SITE.toUpperCase()}/` }],
  ['the origin of a sandbox', { Origin: 'null' }],
  ['an empty origin', { Origin: '', 'Sec-Fetch-Site': 'cross-site' }],
  ['no origin, sent by another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['no origin, sent by a neighbor', { 'Sec-Fetch-Site': 'same-site' }],
  ['no origin, no word of the browser', {}],
  [
    'a foreign origin and a forwarded host',
    { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' },
  ],
];

/** Content types that a form of another site can send without a preflight request. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=b', 'text/plain'] as const;

const BODY = '{"email":"a@b.example","password":"x","contact":{},"items":[],"answer":"yes"}';

const REFUSALS: Readonly<Record<Guard, readonly number[]>> = {
  origin: [403],
  secret: [401, 403, 404, 405],
  // Read like an anonymous request, without data of the visitor.
  json: [200, 202, 204, 400, 401, 403, 404, 415, 422, 429],
  harmless: [200, 204, 303, 400, 403, 404, 405, 406, 415],
};

const routes = mutationRoutes().map(
  (route) => [`${route.method} ${route.pattern}`, route, pathOf(route.pattern)] as const,
);
const methodOf = (method: string): string => (method === 'ALL' ? 'POST' : method);

describe.concurrent.each(routes)('%s', (_, route, path) => {
  const guard = guardOf(route);
  const method = methodOf(route.method);
  const isCrossOrigin = SITE_ROUTES.table.declarationOf(route.method, route.pattern)?.isCrossOrigin === true;

  test('any origin may read only what changes nothing', () => {
    if (isCrossOrigin) expect(guard).toBe('harmless');
  });

  test.each(ELSEWHERE)(`is ${guard}: %s`, async (__, headers) => {
    const answer = await attackSafely(path, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: BODY,
    });
    expect(REFUSALS[guard], `answered ${answer.status}`).toContain(answer.status);
    expect(answer.headers.getSetCookie(), 'sets no cookie').toEqual([]);
    const readers = answer.headers.get('Access-Control-Allow-Origin') ?? SITE;
    expect(readers, 'lets no other site read').toBe(isCrossOrigin ? '*' : SITE);
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  });

  test.each(FORM_TYPES)('a form of another site: %s', async (type) => {
    const headers = { Origin: 'https://evil.example', 'Content-Type': type };
    const { status } = await attackSafely(path, { method, headers, body: BODY });
    // A form cannot send what requires JSON.
    const refused = guard === 'json' ? [400, 401, 403, 404, 415, 429] : REFUSALS[guard];
    expect(refused, `answered ${status}`).toContain(status);
  });

  test('a preflight request is allowed only where any origin may read, and never with credentials', async () => {
    const headers = {
      Origin: 'https://evil.example',
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'content-type,authorization',
    };
    const answer = await attack(path, { method: 'OPTIONS', headers });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(isCrossOrigin ? '*' : null);
    expect(answer.headers.get('Access-Control-Allow-Headers') ?? '').not.toMatch(/authorization/i);
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  });

  test('ignores another method in a header or parameter of a GET request', async () => {
    const plain = await attack(path);
    for (const name of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override']) {
      const answer = await attack(path, { headers: { [name]: method, Origin: 'https://evil.example' } });
      expect(answer.status, name).toBe(plain.status);
    }
    const answer = await attack(`${path}?_method=${method}&method=${method}`);
    expect([plain.status, 400, 401, 403]).toContain(answer.status);
  });
});

describe('the rules', () => {
  test('every exception has a reason and a unique route', () => {
    for (const { route, why } of CSRF_RULES) expect(why.length, route).toBeGreaterThan(10);
    expect(new Set(CSRF_RULES.map(({ route }) => route)).size).toBe(CSRF_RULES.length);
  });

  test('every exception names an existing route', () => {
    const there = new Set(workerRoutes().map(({ method, pattern }) => `${method} ${pattern}`));
    const gone = CSRF_RULES.filter(({ route }) => !there.has(route)).map(({ route }) => route);
    expect(gone).toEqual([]);
  });

  test('accepts requests from a page of this site', async () => {
    const headers = { Origin: SITE, 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await attack('/consent', { method: 'POST', headers, body: 'answer=no&return=/' })).status).toBe(303);
  });
});
