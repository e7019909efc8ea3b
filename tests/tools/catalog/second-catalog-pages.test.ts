import { beforeAll, describe, expect, test } from 'vitest';
import { catalogExamples, examplePartNumbers } from '../../../src/domain/shop/catalog/rows/catalog-examples.ts';
import { SITE } from '../../../src/server/routes/route-families.ts';
import { type SecondShop, secondShop } from '../../support/catalog/second-shop.ts';
import { appWith } from '../../support/services/fake-services.ts';
import { formsDesk } from '../../support/services/form-services.ts';
import { SETTINGS } from '../../support/services/settings.ts';

/*
 * With the second catalog and other settings, no page and no document for programs names the demonstration catalog or its
 * company. Content pages are data of the company and are not rendered here.
 */

const ORIGIN = 'http://store.test';
const SETTINGS_OF_SECOND = {
  ...SETTINGS,
  siteUrl: 'https://dichtungen.example',
  brandName: 'Dichtwerk',
  postalAddress: '7 Quay Road, Harbor Town 11111',
  salesEmail: 'sales@dichtungen.example',
  phone: '+1 555 0199 100',
  mailFrom: 'no-reply@dichtungen.example',
};

/** Part numbers, compounds, totals, brand, phone number and email of the demonstration. `canyon-` begins technical names of stored values. */
const DEMONSTRATION = [
  /\b(?:FK|NB|EP|VM|HN|FF)\d{4}\b/i,
  /1,084,458|1084458/,
  /\b442 compounds\b/,
  /over a million/i,
  /Canyon Seals/i,
  /canyonseals/i,
  /1200 Gauge Street/,
  /555 0142/,
];

const PAGES = [
  '/shop/orings',
  '/shop/orings?search=FKM',
  '/shop/orings?compounds=unknown',
  '/compare',
  '/compare?compounds=unknown',
  '/datasheets',
  '/datasheets/1.001.50',
  '/search',
  '/search?query=70',
  '/cart',
  '/lists',
  '/lists.md',
  '/lists/review',
  '/quotes',
  '/login',
  '/sign-up',
  '/forgot-password',
  '/offline',
  '/preferences',
  '/tools',
  '/tools/size-finder',
  '/tools/material-advisor',
  '/tools/ring-gauge',
  '/data',
  '/data.md',
  '/developers',
  '/developers.md',
  '/developers/examples/curl.md',
  '/developers/examples/price-selection.ts',
  '/openapi.json',
  '/llms.txt',
  '/.well-known/ucp',
  '/.well-known/api-catalog',
  '/mcp/server-card',
  '/data/manifest.json',
  '/robots.txt',
  '/.well-known/ai-catalog.json',
  '/shop/orings.md',
  '/datasheets.md',
  '/tools.md',
  '/tools/size-finder.md',
  '/tools/material-advisor.md',
  '/tools/ring-gauge.md',
  '/tools/gland-designer',
  '/tools/gland-designer.md',
  '/tools/groove-to-ring',
  '/tools/groove-to-ring.md',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/datasheets.xml',
] as const;

let shop: SecondShop;
let app: ReturnType<typeof appWith>;
let part = '';

beforeAll(async () => {
  shop = await secondShop();
  const desk = await formsDesk();
  app = appWith({ ...desk.services, ...shop.services, settings: SETTINGS_OF_SECOND });
  [part] = examplePartNumbers(catalogExamples(shop.catalog));
}, 60_000);

const expectOwn = (path: string, text: string): void => {
  const found = DEMONSTRATION.flatMap((pattern) => {
    const match = pattern.exec(text);
    return match ? [text.slice(Math.max(0, match.index - 60), match.index + 60)] : [];
  });
  expect([path, found]).toEqual([path, []]);
};

const read = async (path: string, init: RequestInit = {}): Promise<{ status: number; text: string }> => {
  const response = await app.request(ORIGIN + path, init);
  return { status: response.status, text: await response.text() };
};

describe('with the second catalog', () => {
  test.each(PAGES)('%s names nothing of the demonstration', async (path) => {
    const { status, text } = await read(path);
    expect([path, status]).toEqual([path, 200]);
    expectOwn(path, text);
  });

  test('the pages of a part and a quantity, and pages of unknown parts and compounds, name only own parts', async () => {
    for (const [path, expected] of [
      [`/product/${part.toLowerCase()}`, 200],
      [`/product/${part.toLowerCase()}?quantity=200`, 200],
      [`/product/${part.toLowerCase()}.md`, 200],
      ['/product/no-such-part', 404],
      ['/datasheets/no-such-compound', 404],
      ['/no-such-page', 404],
    ] as const) {
      const { status, text } = await read(path);
      expect([path, status]).toEqual([path, expected]);
      expectOwn(path, text);
    }
    expect((await read('/product/no-such-part')).text).toContain(part);
  });

  test('the reference of the API, placeholders and llms.txt show a part of the catalog', async () => {
    for (const path of ['/developers', '/openapi.json', '/llms.txt', '/lists', '/cart', '/developers/examples/curl.md'])
      expect([path, (await read(path)).text.includes(part)]).toEqual([path, true]);
    expect((await read('/llms.txt')).text).toContain(`${shop.catalog.parts.toLocaleString('en-US')} parts by size`);
  });

  test('the example requests of the API get the responses that the reference shows', async () => {
    const { text } = await read(`/api/v1/parts/${part}`);
    expect(JSON.parse(text).part.part_number).toBe(part);
  });

  test('the tools for agents name a part of the catalog', async () => {
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
    for (const path of ['/mcp', '/api/ucp/mcp']) {
      const { status, text } = await read(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
        body: JSON.stringify(message),
      });
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain(part);
      expectOwn(path, text.replaceAll('ui://canyon-seals/drawing', ''));
    }
  });

  test('every fixed page of the site is in this test, or is content', () => {
    const fixed = SITE.table.declarations
      .filter(({ method, pattern, policy }) => method === 'GET' && !/[:*]/.test(pattern) && policy.kind === 'shared')
      .map(({ pattern }) => pattern)
      .filter((pattern) => !/^\/(?:api|admin)\//.test(pattern));
    expect(fixed.filter((path) => !PAGES.some((page) => page.split('?')[0] === path))).toEqual([]);
  });
});
