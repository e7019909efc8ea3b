import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import { AppError } from '../../src/server/http/app-error.ts';
import { CircuitOpenError } from '../../src/server/resilience/breaker.ts';
import { appWith } from '../support/services/fake-services.ts';

/** Internal details that only the log may contain. */
const SECRET = 'Broken at /srv/secret.ts:12';
const broken = () => appWith({ catalog: { get: () => Promise.reject(new Error(SECRET)), state: () => null } });

beforeEach(() => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('an unexpected error', () => {
  test('is a page that says how to reach the seller, without the cause', async () => {
    const response = await broken().request('/shop/orings');
    const html = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([500, 'text/html; charset=UTF-8']);
    expect(html).toContain('This page is not available right now');
    expect(html).toContain('sales@canyonseals.example');
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).not.toContain('secret');
  });

  test('is problem+json for the API', async () => {
    const response = await broken().request('/api/compounds-search');
    const text = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([500, 'application/problem+json']);
    expect(text).not.toContain('secret');
  });

  test('is logged with its request', async () => {
    const response = await broken().request('/shop/orings?search=private');
    const [line] = vi.mocked(console.error).mock.lastCall ?? [];
    expect(JSON.parse(String(line))).toEqual({
      event: 'request failed',
      message: 'GET /shop/orings failed.',
      error: `Error: ${SECRET}`,
      stack: expect.stringContaining('on-error.test.ts'),
      requestId: response.headers.get('X-Request-Id'),
    });
  });
});

test("does not log a visitor's mistake", async () => {
  expect((await appWith().request('/api/compounds-search?page=0')).status).toBe(400);
  expect((await appWith().request('/api/pricing/3')).status).toBe(404);
  expect(console.error).not.toHaveBeenCalled();
});

test('an error of the Worker keeps its status and message', async () => {
  const get = () => Promise.reject(new AppError('catalog-unavailable'));
  const response = await appWith({ catalog: { get, state: () => null } }).request('/api/pricing/107');
  expect(await response.json()).toEqual({
    type: '/developers#error-catalog-unavailable',
    code: 'catalog-unavailable',
    title: 'The catalog is unavailable right now. Try again in a minute.',
    status: 503,
    reference: response.headers.get('X-Request-Id'),
  });
  expect([response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual(['60', 'no-store']);
});

test('with invalid settings, every URL returns 500, and only the log names the setting', async () => {
  const app = createApp(() => {
    throw new Error('Setting SALES_EMAIL is invalid.');
  });
  for (const path of ['/', '/shop/orings', '/product/x', '/api/sizes', '/nowhere']) {
    const response = await app.request(path);
    expect(response.status, path).toBe(500);
    expect(await response.text()).not.toContain('SALES_EMAIL');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  }
  expect(vi.mocked(console.error).mock.calls.flat().join()).toContain('Setting SALES_EMAIL is invalid.');
});

test.each(['/sitemap.xml', '/sitemaps/parts-1.xml', '/sitemaps/datasheets.xml', '/og/product/fk7502-214.png'])(
  'without a catalog, %s returns plain text with 503 and Retry-After',
  async (path) => {
    const get = () => Promise.reject(new AppError('catalog-unavailable'));
    const response = await appWith({ catalog: { get, state: () => null } }).request(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([503, 'text/plain; charset=UTF-8']);
    expect([response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual(['60', 'no-store']);
    expect(await response.text()).toBe('The catalog is unavailable right now. Try again in a minute.');
  },
);

describe('the reference', () => {
  const unavailable = () =>
    appWith({ catalog: { get: () => Promise.reject(new AppError('catalog-unavailable')), state: () => null } });

  test('on the error page is the id in the header and the log', async () => {
    const response = await unavailable().request('/shop/orings');
    const id = response.headers.get('X-Request-Id');
    expect(await response.text()).toContain(`Reference <span class="text-mono">${id}</span>`);
  });

  test('is the platform’s request id, even when the client sends another', async () => {
    const headers = { 'CF-Ray': '8f1c2d3e4f5a6b7c-FRA', 'X-Request-Id': 'from-a-client' };
    const response = await unavailable().request('/api/compounds-search', { headers });
    expect(response.headers.get('X-Request-Id')).toBe('8f1c2d3e4f5a6b7c-FRA');
    expect(await response.json()).toMatchObject({ reference: '8f1c2d3e4f5a6b7c-FRA' });
  });

  test.each(['<script>', 'a'.repeat(65), 'short', '{"event":"x"}', 'a b c d e f g'])(
    'is never %s of a client',
    async (text) => {
      const response = await unavailable().request('/shop/orings', {
        headers: { 'CF-Ray': text, 'X-Request-Id': text },
      });
      const id = response.headers.get('X-Request-Id') ?? '';
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      expect(await response.text()).toContain(id);
    },
  );
});

test('an expected failure is one line without a stack, at most ten per minute', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ['Date'] });
  const cause = new CircuitOpenError('backend');
  const get = () => Promise.reject(new AppError('catalog-unavailable', { cause }));
  const app = appWith({ catalog: { get, state: () => null } });
  for (let request = 0; request < 50; request++) await app.request('/api/compounds-search');
  vi.useRealTimers();
  const lines = vi.mocked(console.warn).mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(lines).toHaveLength(10);
  expect(lines[0]).toEqual({
    event: 'request unavailable',
    message: 'GET /api/compounds-search failed.',
    error: 'AppError: The catalog is unavailable right now. Try again in a minute.',
    causes: [expect.stringContaining('CircuitOpenError: The circuit of backend is open')],
    requestId: expect.any(String),
  });
  expect(console.error).not.toHaveBeenCalled();
});

describe('an unknown URL', () => {
  test('shows the requested text, escaped', async () => {
    const response = await appWith().request(`/product/${encodeURIComponent('<img src=x>')}`);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('&lt;img src=x&gt;');
    expect(html).not.toContain('<img src=x>');
  });

  test.each(['/product/%E0%A4%A', '/%', '/%c0%ae%c0%ae/etc', `/${'a'.repeat(3000)}`])(
    '%.30s returns 404',
    async (path) => {
      expect((await appWith().request(path)).status).toBe(404);
    },
  );
});
