import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { ShopRow } from '../../../src/domain/shop/catalog/listing.ts';
import { cartLine } from '../support/cart-page.ts';
import { listing, pricingOf } from '../support/catalog.ts';
import { expectedTotal } from '../support/expected-price.ts';
import {
  expectParameters,
  nameLinks,
  openStore,
  parameters,
  priceLink,
  rows,
  STORE,
  toolbar,
} from '../support/store-page.ts';
import { expect, test } from '../support/test.ts';

const SIZE = 'size=AS568-214';

const quantityField = (page: Page): Locator => toolbar(page).getByRole('textbox', { name: 'Quantity' });
const rowOf = (page: Page, name: string): Locator =>
  rows(page).filter({ has: page.getByRole('link', { name, exact: true }) });

/** Returns a part with a price and own stock of at least some pieces. */
const stockedPart = async (request: APIRequestContext, pieces: number): Promise<ShopRow> => {
  const { items } = await listing(request, `${SIZE}&stock=own&limit=100`);
  const found = items.find((row) => row.canyonStock >= pieces && Number(row.price) > 0);
  if (!found) throw new Error(`No part has ${pieces} pieces in stock.`);
  return found;
};

test('a quantity changes prices, stock and order, and goes along to the popup, the cart and the part page', {
  tag: ['@core', '@phone'],
}, async ({ page, request }) => {
  const part = await stockedPart(request, 200);
  await openStore(page, `${SIZE}&search=${part.name}`);
  await quantityField(page).fill('200');
  await quantityField(page).press('Enter');
  await expectParameters(page, { size: 'AS568-214', search: part.name, quantity: '200' });
  await expect(
    page.getByRole('status').filter({ hasText: 'Prices and ship times for 200 pieces. 1 result' }),
  ).toHaveCount(1);
  const total = expectedTotal(await pricingOf(request, part), 200);
  await expect(rowOf(page, part.name)).toContainText(total);
  await expect(rowOf(page, part.name)).toContainText('1 Business Day');
  await expect(nameLinks(page)).toHaveAttribute('href', `/product/${part.name.toLowerCase()}?quantity=200`);

  await priceLink(page, part.name).click();
  const dialog = page.getByRole('dialog', { name: `${part.name} Pricing` });
  await expect(dialog.getByRole('textbox', { name: 'Quantity' })).toHaveValue('200');
  await expect(dialog).toContainText(total);
  await dialog
    .getByRole('button', { name: /^Add to quote cart: 200 pieces/ })
    .first()
    .click();
  await page.waitForURL('**/cart');
  await expect(cartLine(page, part.name)).toContainText(total);

  await openStore(page, `search=${part.name}&quantity=200`);
  await nameLinks(page).first().click();
  await page.waitForURL(`**/product/${part.name.toLowerCase()}?quantity=200`);
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('200');
  await expect(page.getByRole('region', { name: 'Pricing' })).toContainText(total);
});

test('sorts all parts by their total, and the quantity survives a page and Clear All', async ({ page }) => {
  await openStore(page, `${SIZE}&quantity=400&sortBy=price:asc`);
  const totals = async (): Promise<number[]> =>
    (await rows(page).locator('.part-row-note').allTextContents()).flatMap((text) =>
      text.startsWith('$') ? [Number(text.replaceAll(',', '').replace(/^\$([\d.]+).*$/, '$1'))] : [],
    );
  const first = await totals();
  expect(first).toHaveLength(25);
  expect(first).toEqual(first.toSorted((a, b) => a - b));
  await toolbar(page).getByRole('link', { name: 'Next page' }).click();
  await expectParameters(page, { size: 'AS568-214', quantity: '400', sortBy: 'price:asc', page: '2' });
  await expect.poll(async () => (await totals())[0]).toBeGreaterThanOrEqual(first.at(-1) ?? 0);
  await page.getByRole('link', { name: 'Clear All' }).click();
  await expectParameters(page, { quantity: '400' });
  await quantityField(page).fill('');
  await quantityField(page).press('Enter');
  await expectParameters(page, {});
});

test('an invalid quantity is named at the field and changes nothing', { tag: '@once' }, async ({ page }) => {
  await openStore(page, `${SIZE}&quantity=400`);
  await quantityField(page).fill('1.5');
  await quantityField(page).press('Enter');
  await expect(quantityField(page)).toHaveAccessibleDescription(/“1.5” is not a whole number of pieces/);
  await expect(quantityField(page)).toHaveAttribute('aria-invalid', 'true');
  expect(parameters(page).quantity).toBe('400');
  await quantityField(page).fill('500');
  await quantityField(page).press('Enter');
  await expectParameters(page, { size: 'AS568-214', quantity: '500' });
  await expect(quantityField(page)).not.toHaveAttribute('aria-invalid');
});

test('compares the marked parts at the quantity', async ({ page, request }) => {
  const { items } = await listing(request, `${SIZE}&stock=own&limit=25`);
  const [one, two] = items.filter(({ price }) => Number(price) > 0);
  if (!one || !two) throw new Error('No parts are in stock.');
  await openStore(page, `${SIZE}&stock=own&quantity=2000`);
  for (const { name } of [one, two]) await rowOf(page, name).getByRole('checkbox').check();
  await page.getByRole('link', { name: 'Compare 2' }).click();
  await page.waitForURL('**/compare?*quantity=2000');
  const price = page.getByRole('row', { name: /^Price for 2,000/ });
  await expect(price).toContainText(expectedTotal(await pricingOf(request, one), 2000));
  await expect(price).toContainText(expectedTotal(await pricingOf(request, two), 2000));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the quantity is a form, and an invalid one stays in the field with the reason', {
    tag: ['@core', '@phone'],
  }, async ({ page, request }) => {
    const part = await stockedPart(request, 200);
    await page.goto(`${STORE}?search=${part.name}`);
    await quantityField(page).fill('1,200');
    await toolbar(page).getByRole('button', { name: 'Show' }).first().click();
    await expect(quantityField(page)).toHaveValue('1200');
    const total = expectedTotal(await pricingOf(request, part), 1200);
    await expect(rowOf(page, part.name)).toContainText(total);

    await page.goto(`${STORE}?search=${part.name}&quantity=none`);
    await expect(quantityField(page)).toHaveValue('none');
    await expect(quantityField(page)).toHaveAccessibleDescription(/digits only, like 1000/);
    await expect(page.getByRole('region', { name: 'About this address' })).toContainText('quantity: “none”');
    await expect(priceLink(page, part.name)).toBeVisible();
    await expect(rowOf(page, part.name)).not.toContainText('Business Day');
  });
});
