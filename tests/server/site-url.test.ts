import { expect, test } from 'vitest';
import type { Env } from '../../src/server/env.ts';
import { readSettings } from '../../src/server/settings.ts';
import { appWith } from '../support/services/fake-services.ts';
import { SETTINGS } from '../support/services/settings.ts';

const FORGED = 'https://forged.example';
const app = appWith();

const PLACES = [
  '/',
  '/shop/orings',
  '/product/fk7502-214',
  '/datasheets/fk7502',
  '/datasheets/fk7502.pdf',
  '/cart',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/parts-1.xml',
  '/sitemaps/datasheets.xml',
  '/robots.txt',
  '/nowhere',
] as const;

test.each(PLACES)('%s does not contain the host of the request', async (path) => {
  const response = await app.request(FORGED + path, {
    headers: { Host: 'forged.example', 'X-Forwarded-Host': 'forged.example' },
  });
  const content = [...response.headers.values(), await response.text()].join('\n');
  expect(content).not.toContain('forged');
});

test.each([
  ['/shop/orings', `<link rel="canonical" href="${SETTINGS.siteUrl}/shop/orings"/>`],
  ['/product/fk7502-214', `"url":"${SETTINGS.siteUrl}/product/fk7502-214"`],
  ['/product/fk7502-214', `<meta property="og:image" content="${SETTINGS.siteUrl}/og/product/fk7502-214.png"/>`],
  ['/sitemap.xml', `<loc>${SETTINGS.siteUrl}/sitemaps/pages.xml</loc>`],
  ['/robots.txt', `Sitemap: ${SETTINGS.siteUrl}/sitemap.xml`],
])('%s contains the site’s URL', async (path, text) => {
  expect(await (await app.request(FORGED + path)).text()).toContain(text);
});

test.each([
  ['https://canyonseals.example', 'https://canyonseals.example'],
  ['https://Canyon.example/', 'https://canyon.example'],
  ['http://localhost:8787', 'http://localhost:8787'],
  ['http://127.0.0.1:8787', 'http://127.0.0.1:8787'],
])('SITE_URL %s is %s', (given, siteUrl) => {
  expect(readSettings({ SITE_URL: given } as Env).siteUrl).toBe(siteUrl);
});

test.each([
  '',
  'canyonseals.example',
  'http://canyonseals.example',
  'http://localhost.evil.example',
  'https://canyonseals.example/shop',
  'https://canyonseals.example?a=b',
  'https://user:word@canyonseals.example',
  'https://',
  'https://a b',
  'javascript:alert(1)',
])('rejects SITE_URL "%s"', (given) => {
  expect(() => readSettings({ SITE_URL: given } as Env)).toThrow('SITE_URL');
});
