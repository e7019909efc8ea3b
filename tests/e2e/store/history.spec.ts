import { listing } from '../support/catalog.ts';
import { awake } from '../support/islands.ts';
import {
  chips,
  closeFilters,
  expectNames,
  expectParameters,
  expectTotal,
  facet,
  nameLinks,
  openFilters,
  openStore,
  toolbar,
} from '../support/store-page.ts';
import { expect, test } from '../support/test.ts';

test('back and forward restore filters, rows and checkboxes', { tag: ['@core', '@once'] }, async ({
  page,
  request,
}) => {
  const [all, fkm, black] = await Promise.all(
    ['', 'material=fkm', 'material=fkm&color=black'].map((query) => listing(request, query)),
  );
  await openStore(page);
  await openFilters(page);
  const material = await facet(page, 'Material Type', /^FKM/);
  await material.check();
  await expectTotal(page, fkm?.totalItems ?? 0);
  await (await facet(page, 'Color', /^Black/)).check();
  await expectTotal(page, black?.totalItems ?? 0);
  await expectParameters(page, { material: 'fkm', color: 'black' });
  await closeFilters(page);
  await page.goBack();
  await expectParameters(page, { material: 'fkm' });
  await expectNames(page, fkm?.items ?? []);
  await page.goBack();
  await expectNames(page, all?.items ?? []);
  await expectTotal(page, all?.totalItems ?? 0);
  await expect(chips(page)).toHaveCount(0);
  await page.goForward();
  await expectNames(page, fkm?.items ?? []);
  await expect(chips(page).getByRole('link', { name: 'Remove Material FKM' })).toBeVisible();
  await openFilters(page);
  await expect(material).toBeChecked();
});

const scrolledTo = (page: import('@playwright/test').Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

test('back restores the scroll position of the list', async ({ page, request }) => {
  await openStore(page, 'material=fkm&limit=100');
  const next = toolbar(page, 'below').getByRole('link', { name: 'Next page' });
  // Playwright scrolls to what it is about to click.
  await next.click({ trial: true });
  const scrollTop = await scrolledTo(page);
  expect(scrollTop).toBeGreaterThan(500);
  await next.click();
  await expectNames(page, (await listing(request, 'material=fkm&limit=100&page=2')).items);
  await expect.poll(() => scrolledTo(page)).toBeLessThan(500);
  await page.goBack();
  await expectNames(page, (await listing(request, 'material=fkm&limit=100')).items);
  await expect.poll(() => scrolledTo(page)).toBe(scrollTop);
});

test('back from a part restores the list and its scroll position', async ({ page, request }) => {
  await openStore(page, 'material=fkm');
  await openFilters(page);
  await (await facet(page, 'Durometer', /^Medium/)).check();
  await closeFilters(page);
  const { items } = await listing(request, 'material=fkm&durometer=medium&limit=100');
  await toolbar(page, 'below').getByRole('combobox', { name: 'Rows' }).selectOption('100');
  await expectNames(page, items);
  const link = nameLinks(page).nth(80);
  await link.scrollIntoViewIfNeeded();
  const scrollTop = await scrolledTo(page);
  await link.click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await awake(page);
  await expectNames(page, items);
  await expect.poll(() => scrolledTo(page)).toBe(scrollTop);
});

test('a click in a row outside its links opens the part', async ({ page, request }) => {
  const { items } = await listing(request, 'size=AS568-214');
  await openStore(page, 'size=AS568-214');
  const [first] = items;
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: first?.name ?? '', exact: true }) });
  await row
    .getByText(/FKM|AS568|mm|In Stock|Offsite|CHECK STOCK/)
    .filter({ visible: true })
    .last()
    .click();
  await expect(page).toHaveURL(`/product/${first?.name.toLowerCase()}`);
});
