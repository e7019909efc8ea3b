import { createHash } from 'node:crypto';
import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { APP_PAGES } from '../../src/domain/reference/paths/app-pages.ts';
import { PREFERENCES_COOKIE } from '../../src/domain/site/cookies.ts';
import { startBuiltWorker } from '../support/built-worker.ts';
import { htmlMistakes } from '../support/pages/html-rules.ts';

const ORIGIN = 'http://store.test';
let worker: Miniflare;

beforeAll(async () => {
  worker = await startBuiltWorker(Number(process.env.PORT ?? 8797));
});
afterAll(() => worker.dispose());

const get = (path: string, headers: Record<string, string> = {}) =>
  worker.dispatchFetch(ORIGIN + path, { redirect: 'manual', headers });
/** Returns the text of a page without tags. */
const textOf = (markup: string): string => markup.replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, '');
const html = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
  (await get(path, headers)).text();

const PAGES: readonly (readonly [path: string, status: number])[] = [
  ...Object.keys(APP_PAGES).map((path) => [path, 200] as const),
  ['/shop/orings?material=fkm,epdm&durometer=medium&id_low=20&id_high=30&sortBy=price:desc&limit=50&page=2', 200],
  ['/shop/orings?material=ffkm&color=green&id_low=24.9&id_high=25.1&temperature_low_c=-60', 200],
  ['/shop/orings?page=99999999', 200],
  ['/shop/orings?id_low=abc&limit=7&sortBy=mood:up&page=-1&search=%FF', 200],
  ['/product/fk7502-214', 200],
  ['/product/fk7502-214?quantity=2000', 200],
  ['/product/no-such-part', 404],
  ['/product/%FF%FE', 404],
  ['/product/%3Cscript%3Ealert(1)%3C%2Fscript%3E', 404],
  ['/request-a-quote', 200],
  ['/request-a-quote?part=FK7502-214&quantity=500', 200],
  ['/request-a-quote?part=%3Cimg%20src=x%20onerror=alert(1)%3E&quantity=-1e9', 200],
  ['/contact-us', 200],
  ['/thank-you?form=ContactUsForm', 200],
  ['/quotes/00000000000000000000000000000000', 404],
  ['/quotes?done=1', 200],
  ['/quotes/open?token=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E', 200],
  ['/forgot-password?done=1', 200],
  ['/verify-email?token=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E', 200],
  ['/reset-password?token=abc', 200],
  ['/nothing/here', 404],
];

describe.each(PAGES)('%s', (path, status) => {
  test('returns its status as HTML with one h1, a title and a description', async () => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    const text = await response.text();
    expect(text.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(text).toMatch(/<title>[^<]{10,}<\/title>/);
    expect(text).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(text).toContain('href="#content"');
    expect(text.endsWith('</html>')).toBe(true);
  });

  test('is valid HTML', async () => {
    expect(await htmlMistakes(await html(path))).toEqual([]);
  });

  test('runs only JavaScript of the site', async () => {
    const response = await get(path);
    const policy = response.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(policy).toContain("'strict-dynamic'");
    expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
    const text = await response.text();
    for (const [, attributes = '', script = ''] of text.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)) {
      const isData = /type="application\/(ld\+)?json"/.test(attributes);
      const isKnown = policy.includes(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
      expect(isData || isKnown || (nonce !== undefined && attributes.includes(`nonce="${nonce}"`)), attributes).toBe(
        true,
      );
    }
    expect(text).not.toContain('<img src=x');
    expect(text).not.toMatch(/<script>alert/);
  });
});

test('never repeats a nonce', async () => {
  const nonces = await Promise.all(
    [1, 2, 3].map(
      async () => /nonce-([^']+)/.exec((await get('/cart')).headers.get('content-security-policy') ?? '')?.[1],
    ),
  );
  expect(new Set(nonces).size).toBe(3);
});

test('the store page contains its rows, links for every filter, sort order and page, and a form, without JavaScript', async () => {
  const text = await html('/shop/orings?material=fkm&limit=25');
  expect(text.match(/href="\/product\/[^"]+"/g)?.length).toBeGreaterThanOrEqual(25);
  expect(text).toContain('name="material"');
  expect(text).toMatch(/<form[^>]+action="\/shop\/orings"/);
  expect(text).toMatch(/href="\/shop\/orings\?[^"]*page=2/);
  expect(text).toMatch(/href="\/shop\/orings\?[^"]*sortBy=cs:desc/);
  expect(textOf(text)).toMatch(/Browsing 1 to 25 of [\d,]+ results/);
});

test('reports invalid parameters and applies the others', async () => {
  const text = await html('/shop/orings?material=fkm&id_low=abc');
  expect(text).toContain('id_low');
  expect(text).toContain('was not understood');
  const good = await html('/shop/orings?material=fkm');
  const range = (page: string) => /Browsing [\d, to]+ of [\d,]+ results/.exec(textOf(page))?.[0];
  expect(range(text)).toBe(range(good));
  expect(range(good)).toBeDefined();
});

test('applies the units of the preference cookie to the first HTML', async () => {
  const text = await html('/product/fk7502-214', { Cookie: `${PREFERENCES_COOKIE.name}=F.in.0` });
  expect(text).toContain('0.984');
  expect(text).toContain('aria-current="true">°F<');
});

test('applies the units of the preference cookie to neighboring sizes and to the gland designer', async () => {
  const units = { Cookie: `${PREFERENCES_COOKIE.name}=F.in.0` };
  const part = textOf(await html('/product/fk7502-214', units));
  const nearby = part.slice(part.indexOf('Same compound, nearby sizes'), part.indexOf('All sizes of'));
  expect(nearby).toContain('0.859 × 0.139 in');
  expect(nearby).not.toContain(' mm');
  const designer = textOf(await html('/tools/gland-designer?size=214', units));
  expect(designer).toContain('Empty: 68 °F');
  expect(designer).toContain('At −40 °F');
  expect(designer).toContain('At 212 °F');
});

test('prices a quantity of the URL in the HTML', async () => {
  const text = textOf(await html('/product/fk7502-214?quantity=2000'));
  expect(text).toContain('Option 1');
  expect(text).toContain('Business Day');
});

test('uppercase redirects permanently to the part and keeps the query', async () => {
  const response = await get('/product/FK7502-214?quantity=5');
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/product/fk7502-214?quantity=5');
});

test('the preference URL stores the choice and redirects only within the site', async () => {
  const stored = await get('/preferences?measurement=in&return=/product/fk7502-214');
  expect(stored.status).toBe(303);
  expect(stored.headers.get('location')).toBe('/product/fk7502-214');
  expect(stored.headers.get('set-cookie')).toContain(`${PREFERENCES_COOKIE.name}=C.in.0`);
  for (const evil of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/%0d%0aSet-Cookie:x',
  ]) {
    const answer = await get(`/preferences?temperature=F&return=${encodeURIComponent(evil)}`);
    expect(answer.headers.get('location'), evil).toMatch(/^\/(?![/\\])/);
  }
});

test('the drawing is an SVG file named after the part', async () => {
  const response = await get('/product/fk7502-214/drawing.svg');
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('content-disposition')).toContain('FK7502-214.svg');
  expect(await response.text()).toContain('FK7502-214');
});
