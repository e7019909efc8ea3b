import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { cartLine, expectBadge, quantityOf } from '../support/cart-page.ts';
import { partInStock } from '../support/catalog.ts';
import { field } from '../support/form-page.ts';
import { expect, test } from '../support/test.ts';

/** Most keys from the home page to a sent quote. A visitor who knows the site needs 23. */
const MOST_KEYS = 30;
/** Most Tab presses to one target. */
const MOST_TABS = 20;

/**
 * A keyboard that counts. Every pressed key counts as one, Tab included. The text of a field counts as one, because its
 * length depends on the visitor.
 */
const countingKeyboard = (page: Page) => {
  const steps: string[] = [];
  const press = async (key: string): Promise<void> => {
    await page.keyboard.press(key);
    steps.push(key);
  };
  const type = async (text: string): Promise<void> => {
    await page.keyboard.type(text);
    steps.push(`“${text}”`);
  };
  /** Presses Tab until an element has the focus, and expects the focus to be visible there. */
  const tabTo = async (target: Locator): Promise<void> => {
    const isThere = (): Promise<boolean> =>
      target.evaluate((element) => element === document.activeElement, null, { timeout: 5000 });
    for (let tabs = 0; !(await isThere()); tabs++) {
      if (tabs === MOST_TABS) throw new Error(`Not reached with ${MOST_TABS} tabs after ${steps.join(' ')}`);
      await press('Tab');
    }
    await expect(target).toBeInViewport();
  };
  return { steps, press, type, tabTo };
};

test('a visitor gets from the home page to a sent quote with few keys and without a pointer', {
  tag: ['@core'],
}, async ({ page, request }) => {
  test.setTimeout(90_000);
  const { row } = await partInStock(request);
  const { steps, press, type, tabTo } = countingKeyboard(page);
  await page.goto('/');

  await test.step('find the part', async () => {
    await press('/');
    await expect(page.getByRole('combobox').first()).toBeFocused();
    await type(row.name);
    await expect(page.getByRole('option', { name: row.name }).first()).toBeVisible();
    await press('ArrowDown');
    await press('Enter');
    await expect(page).toHaveURL(`/product/${row.name.toLowerCase()}`);
    await expect(page.getByRole('heading', { level: 1, name: row.name })).toBeVisible();
  });

  await test.step('price a quantity and add it to the cart', async () => {
    await tabTo(page.getByRole('link', { name: 'Skip to price' }));
    await press('Enter');
    const quantity = page.getByRole('textbox', { name: 'Quantity' });
    await tabTo(quantity);
    await type('200');
    await press('Enter');
    await tabTo(page.getByRole('button', { name: /^Add to quote cart/ }).first());
    await press('Enter');
    await expect(page).toHaveURL('/cart');
    await expect(quantityOf(page, row.name)).toHaveValue('200');
    await expect(cartLine(page, row.name)).toBeVisible();
  });

  await test.step('send the request', async () => {
    await tabTo(page.getByRole('link', { name: 'Skip to summary' }));
    await press('Enter');
    const summary = page.getByRole('complementary', { name: 'Summary' });
    await tabTo(summary.getByRole('button', { name: 'Request a quote' }));
    await press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Request a quote' });
    await expect(field(dialog, 'Name')).toBeFocused();
    await type('R. Okafor');
    await tabTo(field(dialog, 'Email'));
    await type('keys@plant.example');
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
  });

  await expectAccessible(page);
  await expectBadge(page, 0);
  expect(steps.length, steps.join(' ')).toBeLessThanOrEqual(MOST_KEYS);
});
