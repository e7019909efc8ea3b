import {
  cartLine,
  expectBadge,
  lineOf,
  openCart,
  openCartWith,
  quantityOf,
  storeCartText,
  storedItems,
} from '../support/cart-page.ts';
import { partInStock } from '../support/catalog.ts';
import { awake } from '../support/islands.ts';
import { chips, openStore } from '../support/store-page.ts';
import { expect, test } from '../support/test.ts';

for (const [what, text] of [
  ['text that is no JSON', '{"state":{"items":['],
  ['a number', '42'],
  ['an empty text', ''],
  ['lines that are none', '{"state":{"anonymous_id":7,"items":[null,"x",{"uid":1},{"quantity":-4}]},"version":2}'],
  ['a version of the future', '{"state":{"basket":{}},"version":99}'],
] as const) {
  test(`treats a stored cart that is ${what} as an empty one that accepts lines`, async ({ page, request }) => {
    const part = await partInStock(request);
    await storeCartText(page, text);
    await openCart(page);
    await expect(page.getByRole('heading', { name: 'Your quote cart is empty' })).toBeVisible();
    await expectBadge(page, 0);
    await page.goto(`/product/${part.row.name.toLowerCase()}?quantity=40`);
    await awake(page);
    await page.getByRole('button', { name: /^Add to quote cart: 40 pieces/ }).click();
    await expect(quantityOf(page, part.row.name)).toHaveValue('40');
    await expectBadge(page, 1);
  });
}

test('recovers readable lines of a damaged cart', async ({ page, request }) => {
  const part = await partInStock(request);
  const state = { anonymous_id: 'visitor', items: [{ uid: 1 }, lineOf(part, 40), null] };
  await storeCartText(page, JSON.stringify({ state, version: 2 }));
  await openCart(page);
  await expect(quantityOf(page, part.row.name)).toHaveValue('40');
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveCount(1);
});

test('imports a cart of the older store', { tag: '@core' }, async ({ page, request }) => {
  const { row } = await partInStock(request);
  const older = {
    sessionId: 'older-session',
    lines: [{ productId: row.id, productName: row.name, quantity: 12, totalAmount: 34.5 }],
    subtotalAmount: 34.5,
    taxRate: 0,
    taxAmount: 0,
    totalAmount: 34.5,
  };
  await storeCartText(page, JSON.stringify(older));
  await openCart(page);
  await expect(quantityOf(page, row.name)).toHaveValue('12');
  await expect(cartLine(page, row.name)).toContainText('$34.50');
  await expectBadge(page, 1);
  expect((await storedItems(page)).map(({ productName }) => productName)).toEqual([row.name]);
});

test('a cart survives closing the browser tab', async ({ page, context, request }) => {
  const part = await partInStock(request);
  await openCartWith(page, [lineOf(part, 40)]);
  await page.close();
  const later = await context.newPage();
  await later.goto('/shop/orings');
  await awake(later);
  await expectBadge(later, 1);
  await openCart(later);
  await expect(quantityOf(later, part.row.name)).toHaveValue('40');
});

test.describe('when the browser denies storage', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Denied.', 'SecurityError');
          },
        });
      }
    }),
  );

  test('the store still filters', async ({ page }) => {
    await openStore(page, 'material=fkm&color=black');
    await chips(page).getByRole('link', { name: 'Remove Color Black' }).click();
    await expect(chips(page).getByRole('link', { name: /^Remove/ })).toHaveCount(1);
    await expect(page).toHaveURL(/material=fkm$/);
  });

  test('the cart page shows an empty cart', async ({ page }) => {
    await openCart(page);
    await expect(page.getByRole('heading', { name: 'Your quote cart is empty' })).toBeVisible();
  });

  test('a part that cannot be stored leads to a quote request for it', async ({ page, request }) => {
    const { row } = await partInStock(request);
    await page.goto(`/product/${row.name.toLowerCase()}?quantity=40`);
    await awake(page);
    await page.getByRole('button', { name: /^Add to quote cart: 40 pieces/ }).click();
    await expect(page).toHaveURL(/\/request-a-quote\?/);
    await expect(page.getByLabel(/^Part number or dimensions/)).toHaveValue(row.name);
    await expect(page.getByLabel(/^Quantity/)).toHaveValue('40');
  });
});

test('when storage is full, says that the cart lasts only as long as the page', async ({ page, request }) => {
  const part = await partInStock(request);
  await openCartWith(page, [lineOf(part, 40), lineOf(part, 50)]);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  });
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(page.getByRole('main')).toContainText('This browser does not keep the cart');
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveCount(1);
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('1 of 1');
});
