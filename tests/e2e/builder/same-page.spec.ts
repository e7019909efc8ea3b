import { editAddress, expect, SITE, test } from './support.ts';

/** Pages that together contain every block with company data. */
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

/** Returns the visible text of each box; only the server's page contains the props of islands. */
const textsOf = (boxes: Element[]): (string | null)[] =>
  boxes.map((box) => {
    const copy = box.cloneNode(true) as Element;
    for (const script of copy.querySelectorAll('script')) script.remove();
    return copy.textContent;
  });

for (const path of PAGES) {
  test(`the editor renders ${path} like the server`, async ({ editor, browser }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
    const server = await plain.newPage();
    await server.goto(editAddress(path));
    const wanted = await server.locator('main [builder-id]').evaluateAll(textsOf);
    await plain.close();
    await editor.open(path);
    await expect.poll(() => editor.site.locator('main [builder-id]').evaluateAll(textsOf)).toEqual(wanted);
  });
}

test('returns block data for blocks that have any, for requests of limited size', async ({ request }) => {
  const send = (query: Record<string, string>) => request.get(`${SITE}/api/block-data?${new URLSearchParams(query)}`);
  const sizes = await send({ name: 'Size Chart', options: '{"standard":"metric"}' });
  expect(sizes.headers()['cache-control']).toBe('no-store');
  expect((await sizes.json()).data).not.toBeNull();
  expect((await send({ name: 'Text' })).status()).toBe(404);
  expect((await send({ name: '__proto__' })).status()).toBe(404);
  expect((await send({ name: 'Size Chart', options: '[' })).status()).toBe(400);
  expect((await send({ name: 'Size Chart', options: '7' })).status()).toBe(400);
  expect((await send({ name: 'Size Chart', options: `{"a":"${'x'.repeat(7000)}"}` })).status()).toBe(414);
});
