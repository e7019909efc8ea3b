import { afterEach, describe, expect, test, vi } from 'vitest';
import { appWith } from '../../support/services/fake-services.ts';

const app = appWith();
const ORIGIN = 'http://localhost';
const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  app.request(path, { method: 'POST', body, headers: { Origin: ORIGIN, ...headers } });

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => logged.mockClear());

/** Four bytes of UTF-8, two halves of UTF-16: a cut between them leaves a string that no URL can contain. */
const FACE = '%F0%9F%98%80';

describe('no request makes a page fail', () => {
  test.each([
    '/PRODUCT/a%0d%0aX:1',
    '/Product/a%0aSet-Cookie:x=1/',
    '/DATASHEETS/a%0d%0aX:1',
    '/QUOTES/%00',
    '/QUOTES/%E2%80%A8',
    '/og/product/%25.png',
    '/og/product/%2525.png',
    '/og/product/%E0%A4%A.png',
    '/og/%25.png',
    `/product/fk7502-214?quantity=12345678901${FACE}`,
    `/datasheets?search=${'a'.repeat(79)}${FACE}`,
    `/datasheets/${'a'.repeat(79)}${FACE}`,
    `/product/${'a'.repeat(79)}${FACE}`,
    `/search?query=${'a'.repeat(199)}${FACE}`,
    `/find?id=${'1'.repeat(39)}${FACE}`,
    `/api/finder?id=${'1'.repeat(39)}${FACE}`,
    `/compare?compounds=${FACE}`,
    '/product/%',
    '/product/%00',
    '/product/%ED%A0%80',
    '/datasheets/%2e%2e%2f.pdf',
    `/${'a'.repeat(16_000)}`,
    `/shop/orings?${Array.from({ length: 5000 }, (_, n) => `p${n}=1`).join('&')}`,
    `/shop/orings?${Array.from({ length: 2000 }, () => 'size=1,2').join('&')}`,
    '/shop/orings?__proto__=1&constructor=2&toString=3&material=__proto__',
    '/api/modifiers/__proto__',
    '/api/block-data?name=__proto__',
    '/api/forms/__proto__',
    '/drawings/__proto__.svg',
    '/drawings/constructor?view=sheet',
    '/frames/__proto__?page=__proto__',
    '/preferences?return=/%0d%0aX:1&temperature=C',
    '/_next/image?url=%2F%00&w=640',
    '/_next/image?url=//x&w=640',
  ])('%.80s', async (path) => {
    const { status } = await app.request(path, { redirect: 'manual' });
    expect(status).toBeLessThan(500);
    expect(status).toBeGreaterThanOrEqual(200);
  });

  test('a path with line breaks redirects to a URL without them', async () => {
    const response = await app.request('/PRODUCT/a%0d%0aX:1?q=%0d', { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, '/product/a%0D%0Ax:1?q=%0d']);
    expect(response.headers.get('x')).toBeNull();
  });

  test.each(['//evil.example/PRODUCT/a', '/\\evil.example/QUOTES/a/'])(
    '%s never redirects to another site',
    async (path) => {
      const response = await app.request(`${ORIGIN}${path}`, { redirect: 'manual' });
      expect(response.headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/);
    },
  );
});

describe('an invalid body', () => {
  const BROKEN: readonly (readonly [body: string, type: string])[] = [
    ['--x\r\nno end', 'multipart/form-data; boundary=x'],
    ['--x', 'multipart/form-data'],
    ['a=1', 'multipart/form-data; boundary='],
    ['answer=%', 'application/x-www-form-urlencoded'],
    ['{', 'application/json'],
    ['{"__proto__":{"a":1}}', 'application/json'],
    ['{"searchText":"\\ud800"}', 'application/json'],
    ['{"lines":["\\ud800\\udfff\\udfff, 5"]}', 'application/json'],
    ['\u0000', 'text/plain'],
    ['', 'application/json'],
  ];

  test.each([
    '/consent',
    '/api/forms/ContactUsForm',
    '/api/quotes',
    '/api/search',
    '/api/parts-lookup',
    '/api/prices',
    '/api/v1/prices',
    '/api/prices/alternatives',
    '/login',
    '/auth/login',
    '/auth/refresh',
  ])('%s reports what is wrong with it', async (path) => {
    for (const [body, type] of BROKEN) {
      const { status } = await post(path, body, { 'Content-Type': type });
      expect(status, `${type} ${body}`).toBeLessThan(500);
    }
  });

  test('/consent shows the form again', async () => {
    const { status } = await post('/consent', '--x\r\nno end', { 'Content-Type': 'multipart/form-data; boundary=x' });
    expect(status).toBe(400);
  });
});
