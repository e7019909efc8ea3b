import type { Locator, Page } from '@playwright/test';
import { cartLine, lineOf, openCart, openCartWith } from '../support/cart-page.ts';
import { partInStock } from '../support/catalog.ts';
import { awake } from '../support/islands.ts';
import { openStore, priceLink } from '../support/store-page.ts';
import { expect, test } from '../support/test.ts';

/* Layout at the widths where it changes. Each test sets its width. */

const PHONE = { width: 390, height: 844 };

const at = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not on the page.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

test('the blocks of a tab are in one, two and three columns', async ({ page }) => {
  await page.goto('/engineering-services');
  const grid = page.locator('.tab-content-panel .image-content-blocks').first();
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1440, 3],
    [1600, 3],
  ] as const) {
    await at(page, width);
    const tracks = await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns);
    expect(tracks.split(' '), `at ${width}`).toHaveLength(columns);
  }
});

test('key features are a column from 1025 px, temperatures from 1280 px', async ({ page }) => {
  await openStore(page, 'size=AS568-214');
  const head = (name: RegExp) => page.getByRole('columnheader', { name });
  for (const [width, hasTemperatures, hasFeatures] of [
    [1025, false, true],
    [1279, false, true],
    [1280, true, true],
  ] as const) {
    await at(page, width);
    await expect(head(/^Low/), `at ${width}`).toBeVisible({ visible: hasTemperatures });
    await expect(head(/^Key Features/), `at ${width}`).toBeVisible({ visible: hasFeatures });
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth), `at ${width}`).toBeLessThanOrEqual(width);
  }
});

test('key features are never cut, and one size leaves them most of the width', async ({ page }) => {
  await at(page, 1440);
  for (const [query, maxHeight] of [
    ['', 80],
    ['size=AS568-214', 40],
  ] as const) {
    await openStore(page, query);
    const cells = page.locator('td.column-width-rest > span');
    const cut = await cells.evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length);
    expect(await cells.count()).toBe(25);
    expect(cut).toBe(0);
    const heights = await page
      .locator('.results-table tbody tr')
      .evaluateAll((all) => all.map((row) => row.clientHeight));
    expect(Math.max(...heights), query).toBeLessThanOrEqual(maxHeight);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('price and quantity of a part are within the first two screens, the quantity above the table', async ({
    page,
    request,
  }) => {
    const { row } = await partInStock(request);
    await page.goto(`/product/${row.name.toLowerCase()}`);
    await awake(page);
    const pricing = page.getByRole('region', { name: 'Pricing' });
    const field = await boxOf(pricing.getByRole('textbox', { name: 'Quantity' }));
    const table = await boxOf(pricing.getByRole('table', { name: 'Price breaks' }));
    expect(field.bottom).toBeLessThan(table.y);
    const firstPrice = await boxOf(pricing.getByRole('cell', { name: /^\$/ }).first());
    expect(firstPrice.bottom).toBeLessThan(2 * PHONE.height);
  });

  test('the popup shows the quantity above the table, on its first screen', async ({ page, request }) => {
    const { row } = await partInStock(request);
    await openStore(page, `search=${row.name}`);
    await priceLink(page, row.name).click();
    const popup = page.getByRole('dialog', { name: `${row.name} Pricing` });
    const table = await boxOf(popup.getByRole('table', { name: 'Price breaks' }));
    const field = await boxOf(popup.getByRole('textbox', { name: 'Quantity' }));
    expect(field.bottom).toBeLessThan(table.y);
    expect(field.bottom).toBeLessThan(PHONE.height);
  });

  test('the drawer links to the account', async ({ page }) => {
    await page.goto('/dummy');
    await page.locator('details[data-drawer] > summary').click();
    await expect(page.locator('.drawer-panel').getByRole('link', { name: 'Log in' })).toBeVisible();
  });
});

test('the field for a list is next to the lines of the cart', async ({ page }) => {
  await at(page, 1440);
  await openCart(page);
  const field = await boxOf(page.getByRole('textbox', { name: 'Parts and quantities, one part per line' }));
  const lines = await boxOf(page.getByRole('heading', { level: 1 }));
  expect(field.x).toBeGreaterThan(720);
  expect(field.x).toBeGreaterThan(lines.x);
});

test('a line of the cart has its note and its switch in one row', async ({ page, request }) => {
  await at(page, 1440);
  const part = await partInStock(request);
  await openCartWith(page, [lineOf(part, 40)]);
  const line = cartLine(page, part.row.name);
  const note = await boxOf(line.getByRole('button', { name: /^Add a note/ }));
  const expedite = await boxOf(line.getByText('Expedite', { exact: true }));
  expect(note.y).toBeLessThan(expedite.bottom);
  expect(expedite.y).toBeLessThan(note.bottom);
  const hints = await line
    .locator('.line-hint')
    .evaluateAll((all) => all.reduce((sum, one) => sum + one.clientHeight, 0));
  expect((await boxOf(line)).height - hints).toBeLessThanOrEqual(116);
});

test('the drawing of the face seal is as wide as its tables and reaches the right edge of the page', async ({
  page,
}) => {
  await at(page, 1440);
  await page.goto('/face-seal-design');
  const sheet = await boxOf(page.locator('main .drawing-sheet').first());
  const table = await boxOf(page.getByRole('table').first());
  const edge = await boxOf(page.getByRole('banner').getByRole('link', { name: 'Shop O-rings' }));
  expect(sheet.width).toBeGreaterThan(1100);
  expect(Math.abs(sheet.x - table.x)).toBeLessThan(2);
  expect(Math.abs(sheet.right - edge.right)).toBeLessThan(2);
});

test('parts of nearby sizes are named on phones, from the left edge of their row', async ({ page, request }) => {
  const { row } = await partInStock(request);
  await page.setViewportSize(PHONE);
  await page.goto(`/product/${row.name.toLowerCase()}`);
  const nearby = page.getByRole('table', { name: 'Same compound, nearby sizes' });
  const named = nearby.getByRole('rowheader').getByRole('link').first();
  await expect(named).toBeVisible();
  const [table, glyph] = [await boxOf(nearby), await boxOf(nearby.locator('.ring-glyph').first())];
  expect(glyph.x - table.x).toBeLessThan(2);
});

test('a band at the end of a page touches the footer when nothing is between them', async ({ page }) => {
  await page.goto('/elastomers-hub');
  const gap = async (): Promise<number> =>
    (await boxOf(page.locator('.footer'))).y - (await boxOf(page.locator('.lower-call-to-action'))).bottom;
  await at(page, 1440);
  expect(await gap()).toBe(0);
  await page.setViewportSize(PHONE);
  expect(await gap()).toBe(0);
});
