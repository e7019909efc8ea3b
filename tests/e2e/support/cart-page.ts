import { expect, type Locator, type Page } from '@playwright/test';
import { type CartItem, cartItem } from '../../../src/domain/order/cart/cart.ts';
import { CART_KEY, CART_VERSION } from '../../../src/domain/order/cart/cart-key.ts';
import { quoteOptions } from '../../../src/domain/shop/pricing/quote-options.ts';
import type { PricedPart } from './catalog.ts';
import { awake } from './islands.ts';

/** Returns the line that the store would create from a part and a quantity. */
export const lineOf = ({ row, pricing }: PricedPart, quantity: number): CartItem => {
  const { priceList, supply } = pricing;
  const [option] = quoteOptions({
    productId: row.id,
    productName: row.name,
    description: row.label_display,
    descriptionTwo: row.size,
    color: '#2a3136',
    priceList,
    supply,
    quantity,
  });
  if (!option) throw new Error(`${quantity} is not a quantity.`);
  return cartItem(option, {
    uid: `line-${row.id}-${quantity}`,
    pricing: { priceList, supply, pricedAt: '2025-01-01T00:00:00.000Z' },
    ring: { idMm: row.id_mm, csMm: row.cs_mm },
  });
};

/** Stores a string as the browser's cart, before any page of the site has read it. */
export const storeCartText = async (page: Page, text: string): Promise<void> => {
  await page.route('**/blank', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Blank</title><link rel="icon" href="data:,">' }),
  );
  await page.goto('/blank');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [CART_KEY, text] as const);
};

/** Fills the cart and opens it. */
export const openCartWith = async (page: Page, items: readonly CartItem[]): Promise<void> => {
  const cart = { state: { anonymous_id: 'visitor', items }, version: CART_VERSION };
  await storeCartText(page, JSON.stringify(cart));
  await openCart(page);
};

export const openCart = async (page: Page): Promise<void> => {
  await page.goto('/cart');
  await awake(page);
};

/** Returns the line of a part. */
export const cartLine = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

export const quantityOf = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name: `Quantity of ${name}` });

/** Expects the visible cart link at this width to show the number of lines. */
export const expectBadge = (page: Page, count: number): Promise<void> =>
  expect(
    page
      .getByRole('banner')
      .getByRole('link', {
        name: count === 0 ? 'Quote cart' : `Quote cart, ${count} ${count === 1 ? 'line' : 'lines'}`,
      })
      .filter({ visible: true }),
  ).toHaveCount(1);

/** Returns the lines of the stored cart. */
export const storedItems = (page: Page): Promise<readonly CartItem[]> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null')?.state?.items ?? [], CART_KEY);
