import { editAddress, expect, SITE, test } from './support.ts';

/** Pages that together hold every block with data of the company. */
const PAGES = [
  '/',
  '/rma-tolerances',
  '/as568-sizing-chart',
  '/material-comparison-guide',
  '/chemical-compatibility-table-o-rings-gaskets-plastics',
  '/static-rod-piston-design',
  '/epdm',
  '/blog',
];

/** What people read in each box; the props of islands stand in the server's page only. */
const textsOf = (boxes: Element[]): (string | null)[] =>
  boxes.map((box) => {
    const copy = box.cloneNode(true) as Element;
    for (const script of copy.querySelectorAll('script')) script.remove();
    return copy.textContent;
  });

for (const path of PAGES) {
  test(`the editor draws ${path} as the server does`, async ({ editor, browser }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
    const server = await plain.newPage();
    await server.goto(editAddress(path));
    const wanted = await server.locator('main [builder-id]').evaluateAll(textsOf);
    await plain.close();
    await editor.open(path);
    await expect.poll(() => editor.site.locator('main [builder-id]').evaluateAll(textsOf)).toEqual(wanted);
  });
}

test('data of blocks is given for blocks that have any, to requests of a sensible size', async ({ request }) => {
  const ask = (query: Record<string, string>) => request.get(`${SITE}/api/block-data?${new URLSearchParams(query)}`);
  const sizes = await ask({ name: 'Size Chart', options: '{"standard":"metric"}' });
  expect(sizes.headers()['cache-control']).toBe('no-store');
  expect((await sizes.json()).data).not.toBeNull();
  expect((await ask({ name: 'Text' })).status()).toBe(404);
  expect((await ask({ name: '__proto__' })).status()).toBe(404);
  expect((await ask({ name: 'Size Chart', options: '[' })).status()).toBe(400);
  expect((await ask({ name: 'Size Chart', options: '7' })).status()).toBe(400);
  expect((await ask({ name: 'Size Chart', options: `{"a":"${'x'.repeat(7000)}"}` })).status()).toBe(414);
});
