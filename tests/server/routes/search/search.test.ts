import { expect, test } from 'vitest';
import { appWith } from '../../../support/services/fake-services.ts';

const PAGES = [
  { id: 1, title: 'Groove design | Canyon Seals', url: '/groove', description: 'Depth <and> width of grooves.' },
  { id: 2, title: 'Shelf life', url: '/shelf-life', description: 'How long seals keep.' },
];
const app = appWith({ pages: { all: async () => PAGES } });
const mainOf = async (path: string): Promise<string> => {
  const html = await (await app.request(path)).text();
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
};

test('counts and lists parts and links to the store with the recognized filters', async () => {
  const main = await mainOf('/search?query=fk7502-214');
  expect(main).toContain('href="/product/fk7502-214"');
  expect(main).toContain('href="/shop/orings?size=AS568-214&amp;compound=FK7502"');
});

test('shows recognized terms as removable chips and names the others', async () => {
  const main = await mainOf(`/search?query=${encodeURIComponent('2-214 viton 75 qqqq')}`);
  expect(main).toContain(
    '<em>Size</em><span>AS568-214</span><a href="/search?query=viton%2075%20qqqq" aria-label="Drop Size AS568-214"',
  );
  expect(main).toContain('<em>viton</em><span>FKM</span><a href="/search?query=2-214%2075%20qqqq"');
  expect(main).toContain('<em>not read:</em><span>qqqq</span><a href="/search?query=2-214%20viton%2075"');
});

test('lists exact parts first, then others of the size, then the nearest sizes with their difference', async () => {
  const main = await mainOf(`/search?query=${encodeURIComponent('p10 brown')}`);
  const heads = [...main.matchAll(/<h2 class="found-part-head[^>]*><span>([^<]+)</g)].map(([, head]) => head);
  expect(heads).toEqual(['Exact part', 'Same size, other color']);
  expect(await mainOf('/search?query=214+fkm')).toContain('<b>ID −1.60 mm</b>');
});

test('names a text without known terms and lists no parts', async () => {
  const main = await mainOf('/search?query=qqqq');
  expect(main).toContain('<em>not read:</em><span>qqqq</span><a href="/search"');
});

test('lists pages with their title up to the bar, description and path', async () => {
  const main = await mainOf('/search?query=groove');
  expect(main).toContain('<b>Groove design</b>');
  expect(main).toContain('Depth &lt;and&gt; width of grooves.');
  expect(main).toContain('>/groove</span>');
  expect(main).not.toContain('Shelf life');
});

test('links to store and quote when nothing is found', async () => {
  const main = await mainOf('/search?query=zzqqxx');
  expect(main).toContain('Nothing found for “zzqqxx”');
  expect(main).toContain('href="/request-a-quote"');
  expect(main).toContain('href="/shop/orings"');
});

test('searches for nothing without a text', async () => {
  for (const path of ['/search', '/search?query=', '/search?query=%20%20']) {
    expect(await mainOf(path)).toMatch(/<h1[^>]*>Search<\/h1>/);
  }
});

test('truncates a text of 10 KB and says so', async () => {
  const response = await app.request(`/search?query=${'x'.repeat(10_240)}`);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html.includes('Your search was long')).toBe(true);
  expect(html.includes('x'.repeat(201))).toBe(false);
});

test('excludes the results page from search engines', async () => {
  expect(await (await app.request('/search?query=groove')).text()).toContain('<meta name="robots" content="noindex"/>');
});

test('escapes hostile text', async () => {
  const main = await mainOf(`/search?query=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(main).not.toContain('<script>alert');
});

test('the API returns pages with only id, title and url', async () => {
  const response = await app.request('/api/search', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"searchText":"groove"}',
  });
  const { pages } = (await response.json()) as { pages: unknown };
  expect(pages).toEqual([{ id: 1, title: 'Groove design | Canyon Seals', url: '/groove' }]);
});

test('lists the parts of a list and links to the cart with the list filled in', async () => {
  const main = await mainOf(`/search?query=${encodeURIComponent('FK7502-214, 500; NB7001-214')}`);
  expect(main).toContain('quote cart');
  expect(main).toContain('href="/cart#list=FK7502-214%2C%20500%0ANB7001-214"');
  expect(main).toContain('href="/product/nb7001-214"');
});
