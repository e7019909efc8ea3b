import { describe, expect, test } from 'vitest';
import { FORMS } from '../../../src/domain/kit/forms/form-types.ts';
import { LARGEST_FORM_TEXT } from '../../../src/server/forms/largest-form.ts';
import { appWith } from '../../support/services/fake-services.ts';
import { ROUTE_TABLE } from '../../support/source/route-table.ts';

const ORIGIN = 'http://localhost';
const MULTIPART = 'multipart/form-data; boundary=x';
/** Small, so that the read-ahead of streams stays below the smallest limit. */
const CHUNK = 256;
/** The read-ahead of streams: the maximum read beyond a limit. */
const AHEAD = 8 * CHUNK;

const app = appWith({ items: async (request) => new Response(await request.text()) });
const TOKEN = 'a'.repeat(40);

/** One request for every URL that accepts a body. */
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

/** A body that never ends, and the number of bytes read from it. */
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

test('the list of URLs is not empty', () => {
  const paths = MUTATIONS.map(([, path]) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['/api/forms/RequestAQuoteForm', '/api/quotes', '/api/search', '/consent', '/auth/login']),
  );
});

describe.each(MUTATIONS)('%s %s', (method, path) => {
  test('rejects a declared size above the limit without reading', async () => {
    const { body, taken } = endless();
    const { status } = await send(method, path, body, { 'Content-Length': '40000000', 'Content-Type': MULTIPART });
    expect([status, taken()]).toEqual([413, 0]);
  });

  test.each([
    ['without a length', {}],
    ['with an invalid length', { 'Content-Length': '1e9' }],
    ['with a negative length', { 'Content-Length': '-1' }],
    ['with a wrong length', { 'Content-Length': '5' }],
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

describe('URLs that read their bodies', () => {
  test.each([
    ['POST', '/api/search', 'application/json'],
    ['POST', '/api/parts-lookup', 'application/json'],
    ['POST', '/api/prices', 'application/json'],
    ['POST', '/api/v1/prices', 'application/json'],
    ['POST', '/api/quotes', 'application/json'],
    ['POST', '/api/v1/quotes', 'application/json'],
    ['POST', '/api/forms/ContactUsForm', MULTIPART],
    ['POST', '/api/forms/ContactUsForm', 'application/json'],
    ['POST', '/consent', 'application/x-www-form-urlencoded'],
    ['POST', '/consent', MULTIPART],
    ['POST', '/auth/login', 'application/json'],
    ['POST', '/admin/sync', 'application/json'],
    ['SEARCH', '/items/products', 'application/json'],
  ])('%s %s returns 413 for an endless body of %s', async (method, path, type) => {
    const { body, taken } = endless();
    const response = await send(method, path, body, { 'Content-Type': type });
    expect(response.status).toBe(413);
    expect(taken()).toBeLessThanOrEqual(ROUTE_TABLE.largestBody(method, path, type) + AHEAD);
  });

  test('respond in the format of their protocol', async () => {
    const errorAt = async (path: string) => {
      const response = await send('POST', path, 'a', { 'Content-Length': '99999999' });
      return [response.headers.get('content-type'), await response.json()];
    };
    expect(await errorAt('/api/search')).toMatchObject(['application/problem+json', { status: 413 }]);
    expect(await errorAt('/auth/login')).toMatchObject([
      'application/json',
      { errors: [{ extensions: { code: 'CONTENT_TOO_LARGE' } }] },
    ]);
  });
});

test('delivers a body within its limit completely', async () => {
  const text = 'x'.repeat(LARGEST_FORM_TEXT);
  const response = await send('POST', '/items/products', text, { 'Content-Type': 'text/plain' });
  expect(await response.text()).toBe(text);
});

test('only a form with file uploads can be larger than the text limit', () => {
  const limits = Object.keys(FORMS).map(
    (type) => [type, ROUTE_TABLE.largestBody('POST', `/api/forms/${type}`, MULTIPART)] as const,
  );
  expect(Object.fromEntries(limits)).toMatchObject({ ContactUsForm: LARGEST_FORM_TEXT });
  expect(Math.max(...limits.map(([, bytes]) => bytes))).toBe(30 * 1024 * 1024 + 72 * 1024);
  expect(ROUTE_TABLE.largestBody('POST', '/api/forms/RequestAQuoteForm', 'application/json')).toBe(LARGEST_FORM_TEXT);
  expect(ROUTE_TABLE.largestBody('POST', '/api/forms/__proto__', MULTIPART)).toBe(LARGEST_FORM_TEXT);
});
