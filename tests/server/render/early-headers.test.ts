import { describe, expect, test } from 'vitest';
import { assets } from '../../../src/server/http/assets.ts';
import { TEXT_FONT } from '../../../src/server/render/early-headers.ts';
import { appWith } from '../../support/services/fake-services.ts';

const get = (path: string, headers: Record<string, string> = {}) => appWith().request(path, { headers });

describe('early headers of a page', () => {
  test('name its stylesheets and its text font, and nothing else', async () => {
    const link = (await get('/shop/orings')).headers.get('Link') ?? '';
    expect([...link.matchAll(/<([^>]+)>; rel=preload/g)].map(([, file]) => file)).toEqual([
      assets.css.site,
      assets.css.store,
      TEXT_FONT,
    ]);
  });

  test('name what the page itself loads', async () => {
    const page = await get('/product/fk7502-214');
    const html = await page.text();
    for (const [, file = 'none'] of (page.headers.get('Link') ?? '').matchAll(/<([^>]+)>/g)) {
      expect(html).toContain(`href="${file}"`);
    }
  });

  test('are the same in a cached response', async () => {
    const app = appWith();
    const [rendered, cached] = [await app.request('/shop/orings'), await app.request('/shop/orings')];
    expect(cached.headers.get('Cache-Status')).toBe('response-cache; hit');
    for (const name of ['Link', 'Speculation-Rules']) {
      expect(rendered.headers.get(name), name).not.toBeNull();
      expect(cached.headers.get(name), name).toBe(rendered.headers.get(name));
    }
  });

  test.each([
    ['an API response', '/api/compounds-search'],
    ['an error without a page', '/api/nowhere'],
    ['a file', '/robots.txt'],
    ['a drawing', '/product/fk7502-214/drawing.svg'],
    ['a redirect', '/product/FK7502-214'],
  ])('are empty for %s', async (_, path) => {
    const { headers } = await get(path);
    expect([headers.get('Link'), headers.get('Speculation-Rules')]).toEqual([null, null]);
  });
});

describe('pages are prefetched', () => {
  test('from a page that is the same for everyone', async () => {
    expect((await get('/shop/orings')).headers.get('Speculation-Rules')).toBe(`"${assets.speculationRules}"`);
  });

  test.each([
    ['is in an A/B test', '/shop/orings', { Cookie: 'builder.tests.abc=armB' }],
    ['has a counted visit', '/shop/orings', { Cookie: 'builderSessionId=abc' }],
    ['edits', '/shop/orings?edit_token=x', {}],
    ['opens the cart', '/cart', {}],
    ['logs in', '/login', {}],
  ])('not for a visitor who %s', async (_, path, headers) => {
    const page = await get(path, headers);
    expect([page.headers.has('Link'), page.headers.has('Speculation-Rules')]).toEqual([true, false]);
  });
});
