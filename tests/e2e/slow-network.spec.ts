import { listing } from './support/catalog.ts';
import { awake } from './support/islands.ts';
import { slowServer } from './support/slow-server.ts';
import { chips, expectTotal, STORE } from './support/store-page.ts';
import { expect, test } from './support/test.ts';

test('a page that arrives in pieces wakes as the server rendered it', async ({ page, request, baseURL }) => {
  const server = await slowServer(baseURL ?? '');
  try {
    // A second visit has the script at hand before the page is there.
    for (let visit = 0; visit < 2; visit++) {
      await page.goto(`${server.origin}${STORE}?material=fkm&color=black&limit=100`);
      await awake(page);
    }
    await chips(page).getByRole('link', { name: 'Remove Color Black' }).click();
    await expectTotal(page, (await listing(request, 'material=fkm&limit=100')).totalItems);
    await expect(page).toHaveURL(/material=fkm&limit=100$/);
  } finally {
    server.close();
  }
});
