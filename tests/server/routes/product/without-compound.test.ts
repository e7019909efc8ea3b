import { expect, test, vi } from 'vitest';
import { mm } from '../../../../src/domain/kit/units.ts';
import type { PartWithoutCompound } from '../../../../src/server/backend/port.ts';
import { appWith, backendWith } from '../../../support/services/fake-services.ts';

const PART: PartWithoutCompound = {
  name: 'ZZ9001-214',
  size: { code: '214', standard: 'usa', idMm: mm(24.99), csMm: mm(3.53) },
  onHand: 1284,
};

const answer = async (path: string, read: () => Promise<readonly PartWithoutCompound[]>) => {
  const app = appWith({
    backend: backendWith({ comparisons: async () => [], partsWithoutCompound: read }),
    pricing: { read: async () => Promise.reject(new Error('Nothing is priced here.')) },
  });
  const response = await app.request(path);
  const html = await response.text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return { response, html, main, text: main.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ') };
};
const both = async () => [PART, { name: 'Ring <b>7', size: null, onHand: 0 }];

test('shows the number, its size, its dimensions with tolerance and its stock', async () => {
  const { response, main, text } = await answer('/product/zz9001-214', both);
  expect(response.status).toBe(200);
  expect(main.match(/<h1[^>]*>([^<]+)/)?.[1]).toBe('ZZ9001-214');
  for (const known of ['AS568-214', '24.99 ±0.25 0.984 ±0.010', '3.53 ±0.10', '1,284 In Stock']) {
    expect(text).toContain(known);
  }
});

test('names what is missing, shows no price and links to a quote request for this number', async () => {
  const { html, main, text } = await answer('/product/zz9001-214', both);
  expect(text).toContain('Not on file Material, color and hardness Temperature range Certificates Price and ship time');
  expect(text).not.toMatch(/\$|null|undefined|NaN/);
  expect(main).toContain('href="/request-a-quote?part=ZZ9001-214"');
  expect(main).toContain('href="/shop/orings?size=AS568-214"');
  expect(html).toMatch(/<meta name="robots" content="noindex/);
});

test('says so when a record has no size, and escapes its name', async () => {
  const { response, main } = await answer(`/product/${encodeURIComponent('ring <b>7')}`, both);
  expect(response.status).toBe(200);
  expect(main).toContain('Its size is not on file either.');
  expect(main).toContain('Ring &lt;b&gt;7');
});

test('has one canonical URL', async () => {
  const { response } = await answer('/product/ZZ9001-214?quantity=5', both);
  expect([response.status, response.headers.get('Location')]).toEqual([301, '/product/zz9001-214?quantity=5']);
});

test('any other number returns 404, and so do all while the backend is unavailable', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await answer('/product/zz9001-215', both)).response.status).toBe(404);
  expect(log).not.toHaveBeenCalled();
  const { response, text } = await answer('/product/zz9001-214', () => Promise.reject(new Error('away')));
  expect([response.status, log.mock.calls.length]).toEqual([404, 1]);
  expect(text).toContain('No part with this number');
  log.mockRestore();
});

test('a part of the catalog does not read this list', async () => {
  const read = vi.fn(both);
  expect((await answer('/product/fk7502-214', read)).response.status).toBe(200);
  expect(read).not.toHaveBeenCalled();
});
