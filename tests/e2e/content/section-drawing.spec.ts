import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

const drawn = (page: Page, number: number): Locator => page.locator(`svg [data-seal="${number}"]`);
const listed = (page: Page, number: number): Locator => page.locator(`.section-drawing-index [data-seal="${number}"]`);
const opacity = (seal: Locator): Promise<string> =>
  seal.locator('.section-figure-dimensions').evaluate((dimensions) => getComputedStyle(dimensions).opacity);
const color = (entry: Locator): Promise<string> => entry.locator('b').evaluate((name) => getComputedStyle(name).color);

test('a seal shows its dimensions and highlights its index entry, and the reverse', async ({ page }) => {
  await page.goto('/products-hub');
  expect(await opacity(drawn(page, 5))).toBe('0');
  const resting = await color(listed(page, 5));
  await drawn(page, 5).focus();
  await expect.poll(() => opacity(drawn(page, 5))).toBe('1');
  expect(await color(listed(page, 5))).not.toBe(resting);
  await listed(page, 2).focus();
  await expect.poll(() => opacity(drawn(page, 2))).toBe('1');
  await expect.poll(() => opacity(drawn(page, 5))).toBe('0');
});

test('the links of the section drawings lead to pages, in the order of their numbers', async ({ page, request }) => {
  for (const path of ['/', '/products-hub']) {
    await page.goto(path);
    const links = page.locator('svg [data-seal]');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('data-seal')))).toEqual(
      Array.from({ length: await links.count() }, (_, index) => String(index + 1)),
    );
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
      expect((await request.get(href)).status(), href).toBe(200);
    }
  }
});

test('the drawing pans on phones, with its index below', { tag: ['@phone'] }, async ({ page }) => {
  await page.goto('/');
  const drawing = page.locator('.section-drawing svg');
  expect((await drawing.boundingBox())?.width).toBeGreaterThanOrEqual(1392);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expect(listed(page, 8)).toBeVisible();
  await expectAccessible(page);
});

test('prints the numbers without dimensions', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  await expect(drawn(page, 1).locator('.section-figure-number')).toBeVisible();
  await expect(drawn(page, 1).locator('.section-figure-dimensions')).toBeHidden();
});
