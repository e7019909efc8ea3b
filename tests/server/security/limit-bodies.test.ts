import { describe, expect, test } from 'vitest';
import { FORMS } from '../../../src/domain/kit/forms/form-types.ts';
import { LARGEST_FORM_TEXT } from '../../../src/server/forms/largest-form.ts';
import { appWith } from '../../support/fake-services.ts';
import { ROUTE_TABLE } from '../../support/route-table.ts';

const ORIGIN = 'http://localhost';
const MULTIPART = 'multipart/form-data; boundary=x';
/** Small, so that what streams read ahead stays below the smallest limit. */
const CHUNK = 256;
/** What streams keep ready: no more than this is read beyond a limit. */
const AHEAD = 8 * CHUNK;

const app = appWith({ items: async (request) => new Response(await request.text()) });
const TOKEN = 'a'.repeat(40);

/** Every address that takes a body, by one request each. */
const MUTATIONS = [
  ...new Set(
    app.routes
      .filter(({ method, path }) => !['GET', 'HEAD', 'OPTIONS'].includes(method) && !path.endsWith('/*'))
      .map(({ method, path }) => `${method === 'ALL' ? 'POST' : method} ${path.replace(':type', 'RequestAQuoteForm')}`),
  ),
  'POST /items/products',
  'SEARCH /items/products',
  'POST /api/nowhere',
  'PUT /shop/orings',
  'POST /',
].map((one) => one.split(' ') as [method: string, path: string]);

/** A body that never ends by itself, and how much of it was taken. */
const endless = (): { readonly body: ReadableStream<Uint8Array>; readonly taken: () => number } => {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        taken += CHUNK;
        controller.enqueue(new Uint8Array(CHUNK).fill(97));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, taken: () => taken };
};

const send = (method: string, path: string, body: BodyInit, headers: Record<string, string>) =>
  app.request(
    `${ORIGIN}${path}`,
    {
      method,
      body,
      headers: { Origin: ORIGIN, Authorization: `Bearer ${TOKEN}`, ...headers },
      duplex: 'half',
    } as RequestInit,
    { REQUEST_LOG: 'off', SYNC_TOKEN: TOKEN },
  );

test('there are addresses to look at', () => {
  const paths = MUTATIONS.map(([, path]) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['/api/forms/RequestAQuoteForm', '/api/quotes', '/api/search', '/consent', '/auth/login']),
  );
});

describe.each(MUTATIONS)('%s %s', (method, path) => {
  test('refuses what says it is too large without reading it', async () => {
    const { body, taken } = endless();
    const { status } = await send(method, path, body, { 'Content-Length': '40000000', 'Content-Type': MULTIPART });
    expect([status, taken()]).toEqual([413, 0]);
  });

  test.each([
    ['without a length', {}],
    ['with a length that is none', { 'Content-Length': '1e9' }],
    ['with a length below zero', { 'Content-Length': '-1' }],
    ['with a length that is not true', { 'Content-Length': '5' }],
  ])('reads no more than its limit of a body %s', async (_, headers) => {
    const { body, taken } = endless();
    const type = path.startsWith('/api/forms') ? 'application/x-www-form-urlencoded' : 'application/json';
    const { status } = await send(method, path, body, { 'Content-Type': type, ...headers });
    expect(status).toBeGreaterThanOrEqual(300);
    expect(status).toBeLessThan(500);
    expect(taken()).toBeLessThanOrEqual(ROUTE_TABLE.largestBody(method, path, type) + AHEAD);
    if (taken() > ROUTE_TABLE.largestBody(method, path, type)) expect(status).toBe(413);
  });
});

describe('addresses that read their bodies', () => {
  test.each([
    ['POST', '/api/search', 'application/json'],
    ['POST', '/api/parts-lookup', 'application/json'],
    ['POST', '/api/v1/prices', 'application/json'],
    ['POST', '/api/quotes', 'application/json'],
    ['POST', '/api/forms/ContactUsForm', MULTIPART],
    ['POST', '/api/forms/ContactUsForm', 'application/json'],
    ['POST', '/consent', 'application/x-www-form-urlencoded'],
    ['POST', '/consent', MULTIPART],
    ['POST', '/auth/login', 'application/json'],
    ['POST', '/admin/sync', 'application/json'],
    ['SEARCH', '/items/products', 'application/json'],
  ])('%s %s answers 413 to a body of %s that does not end', async (method, path, type) => {
    const { body, taken } = endless();
    const response = await send(method, path, body, { 'Content-Type': type });
    expect(response.status).toBe(413);
    expect(taken()).toBeLessThanOrEqual(ROUTE_TABLE.largestBody(method, path, type) + AHEAD);
  });

  test('by the protocol of those who ask', async () => {
    const said = async (path: string) => {
      const response = await send('POST', path, 'a', { 'Content-Length': '99999999' });
      return [response.headers.get('content-type'), await response.json()];
    };
    expect(await said('/api/search')).toMatchObject(['application/problem+json', { status: 413 }]);
    expect(await said('/auth/login')).toMatchObject([
      'application/json',
      { errors: [{ extensions: { code: 'CONTENT_TOO_LARGE' } }] },
    ]);
  });
});

test('a body within its limit arrives whole', async () => {
  const text = 'x'.repeat(LARGEST_FORM_TEXT);
  const response = await send('POST', '/items/products', text, { 'Content-Type': 'text/plain' });
  expect(await response.text()).toBe(text);
});

test('only a form that takes files, sent with them, may be larger than the text of a form', () => {
  const limits = Object.keys(FORMS).map(
    (type) => [type, ROUTE_TABLE.largestBody('POST', `/api/forms/${type}`, MULTIPART)] as const,
  );
  expect(Object.fromEntries(limits)).toMatchObject({ ContactUsForm: LARGEST_FORM_TEXT });
  expect(Math.max(...limits.map(([, bytes]) => bytes))).toBe(30 * 1024 * 1024 + 72 * 1024);
  expect(ROUTE_TABLE.largestBody('POST', '/api/forms/RequestAQuoteForm', 'application/json')).toBe(LARGEST_FORM_TEXT);
  expect(ROUTE_TABLE.largestBody('POST', '/api/forms/__proto__', MULTIPART)).toBe(LARGEST_FORM_TEXT);
});
