import { reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, describe, expect, type Mock, test, vi } from 'vitest';
import type { PricingData } from '../../src/domain/shop/pricing/pricing-data.ts';
import { createApp } from '../../src/server/app.ts';
import { servicesOf } from '../../src/server/services.ts';
import { insertSmallData, PART } from './small-data.ts';

/** A new isolate. */
const isolate = { ...env };
const app = createApp(servicesOf);
const get = async (path: string): Promise<Response> => app.request(`http://store.test${path}`, {}, isolate);

/** Details that a response must never reveal. */
const INNARDS = /no such table|D1_ERROR|SQLITE|sizes: |\n\s+at |\.tsx?:\d|AppError|node_modules/;

let log: Mock;
beforeAll(reset);
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('with no tables in D1 and nothing in KV', () => {
  test.each(['/shop/orings', '/product/fk7502-214', '/product/fk7502-214/drawing.svg'])(
    '%s returns a 503 page that says how to reach the seller',
    async (path) => {
      const response = await get(path);
      const html = await response.text();
      expect([response.status, response.headers.get('content-type')]).toEqual([503, 'text/html; charset=UTF-8']);
      expect(html).toContain('This page is not available right now');
      expect(html).toContain(env.SALES_EMAIL);
      expect(html).not.toMatch(INNARDS);
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
      expect(log).toHaveBeenCalled();
    },
  );

  test.each(['/api/compounds-search', '/api/sizes', `/api/pricing/${PART.usual}`])(
    '%s returns 503 as problem+json',
    async (path) => {
      const response = await get(path);
      const text = await response.text();
      expect([response.status, response.headers.get('content-type')]).toEqual([503, 'application/problem+json']);
      expect(JSON.parse(text)).toEqual({
        type: expect.stringMatching(/^\/developers#error-/),
        code: expect.any(String),
        title: expect.any(String),
        status: 503,
        reference: response.headers.get('x-request-id'),
      });
      expect(text).not.toMatch(INNARDS);
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  test.each(['/healthz', '/cart', '/preferences'])('%s works', async (path) => {
    const response = await get(path);
    await response.body?.cancel();
    expect(response.status).toBeLessThan(400);
  });

  test('publishes nothing', async () => {
    expect((await env.CACHE.list()).keys).toEqual([]);
  });
});

describe('once D1 contains the catalog', () => {
  test('the same isolate responds', async () => {
    await insertSmallData();
    expect((await get('/api/compounds-search')).status).toBe(200);
  });

  test('and without price tables, uses the last good prices, marked with their time', async () => {
    expect(((await (await get(`/api/pricing/${PART.usual}`)).json()) as PricingData).asOf).toBeNull();
    await env.DB.prepare('DROP TABLE price_list_lines').run();
    const data = (await (await get(`/api/pricing/${PART.usual}`)).json()) as PricingData;
    expect(data.asOf).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(data.priceList?.breaks).toHaveLength(4);
    expect(await (await get('/product/fk7502-214')).text()).toContain('Prices and stock as of');
  });

  test('a part whose prices were never read has a page with a quote link, and its API reports unread prices', async () => {
    const page = await get('/product/fk7502-213');
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toMatch(/Prices could not be loaded\. Our price server is not answering\. This part started at \$\d/);
    expect(html).toContain('/request-a-quote?');
    expect(html).not.toMatch(INNARDS);
    const api = await get(`/api/pricing/${PART.manyLines}`);
    expect([api.status, api.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await api.json()).toMatchObject({ productId: PART.manyLines, priceList: null, isUnread: true });
  });
});
