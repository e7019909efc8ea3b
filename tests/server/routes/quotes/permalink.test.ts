import { describe, expect, test } from 'vitest';
import { HOSTILE_TEXTS } from '../../../support/pages/hostile-texts.ts';
import { runnableTags } from '../../../support/pages/html-tags.ts';
import { appWith } from '../../../support/services/fake-services.ts';

const ORIGIN = 'http://store.test';
const app = appWith({});
const open = async (path: string): Promise<Response> => app.request(ORIGIN + path);
const locationOf = async (path: string): Promise<string> => (await open(path)).headers.get('Location') ?? '';
const mainOf = (html: string): string => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
const tokenOf = (id: string): string => `~${Buffer.from(id, 'utf8').toString('base64url')}`;

describe('GET /buy/{items}', () => {
  test('redirects to the cart, is not cached and sends no referrer', async () => {
    const response = await open('/buy/FK7502-214:200,NB7001-214:1');
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/cart?add=FK7502-214:200,NB7001-214:1');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(response.headers.get('Set-Cookie')).toBeNull();
  });

  test('ignores quantities and everything else in the query', async () => {
    expect(await locationOf('/buy/FK7502-214:2?line_items/0/quantity=5&buyer/email=a@b.example&token=x')).toBe(
      '/cart?add=FK7502-214:2',
    );
  });

  test('keeps a safe path to continue to for the cart, and drops others', async () => {
    expect(await locationOf('/buy/FK7502-214:2?continue_to=/shop/orings')).toBe(
      '/cart?add=FK7502-214:2&continue_to=%2Fshop%2Forings',
    );
    for (const unsafe of ['//other.example', '/..//other.example', 'https://other.example', '/%5Cother.example'])
      expect(await locationOf(`/buy/FK7502-214:2?continue_to=${unsafe}`)).toBe('/cart?add=FK7502-214:2');
    expect(await locationOf('/buy/FK7502-214:2?continue_to=/a&continue_to=/b')).toBe('/cart?add=FK7502-214:2');
  });

  test('continues immediately without lines', async () => {
    expect(await locationOf('/buy?continue_to=/shop/orings')).toBe('/shop/orings');
    expect(await locationOf('/buy/?context/postal_code=94105&continue_to=/')).toBe('/');
    expect(await locationOf('/buy')).toBe('/cart');
    expect(await locationOf('/buy/')).toBe('/cart');
  });

  test('never leads to another host or splits the header', async () => {
    for (const text of HOSTILE_TEXTS) {
      const value = encodeURIComponent(text.toWellFormed());
      for (const path of [`/buy/${value}:1`, `/buy?continue_to=${value}`, `/buy?continue_to=/${value}`]) {
        const location = await locationOf(path);
        if (location === '') continue;
        expect(new URL(location, ORIGIN).origin, path).toBe(ORIGIN);
        expect(location, path).not.toMatch(/[^\x21-\x7e]/);
      }
    }
  });
});

describe('the cart of a link', () => {
  const shown = async (items: string): Promise<string> => {
    const response = await open(await locationOf(`/buy/${items}`));
    expect(response.status).toBe(200);
    return mainOf(await response.text());
  };

  test('offers its lines with description and price, and a quote request without JavaScript', async () => {
    const html = await shown('FK7502-214:200?continue_to=/shop/orings');
    expect(html).toContain('This link has 1 line for your cart');
    expect(html).toMatch(/>200 (?:×|pcs)/);
    expect(html).toContain('value="FK7502-214, 200"');
    expect(html).toContain('The link continues to');
  });

  test('resolves an encoded ID to the same part', async () => {
    expect(await shown(`${tokenOf('fk7502-214')}:3`)).toMatch(/>3 (?:×|pcs)/);
  });

  test('offers no quantity of a part that it names twice, and keeps both lines', async () => {
    const html = await shown('FK7502-214:200,fk7502-214:300');
    expect(html).toContain('No line of this link can be added');
    expect(html).toContain('FK7502-214 is in the link 2 times, so its quantity is not clear.');
    expect(html).toContain('value="FK7502-214, 200\nfk7502-214, 300"');
  });

  test('reports every line that cannot be added', async () => {
    const html = await shown('NOPE-1:3,FK7502-214:0,~!!:4,a/b:1,FK7502-214:99999999999');
    for (const reason of [
      'There is no part NOPE-1.',
      'FK7502-214: the quantity is a whole number from 1.',
      '“~!!, 4” does not contain a part number.',
      'There is no part a/b.',
    ])
      expect(html).toContain(reason);
  });

  test('escapes hostile lines', async () => {
    for (const text of HOSTILE_TEXTS.slice(0, 60)) {
      const html = mainOf(await (await open(await locationOf(`/buy/${tokenOf(text)}:1`))).text());
      const tags = runnableTags(html).filter(({ name }) => name !== 'noscript');
      expect(tags, text).toEqual([]);
    }
  });
});
