import { listing } from '../support/catalog.ts';
import {
  chips,
  expectNames,
  expectParameters,
  expectTotal,
  facet,
  filters,
  nameLinks,
  openStore,
  rows,
  STORE,
  sortBy,
  toolbar,
} from '../support/store-page.ts';
import { expect, test } from '../support/test.ts';

test('checking a filter keeps the scroll position', async ({ page, request }) => {
  await openStore(page);
  const value = await facet(page, 'Material Type', /^EPDM/);
  await value.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await page.waitForTimeout(100);
  await page.waitForTimeout(100);
  const top = async () => Math.round((await value.boundingBox())?.y ?? Number.NaN);
  const before = await top();
  await value.check();
  await expectTotal(page, (await listing(request, 'material=epdm')).totalItems);
  await page.waitForTimeout(150);
  expect(await top()).toBe(before);
});

test('a page contains 25 rows; paging shows the position and moves to the heading', async ({ page, request }) => {
  await openStore(page, 'material=fkm');
  await expect(rows(page)).toHaveCount(25);
  await toolbar(page, 'below').getByRole('link', { name: 'Next page' }).click();
  const { items, totalItems } = await listing(request, 'material=fkm&page=2');
  await expectNames(page, items);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`${totalItems.toLocaleString('en-US')} O-rings`);
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const said = page
    .getByRole('status')
    .filter({ hasText: `Page 2, 26 to 50 of ${totalItems.toLocaleString('en-US')}` });
  await expect(said).toHaveCount(1);
});

test('order, rows and title follow the selection', async ({ page }) => {
  await openStore(page, 'size=AS568-214');
  await sortBy(page, 'price', 'descending');
  await expect(page.getByRole('status').filter({ hasText: 'Sorted by Price, descending.' })).toHaveCount(1);
  await toolbar(page, 'below').getByRole('combobox', { name: 'Rows' }).selectOption('50');
  await expect(page.getByRole('status').filter({ hasText: '50 rows on a page.' })).toHaveCount(1);
  await expect(page).toHaveTitle(/^O-rings: AS568-214 \|/);
  await chips(page).getByRole('link', { name: 'Remove Size AS568-214' }).click();
  await expect(page).toHaveTitle(/^O-rings \|/);
});

test('a link skips to the results, and the first heading is the page’s title', async ({ page }) => {
  await openStore(page);
  await page.getByRole('link', { name: 'Skip to the results' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#results')).toBeFocused();
  expect(
    await page
      .getByRole('main')
      .getByRole('heading')
      .first()
      .evaluate(({ tagName }) => tagName),
  ).toBe('H1');
});

test('the in-stock preference is a chip and changes no link', async ({ page, request }) => {
  await openStore(page);
  await page.getByRole('switch', { name: 'In stock here or at a vendor' }).first().click();
  await expect(chips(page)).toContainText('Your preference');
  await page.goto(`${STORE}?material=fkm`);
  await expectTotal(page, (await listing(request, 'material=fkm')).totalItems);
  await openStore(page);
  await expectTotal(page, (await listing(request, 'stock_available=true')).totalItems);
  await chips(page)
    .getByRole('link', { name: /^Remove .*In stock here or at a vendor/ })
    .click();
  await expectTotal(page, (await listing(request, '')).totalItems);
  await openStore(page);
  await expect(chips(page)).toHaveCount(0);
});

test('our stock and vendor stock are separate filters with the displayed counts', async ({ page, request }) => {
  await openStore(page, 'size=AS568-214');
  const { stockCounts } = await listing(request, 'size=AS568-214');
  await filters(page)
    .getByRole('checkbox', { name: /^At a vendor/ })
    .check();
  await expectTotal(page, stockCounts.offsite);
  await expectParameters(page, { size: 'AS568-214', stock: 'offsite' });
  await expect(rows(page).filter({ hasText: 'In Stock' })).toHaveCount(0);
});

test('an exact hardness can be typed and removed with its chip', async ({ page, request }) => {
  await openStore(page, 'size=AS568-214');
  await filters(page).getByLabel('Exact').fill('75');
  await page.keyboard.press('Enter');
  await expectParameters(page, { size: 'AS568-214', durometer: '75' });
  await expectTotal(page, (await listing(request, 'size=AS568-214&durometer=75')).totalItems);
  await chips(page).getByRole('link', { name: 'Remove Hardness 75 Shore A' }).click();
  await expect(filters(page).getByLabel('Exact')).toHaveValue('');
});

test('rows selected in the store are compared with their prices and link back', async ({ page, request }) => {
  await openStore(page, 'size=AS568-214');
  const { items } = await listing(request, 'size=AS568-214');
  await rows(page).getByRole('checkbox').nth(0).check();
  await rows(page).getByRole('checkbox').nth(1).check();
  await page.getByRole('link', { name: 'Compare 2' }).click();
  await expect(page).toHaveURL(`/compare?compounds=${items[0]?.name},${items[1]?.name}`);
  await expect(
    page
      .getByRole('row', { name: /^Starting price/ })
      .getByRole('link')
      .first(),
  ).toContainText(`$${items[0]?.price}`);
  await page.getByRole('link', { name: 'Back to the store with these compounds' }).click();
  await expect(nameLinks(page)).toHaveCount(2);
  await page.goto(`/product/${items[2]?.name.toLowerCase()}`);
  await page.getByRole('checkbox', { name: 'Compare' }).check();
  await expect(page.getByRole('link', { name: 'Compare 3' })).toBeVisible();
});
