import { describe, expect, test } from 'vitest';
import { endpointUrl } from '../../../../src/domain/site/api/endpoint.ts';
import { type Operation, operations } from '../../../../src/domain/site/api/operations.ts';
import { createApp } from '../../../../src/server/app.ts';
import { earlyHeaders } from '../../../../src/server/render/early-headers.ts';
import { SITE } from '../../../../src/server/routes/route-families.ts';
import { defineRoutes } from '../../../../src/server/routing/routes.ts';
import { siteOf } from '../../../../src/server/routing/site.ts';
import { newTrust } from '../../../../src/server/security/page-trust.ts';
import { appWith, servicesWith } from '../../../support/services/fake-services.ts';
import { ROUTE_TABLE } from '../../../support/source/route-table.ts';

const app = appWith();
const ELSEWHERE = { Origin: 'https://plugin.example', 'Sec-Fetch-Site': 'cross-site' };
const JSON_TYPE = { 'Content-Type': 'application/json' };
const LINKS = [
  '</.well-known/api-catalog>; rel="api-catalog"',
  '</openapi.json>; rel="service-desc"; type="application/json"',
  '</developers>; rel="service-doc"; type="text/html"',
];

/** Operations that JavaScript of any site may call. */
const PUBLIC = operations().filter(
  ({ endpoint }) => ROUTE_TABLE.declarationOf(endpoint.method, endpoint.path)?.isCrossOrigin === true,
);
const named = PUBLIC.map((operation) => [operation.id, operation] as const);

const urlOf = ({ endpoint, example }: Operation): string => endpointUrl(endpoint, (example ?? {}) as never);
const initOf = ({ endpoint, example }: Operation): RequestInit => ({
  method: endpoint.method,
  headers: { ...ELSEWHERE, ...(endpoint.takes === 'json' && JSON_TYPE) },
  ...(endpoint.takes === 'json' && { body: JSON.stringify(example) }),
});

/** Checks a problem that JavaScript of other origins can read. */
const expectProblem = async (response: Response, status: number, code: string): Promise<Record<string, unknown>> => {
  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  const problem = (await response.json()) as Record<string, unknown>;
  expect(problem).toMatchObject({ type: `/developers#error-${code}`, status, code });
  expect(problem.title).toMatch(/^[A-Z].*\.$/);
  return problem;
};

test('most operations are public', () => {
  expect(PUBLIC.length).toBeGreaterThan(15);
});

