import { partInStock } from '../support/catalog.ts';
import { openStore, priceLink } from '../support/store-page.ts';
import { expect, test } from '../support/test.ts';

// Scrollbars that take up space, as on most desktops; Playwright hides them by default.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

test('the page behind an open popup does not shift by the width of its scrollbar', async ({ page, request }) => {
  const { row } = await partInStock(request);
  await openStore(page, `search=${row.name}`);
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  const atTheEdge = page.getByRole('banner').getByRole('link', { name: 'Shop O-rings' });
  const before = await atTheEdge.boundingBox();
  await priceLink(page, row.name).click();
  await expect(page.getByRole('dialog', { name: `${row.name} Pricing` })).toBeVisible();
  expect((await atTheEdge.boundingBox())?.x).toBe(before?.x);
});
