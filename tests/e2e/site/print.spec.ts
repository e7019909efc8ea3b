import type { Page } from '@playwright/test';
import { cartLine, lineOf, openCartWith } from '../support/cart-page.ts';
import { partInStock, pricedParts } from '../support/catalog.ts';
import { field, fillContact } from '../support/form-page.ts';
import { awake } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

/** Returns the number of Letter pages that the page prints on. */
const printedPages = async (page: Page): Promise<number> => {
  const pdf = await page.pdf({ format: 'Letter' });
  return pdf.toString('latin1').match(/\/Type ?\/Page\b/g)?.length ?? 0;
};

test('a part with its options prints on two pages with colored dots and swatches', async ({ page, request }) => {
  const { row, pricing } = await partInStock(request);
  await page.goto(`/product/${row.name.toLowerCase()}?quantity=${pricing.priceList?.breaks[1]?.minQuantity ?? 1}`);
  await awake(page);
  await expect(page.getByRole('heading', { name: /^Option 1/ })).toBeVisible();
  expect(await printedPages(page)).toBeLessThanOrEqual(2);

  await page.emulateMedia({ media: 'print' });
  const dot = page.locator('.page-head .stock-line-dot');
  await expect(dot).toHaveCSS('print-color-adjust', 'exact');
});

test('a datasheet prints on two pages', async ({ page, request }) => {
  const { row } = await partInStock(request);
  await page.goto(`/datasheets/${row.label_display.toLowerCase()}`);
  await awake(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Properties' })).toBeVisible();
  expect(await printedPages(page)).toBeLessThanOrEqual(2);
});

test('a cart of three lines prints on one page, and so does its quote request', async ({ page, request }) => {
  const parts = await pricedParts(request, 3);
  const lines = parts.map((part, index) => ({ ...lineOf(part, 300), expedite: index === 0 }));
  await openCartWith(page, lines);
  await expect(cartLine(page, lines[2]?.productName ?? '')).toBeVisible();
  expect(await printedPages(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  // The date of the oldest price.
  await expect(page.locator('.price-day')).toHaveText('Prices and stock of January 1, 2025.');
  await expect(page.getByRole('main').locator('.switch i').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: /^Quantity of/ }).first()).toHaveCSS('border-top-width', '0px');
  await page.emulateMedia({ media: null });

  await page.getByRole('button', { name: 'Request a quote' }).filter({ visible: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Request a quote' });
  await fillContact(dialog);
  await field(dialog, 'Company').fill('Plant 4');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(/\/quotes\/[0-9a-f]{32}\/sent$/);
  await awake(page);
  expect(await printedPages(page)).toBe(1);
});

test('a size chart prints without its form and tabs', async ({ page }) => {
  await page.goto('/as568-sizing-chart');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.table-filter')).toBeHidden();
  await expect(page.locator('.table-of-contents')).toBeHidden();
  await expect(page.getByRole('rowheader', { name: '-214', exact: true })).toBeVisible();
});

test('printed prices show their date', async ({ page, request }) => {
  const { row } = await partInStock(request);
  await page.goto(`/product/${row.name.toLowerCase()}`);
  await awake(page);
  const day = page.locator('.price-day');
  await expect(day).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(day).toHaveText(/^Prices and stock of [A-Z][a-z]+ \d{1,2}, \d{4}\.$/);
});
