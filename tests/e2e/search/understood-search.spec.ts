import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { isNarrow } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

const TEXT = '2-214 viton 75 brown';
const field = (page: Page) => page.locator('.header .site-search input').filter({ visible: true });
const panel = (page: Page) => page.locator('.suggestions');
const chips = (page: Page) => page.locator('.understood-chip');

const type = async (page: Page, text: string): Promise<void> => {
  await page.goto('/cart');
  await expect(page.locator('html')).not.toHaveClass(/no-js/);
  if (isNarrow(page)) await page.locator('summary[aria-label=Search]').click();
  await field(page).focus();
  await page.keyboard.type(text);
  await expect(panel(page)).toBeVisible();
};

test('the box shows the recognized terms and links to the exact part', { tag: ['@core', '@phone'] }, async ({
  page,
}) => {
  await type(page, TEXT);
  await expect(chips(page)).toHaveText(['SizeAS568-214', 'vitonFKM', '75 Shore A', 'Brown']);
  await expect(
    panel(page)
      .getByRole('group', { name: /^Exact/ })
      .getByRole('option')
      .first(),
  ).toContainText('FK7502-214');
  await expect(panel(page).getByRole('group', { name: 'Nearest sizes' })).toContainText('ID −1.60 mm');
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/product/fk7502-214');
});

test('on a phone, the results fill the screen until they are closed', { tag: '@phone' }, async ({ page }) => {
  test.skip(!isNarrow(page), 'Wide screens show a panel.');
  await type(page, TEXT);
  const heading = page.getByRole('heading', { level: 1 });
  const isOnTop = () =>
    heading.evaluate((element) => {
      const { x, y } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + 2, y + 2));
    });
  const { x, y, width, height } = (await page.locator('.header .site-search').last().boundingBox()) ?? {};
  expect([x, y, width, height]).toEqual([0, 0, 390, 844]);
  expect(await isOnTop()).toBe(false);
  await page.getByRole('button', { name: 'Close suggestions' }).click();
  await expect(panel(page)).toBeHidden();
  expect(await isOnTop()).toBe(true);
});

test('chips are removed by their close button, and by Backspace before the text', async ({ page }) => {
  await type(page, TEXT);
  await panel(page).getByRole('link', { name: 'Drop viton FKM' }).click();
  await expect(field(page)).toHaveValue('2-214 75 brown');
  await expect(chips(page)).toHaveText(['SizeAS568-214', '75 Shore A', 'Brown']);
  await field(page).evaluate((input: HTMLInputElement) => input.setSelectionRange(0, 0));
  await page.keyboard.press('Backspace');
  await expect(field(page)).toHaveValue('2-214 75');
  await expect(page.getByRole('status').filter({ hasText: 'Brown dropped' })).toBeAttached();
});

test('names unrecognized words', { tag: '@once' }, async ({ page }) => {
  await type(page, '214 fkm qqqq');
  await expect(chips(page).last()).toHaveText('not read:qqqq');
});

test('the store offers a keyword text as filters', { tag: ['@core', '@once'] }, async ({ page }) => {
  await page.goto(`/shop/orings?search=${encodeURIComponent(TEXT)}`);
  await page
    .locator('.keyword-offer')
    .getByRole('link', { name: /^Use as filters: \d+ part/ })
    .click();
  await expect(page).toHaveURL('/shop/orings?size=AS568-214&durometer=75&material=fkm&color=brown');
  await expect(page.locator('.keyword-offer')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the results page removes chips and links to the store', { tag: '@phone' }, async ({ page }) => {
    await page.goto(`/search?query=${encodeURIComponent(`${TEXT} qqqq`)}`);
    await expect(chips(page)).toHaveCount(5);
    await page.getByRole('link', { name: 'Drop not read: qqqq' }).click();
    await expect(page).toHaveURL(`/search?query=${encodeURIComponent(TEXT)}`);
    await page.getByRole('link', { name: /in the store|^Show all/ }).click();
    await expect(page).toHaveURL('/shop/orings?size=AS568-214&durometer=75&material=fkm&color=brown');
  });

  test('the store’s offer is a link', async ({ page }) => {
    await page.goto('/shop/orings?search=1/8%20x%201%20inch%20buna');
    await page.locator('.keyword-offer a').click();
    await expect(page).toHaveURL('/shop/orings?size=AS568-214&material=nbr');
  });
});