describe.each(named)('%s', (_, operation) => {
  const { endpoint } = operation;

  test('leads to the description of the API and exposes its headers', async () => {
    const { headers } = await app.request(urlOf(operation), initOf(operation));
    for (const link of LINKS) expect(headers.get('Link')).toContain(link);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    for (const name of ['ETag', 'Retry-After', 'RateLimit', 'RateLimit-Policy', 'Link', 'Deprecation', 'Sunset'])
      expect(headers.get('Access-Control-Expose-Headers')).toContain(name);
    expect(headers.get('RateLimit-Policy')).toMatch(/^"client";q=\d+;w=60$/);
  });

  test('responds to a preflight request', async () => {
    const { status, headers } = await app.request(urlOf(operation), {
      method: 'OPTIONS',
      headers: {
        ...ELSEWHERE,
        'Access-Control-Request-Method': endpoint.method,
        'Access-Control-Request-Headers': 'content-type, if-none-match',
      },
    });
    expect(status).toBe(204);
    expect(headers.get('Allow')).toContain(endpoint.method);
    expect(headers.get('Access-Control-Allow-Methods')).toContain(endpoint.method);
    expect(headers.get('Access-Control-Allow-Headers')).toBe('Content-Type, If-None-Match, Request-Id, UCP-Agent');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  test('rejects another method with Allow', async () => {
    const response = await app.request(urlOf(operation), { method: 'PUT', headers: ELSEWHERE });
    expect(response.headers.get('Allow')).toContain(endpoint.method);
    await expectProblem(response, 405, 'wrong-method');
  });

  test('rejects a client over its limit with the time to wait', async () => {
    const limit = ROUTE_TABLE.declarationOf(endpoint.method, endpoint.path)?.limit ?? '';
    const env = { REQUEST_LOG: 'off', [limit]: { limit: async () => ({ success: false }) } };
    const response = await app.request(urlOf(operation), initOf(operation), env as never);
    expect(response.headers.get('Retry-After')).toBe('60');
    expect(response.headers.get('RateLimit')).toBe('"client";r=0;t=60');
    expect(response.headers.get('RateLimit-Policy')).toMatch(/^"client";q=\d+;w=60$/);
    await expectProblem(response, 429, 'too-many');
  });
});

describe('bodies', () => {
  const posts = named.filter(([, { endpoint }]) => endpoint.takes === 'json');

  test.each(posts)('of %s must be JSON', async (_, operation) => {
    const send = (body: string, headers: Record<string, string>) =>
      app.request(operation.endpoint.path, { method: 'POST', body, headers: { ...ELSEWHERE, ...headers } });
    const untyped = await expectProblem(await send('{}', { 'Content-Type': 'text/plain' }), 415, 'unsupported-type');
    expect(untyped.title).toContain('Content-Type: application/json');
    for (const body of ['{"lines":', '', 'null', '7'])
      expect(await expectProblem(await send(body, JSON_TYPE), 400, 'bad-input')).toMatchObject({ parameter: 'body' });
    const large = 'x'.repeat(128 * 1024);
    await expectProblem(await send(large, JSON_TYPE), 413, 'too-large');
  });

  test.each(posts)('of %s with unknown fields never show the words of a validator', async (_, { endpoint }) => {
    for (const body of [
      '{}',
      '{"nonsense":1}',
      '{"ring":{"size":7},"lines":[7],"media":[{"medium":7}],"part_numbers":7}',
    ]) {
      const response = await app.request(endpoint.path, { method: 'POST', body, headers: JSON_TYPE });
      const text = await response.text();
      expect(text).not.toMatch(/Invalid|Expected|received|undefined|NaN/);
    }
  });
});

test('a path that does not exist is 404, which other origins can read', async () => {
  await expectProblem(await app.request('/api/v1/none', { headers: ELSEWHERE }), 404, 'not-found');
  await expectProblem(await app.request('/api/v1/parts/none', { headers: ELSEWHERE }), 404, 'not-found');
  const internal = await app.request('/api/none', { headers: ELSEWHERE });
  expect(internal.headers.get('Access-Control-Allow-Origin')).toBeNull();
});

describe('responses of the catalog', () => {
  const read = named.filter(
    ([, { endpoint }]) =>
      endpoint.method === 'GET' && ROUTE_TABLE.policyAt(endpoint.path).policy.tags.includes('catalog'),
  );

  test('are most of those to GET', () => {
    expect(read.length).toBeGreaterThan(8);
  });

  test.each(read)('%s has an ETag, which returns 304', async (_, operation) => {
    const response = await app.request(urlOf(operation), { headers: ELSEWHERE });
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([
      200,
      'public, max-age=0, must-revalidate',
    ]);
    const etag = response.headers.get('ETag') ?? '';
    expect(etag).toMatch(/^W\/".+"$/);
    const again = await app.request(urlOf(operation), { headers: { ...ELSEWHERE, 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  test.each(read.filter(([, { endpoint }]) => !endpoint.path.endsWith('.zip')))(
    '%s names the version of the catalog in header and body',
    async (_, operation) => {
      const response = await app.request(urlOf(operation));
      const { catalog_version: version } = (await response.json()) as { catalog_version: string };
      expect(response.headers.get('X-Catalog-Version')).toBe(version);
    },
  );

  test('parts, compounds and sizes are cached for all clients, and unknown parameters still rejected', async () => {
    const fresh = appWith();
    for (const path of ['/api/v1/compounds/fk7502', '/api/v1/parts/fk7502-214', '/api/v1/sizes?standard=jis']) {
      await fresh.request(path);
      expect((await fresh.request(path)).headers.get('Cache-Status'), path).toBe('response-cache; hit');
    }
    for (const path of [
      '/api/v1/parts/fk7502-214?x=1',
      '/api/v1/sizes?x=1',
      '/api/v1/sizes?standard=',
      '/api/v1/parts?page=1',
    ])
      await expectProblem(await fresh.request(path), 400, 'bad-input');
  });
});

test('robots may read the documentation of the API', async () => {
  const robots = await (await app.request('/robots.txt')).text();
  expect(robots).toContain('Allow: /openapi.json');
  const disallowed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  for (const path of ['/developers', '/.well-known/api-catalog'])
    expect(disallowed.filter((prefix) => path.startsWith(prefix))).toEqual([]);
});

test('the home page leads to the API, and no other page does', () => {
  const linkOf = (canonical: string) =>
    earlyHeaders({ title: 'Page', description: '', canonical }, newTrust(true)).Link;
  for (const one of LINKS) expect(linkOf('/')).toContain(one);
  expect(linkOf('/o-rings')).not.toContain('api-catalog');
});

test('a deprecated route says since when and until when it works', async () => {
  const old = defineRoutes().get(
    '/api/v1/old',
    { crossOrigin: true, deprecated: { since: '2027-01-01', sunset: '2028-01-01' } },
    (c) => c.json({}),
  );
  const site = siteOf({ ...SITE, programs: [old, ...SITE.programs] });
  const services = servicesWith({});
  const { headers } = await createApp(() => services, null, site).request('/api/v1/old', {}, {
    REQUEST_LOG: 'off',
  } as never);
  expect(headers.get('Deprecation')).toBe('@1798761600');
  expect(headers.get('Sunset')).toBe('Sat, 01 Jan 2028 00:00:00 GMT');
  expect(headers.get('Link')).toContain('</developers#versions>; rel="deprecation"');
});
