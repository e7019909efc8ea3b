import { expect, test } from 'vitest';
import { appWith } from '../../../support/services/fake-services.ts';

const app = appWith();
const answer = async (path: string): Promise<{ status: number; text: string }> => {
  const response = await app.request(path);
  const html = await response.text();
  return { status: response.status, text: html.slice(html.indexOf('<main'), html.indexOf('</main>')) };
};

test('names an unknown compound, the nearest ones and the list of all', async () => {
  const { status, text } = await answer('/datasheets/fk7520');
  expect(status).toBe(404);
  expect(text).toContain('No compound with this code');
  expect(text).toContain('href="/datasheets/fk7502"');
  expect(text).toContain('href="/datasheets"');
});

test('the file of an unknown compound returns 404 like its page', async () => {
  const { status, text } = await answer('/datasheets/zz0000.pdf');
  expect(status).toBe(404);
  expect(text).toContain('>zz0000<');
});

test('escapes a hostile label', async () => {
  const { text } = await answer(`/datasheets/${encodeURIComponent('<img src=x>')}`);
  expect(text).toContain('&lt;img src=x&gt;');
});

test("an unknown quote URL says so and links to the visitor's quotes and a quote request", async () => {
  for (const path of ['/quotes/abc', `/quotes/${'0'.repeat(32)}`]) {
    const { status, text } = await answer(path);
    expect(status).toBe(404);
    expect(text).toContain('No quote request at this address');
    expect(text).toContain('href="/quotes"');
    expect(text).toContain('href="/request-a-quote"');
  }
});

test('any other URL has no page', async () => {
  const { status, text } = await answer('/no-such-page');
  expect([status, text.includes('There is no page at this address')]).toEqual([404, true]);
});

test('a read-only route rejects other methods and names the allowed ones', async () => {
  for (const [method, path] of [
    ['POST', '/cart'],
    ['PATCH', '/lists/brand-new'],
    ['PUT', '/o-rings'],
    ['DELETE', '/sitemap.xml'],
  ] as const) {
    const response = await app.request(path, { method });
    expect([response.status, response.headers.get('Allow'), response.headers.get('Cache-Control')]).toEqual([
      405,
      'GET, HEAD, OPTIONS',
      'no-store',
    ]);
    expect(await response.text()).toContain('does not accept this kind of request');
  }
});
