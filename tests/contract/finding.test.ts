import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES } from '../../src/domain/site/route-table.ts';
import type { SiteRoute } from '../../src/domain/site/site-route.ts';
import { startBuiltWorker } from '../support/built-worker.ts';

const ORIGIN = 'http://store.test';
/** The configured URL, regardless of the requested host. */
const SITE = 'https://canyonseals.example';
let worker: Miniflare;

beforeAll(async () => {
  worker = await startBuiltWorker(Number(process.env.PORT ?? 8797));
});
afterAll(() => worker.dispose());

const get = (path: string) => worker.dispatchFetch(ORIGIN + path, { redirect: 'manual' });
const text = async (path: string): Promise<string> => (await get(path)).text();
const locations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);

describe('sitemaps', () => {
  test('list every part exactly once, up to 50,000 per file', async () => {
    const catalog = (await (await get('/api/compounds-search')).json()) as { totalItems: number };
    const files = locations(await text('/sitemap.xml')).filter((url) => url.includes('/parts-'));
    const parts = new Set<string>();
    let listed = 0;
    for (const file of files) {
      const found = locations(await text(new URL(file).pathname));
      expect(found.length).toBeLessThanOrEqual(50_000);
      listed += found.length;
      for (const url of found) parts.add(url);
    }
    console.log(`sitemap: ${listed} part addresses in ${files.length} files, catalog: ${catalog.totalItems}`);
    expect(listed).toBe(catalog.totalItems);
    expect(parts.size).toBe(catalog.totalItems);
  }, 120_000);

  test('a listed part has its page at exactly that URL', async () => {
    const [, , one = ''] = locations(await text('/sitemaps/parts-7.xml'));
    expect((await get(new URL(one).pathname)).status).toBe(200);
  });

  test('pages.xml lists every page of the route table, except those with noindex', async () => {
    const paths = locations(await text('/sitemaps/pages.xml')).map((url) => new URL(url).pathname);
    const isListed = ({ path }: SiteRoute): boolean => paths.includes(path);
    const [hidden, shown] = [ROUTES.filter(({ noindex }) => noindex), ROUTES.filter(({ noindex }) => !noindex)];
    expect(shown.filter((route) => !isListed(route))).toEqual([]);
    expect(hidden.length).toBeGreaterThan(10);
    expect(hidden.filter(isListed)).toEqual([]);
    expect(paths).not.toContain('/dummy');
  });

  test('returns 404 for a file past the last one', async () => {
    expect((await get('/sitemaps/parts-9999.xml')).status).toBe(404);
  });

  test('robots.txt names the sitemap and excludes filters', async () => {
    const robots = await text('/robots.txt');
    expect(robots).toContain('Sitemap: https://canyonseals.example/sitemap.xml');
    expect(robots).toContain('Disallow: /shop/orings?');
  });
});

describe('URLs', () => {
  test.each([
    ['/FAQ', '/faq'],
    ['/faq/', '/faq'],
    ['/Industries/Oil-Field/?a=B', '/industries/oil-field?a=B'],
    ['/Shop/ORings?material=fkm', '/shop/orings?material=fkm'],
    ['/product/FK7502-214/', '/product/fk7502-214'],
  ])('%s redirects permanently to %s', async (from, to) => {
    const response = await get(from);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(to);
  });

  test.each(['/no-such-page', '/No-Such-Page/', '//evil.example/', '/%2f%2fevil.example', `/${'a'.repeat(10_000)}`])(
    '%.60s returns 404 with links',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('href="/shop/orings"');
    },
  );
});

const structured = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );
const typed = async (path: string, type: string): Promise<Record<string, unknown> | undefined> =>
  structured(await text(path)).find((data) => data['@type'] === type);

describe('structured data', () => {
  test('the home page describes the company and its search', async () => {
    expect(await typed('/', 'Organization')).toMatchObject({ name: 'Canyon Seals', url: `${SITE}/` });
    expect(await typed('/', 'WebSite')).toMatchObject({ potentialAction: { '@type': 'SearchAction' } });
  });

  test('a page lists its breadcrumbs', async () => {
    const list = await typed('/industries/oil-field', 'BreadcrumbList');
    expect(list?.itemListElement).toMatchObject([
      { position: 1, item: `${SITE}/` },
      { position: 2, item: `${SITE}/industries-hub` },
      { position: 3, item: `${SITE}/industries/oil-field` },
    ]);
  });

  test('the FAQ page lists its entries', async () => {
    const faq = (await typed('/faq', 'FAQPage')) as { mainEntity: { acceptedAnswer: { text: string } }[] };
    expect(faq.mainEntity.length).toBeGreaterThanOrEqual(14);
    for (const { acceptedAnswer } of faq.mainEntity) expect(acceptedAnswer.text).not.toMatch(/<|^$/);
  });

  test('a part lists its properties and its price', async () => {
    const group = (await typed('/product/fk7502-214', 'ProductGroup')) as { hasVariant: Record<string, unknown>[] };
    expect(group).toMatchObject({ productGroupID: 'FK7502', variesBy: ['https://schema.org/size'] });
    const [product, ...others] = group.hasVariant;
    expect(product).toMatchObject({
      sku: 'FK7502-214',
      mpn: 'FK7502-214',
      size: 'AS568-214',
      offers: { '@type': 'Offer', priceCurrency: 'USD' },
    });
    expect(product?.additionalProperty).toContainEqual({
      '@type': 'PropertyValue',
      name: 'Inside diameter',
      value: 24.99,
      unitCode: 'MMT',
      minValue: 24.736,
      maxValue: 25.244,
    });
    expect(others.length).toBeGreaterThan(0);
    for (const one of others)
      expect(one).toEqual({ '@type': 'Product', url: expect.stringMatching(`^${SITE}/product/`) });
  });

  test.each(['/', '/x-rings', '/product/fk7502-214'])('%s has a preview picture of 1200 × 630', async (path) => {
    const html = await text(path);
    const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const response = await get(new URL(image).pathname);
    expect(response.headers.get('content-type')).toBe('image/png');
    const header = new DataView(await response.arrayBuffer());
    expect([header.getUint32(16), header.getUint32(20)]).toEqual([1200, 630]);
    expect(html).toContain(`<link rel="canonical" href="${SITE}${path}"`);
  });
});

test('the block gallery is not available outside of development', async () => {
  expect((await get('/dev/blocks')).status).toBe(404);
});

test.each(['/api/search', '/shop/orings', '/search', '/find', '/', '/faq'])(
  '%s handles a query of 10 KB',
  async (path) => {
    const long = 'ring '.repeat(2048);
    const response =
      path === '/api/search'
        ? await worker.dispatchFetch(ORIGIN + path, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ searchText: long }),
          })
        : await get(
            `${path}?query=${encodeURIComponent(long)}&search=${encodeURIComponent(long)}&id=${encodeURIComponent(long)}`,
          );
    expect(response.status).toBeLessThan(500);
  },
);
