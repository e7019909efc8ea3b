import type { Page } from '@playwright/test';
import {
  cartLine,
  expectBadge,
  lineOf,
  openCart,
  openCartWith,
  quantityOf,
  storedItems,
} from '../support/cart-page.ts';
import { partInStock, partInTwoPlaces, partWithHiddenPrice, pricedParts } from '../support/catalog.ts';
import { expectedTotal } from '../support/expected-price.ts';
import { awake } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

const removeButton = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}`, exact: true });

test('an invalid quantity stays as typed, says why, and has no price', async ({ page, request }) => {
  const part = await partInStock(request);
  const { name } = part.row;
  await openCartWith(page, [lineOf(part, 40)]);
  for (const noNumber of ['abc', '-3', '1.5', '4e2', '1.200', '10,000,000']) {
    await quantityOf(page, name).fill(noNumber);
    await quantityOf(page, name).press('Enter');
    await expect(quantityOf(page, name)).toHaveValue(noNumber);
    await expect(cartLine(page, name).getByRole('alert')).toContainText(
      /digits only|not a whole number|can mean 1\.2 or 1,200|The largest quantity sold online is 9,999,999/,
    );
    expect((await storedItems(page)).map(({ quantity }) => quantity)).toEqual([40]);
  }
  for (const wrong of ['0', '']) {
    await quantityOf(page, name).fill(wrong);
    await quantityOf(page, name).press('Enter');
    await expect(cartLine(page, name).getByRole('alert')).toHaveText('Please enter a valid quantity');
    await expect(cartLine(page, name)).toContainText(expectedTotal(part.pricing, 40));
    expect((await storedItems(page)).map(({ quantity }) => quantity)).toEqual([40]);
  }
  await quantityOf(page, name).fill('1\u00a0000');
  await quantityOf(page, name).press('Enter');
  await expect(cartLine(page, name).getByRole('alert')).toHaveCount(0);
  await expect(cartLine(page, name)).toContainText(expectedTotal(part.pricing, 1000));
});

test('the order minimum is red until the lines reach it', { tag: '@once' }, async ({ page, request }) => {
  const part = await partInStock(request);
  const { name } = part.row;
  await openCartWith(page, [lineOf(part, 1)]);
  const minimum = page.getByText('Order minimum $75');
  const isRed = () =>
    minimum.evaluate((element) => {
      const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
      return red > 2 * green && red > 2 * blue;
    });
  expect(await isRed()).toBe(true);
  await quantityOf(page, name).fill('5000');
  await quantityOf(page, name).press('Enter');
  await expect.poll(isRed).toBe(false);
});

test('adding a part again replaces its lines', { tag: ['@core', '@once'] }, async ({ page, request }) => {
  const part = await partInStock(request);
  const { name } = part.row;
  const [other] = (await pricedParts(request, 2)).filter(({ row }) => row.name !== name);
  if (!other) throw new Error('There is no other part.');
  await openCartWith(page, [lineOf(part, 40), lineOf(other, 10), lineOf(part, 90)]);
  await expectBadge(page, 3);
  await page.goto(`/product/${name.toLowerCase()}`);
  await awake(page);
  await page.getByRole('textbox', { name: 'Quantity' }).fill('60');
  await page.getByRole('button', { name: 'Check Pricing' }).click();
  await page.getByRole('button', { name: /^Add to quote cart: 60 pieces/ }).click();
  await expect(page).toHaveURL('/cart');
  await expectBadge(page, 2);
  await expect(quantityOf(page, name)).toHaveValue('60');
  await expect(quantityOf(page, other.row.name)).toHaveValue('10');
});

test('a partial shipment can be added instead of the whole quantity', { tag: ['@core', '@once'] }, async ({
  page,
  request,
}) => {
  const { row } = await partInTwoPlaces(request);
  await page.goto(`/product/${row.name.toLowerCase()}?quantity=${row.canyonStock + 1}`);
  await awake(page);
  await page
    .getByRole('button', {
      name: `Add to quote cart: ${row.canyonStock.toLocaleString('en-US')} pieces, 1 Business Day`,
    })
    .click();
  await expect(page).toHaveURL('/cart');
  await expect(quantityOf(page, row.name)).toHaveValue(String(row.canyonStock));
  await expect(cartLine(page, row.name)).toContainText('Faster Partial Shipment');
});

test('a line without a published price says Request Cost and does not change the total', { tag: '@once' }, async ({
  page,
  request,
}) => {
  const part = await partWithHiddenPrice(request);
  await openCartWith(page, [lineOf(part, 10)]);
  await expect(cartLine(page, part.row.name)).toContainText('Request Cost');
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('0 of 1');
});

test('lines removed quickly stay removed', { tag: '@once' }, async ({ page, request }) => {
  const parts = await pricedParts(request, 4);
  await openCartWith(
    page,
    parts.map((part) => lineOf(part, 20)),
  );
  const [, , , last] = parts;
  await page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button[aria-label^="Remove "]')];
    for (const button of buttons.slice(0, 3)) button.click();
  });
  const left = [last?.row.name];
  const names = async () => (await storedItems(page)).map(({ productName }) => productName);
  await expect.poll(names).toEqual(left);
  await expectBadge(page, 1);
  // Undo stays while it has focus; then waits longer than anything can be undone, so that nothing can return.
  await page.getByRole('heading', { level: 1 }).focus();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  expect(await names()).toEqual(left);
  await page.reload();
  await awake(page);
  await expectBadge(page, 1);
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveCount(1);
});

test('Clear all empties the cart, and Undo restores every line at its position', { tag: ['@core', '@once'] }, async ({
  page,
  request,
}) => {
  const parts = await pricedParts(request, 3);
  const names = parts.map(({ row }) => row.name);
  await openCartWith(
    page,
    parts.map((part) => lineOf(part, 20)),
  );
  const quoteLink = page.locator('header').getByText('Request a quote').first();
  await expect(quoteLink).toHaveAttribute('href', '/cart');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByRole('heading', { name: 'Your quote cart is empty' })).toBeVisible();
  await expectBadge(page, 0);
  await expect(quoteLink).toHaveAttribute('href', '/request-a-quote');
  await page.getByRole('button', { name: 'Undo' }).click();
  for (const name of names) await expect(cartLine(page, name)).toBeVisible();
  expect((await storedItems(page)).map(({ productName }) => productName)).toEqual(names);
  await expectBadge(page, 3);
});

test("two tabs stay in sync and lose none of each other's lines", { tag: '@once' }, async ({
  page,
  context,
  request,
}) => {
  const parts = await pricedParts(request, 3);
  const [first, second, third] = parts.map(({ row }) => row.name);
  if (!first || !second || !third) throw new Error('Three parts are needed.');
  await openCartWith(
    page,
    parts.map((part) => lineOf(part, 20)),
  );
  const other = await context.newPage();
  await openCart(other);
  await removeButton(page, first).click();
  await expect(quantityOf(other, first)).toHaveCount(0);
  await expectBadge(other, 2);
  await quantityOf(other, second).fill('77');
  await quantityOf(other, second).press('Enter');
  await expect(quantityOf(page, second)).toHaveValue('77');
  await removeButton(page, third).click();
  await expect(quantityOf(other, third)).toHaveCount(0);
  expect((await storedItems(other)).map(({ productName, quantity }) => [productName, quantity])).toEqual([
    [second, 77],
  ]);
});

test('an empty cart links to the store', async ({ page }) => {
  await openCart(page);
  await expect(page.getByRole('heading', { name: 'Your quote cart is empty' })).toBeVisible();
  await expectBadge(page, 0);
  await page.getByRole('main').getByRole('link', { name: 'Shop O-rings' }).click();
  await expect(page).toHaveURL('/shop/orings');
});
