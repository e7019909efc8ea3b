import { listing } from './support/catalog.ts';
import { awake } from './support/islands.ts';
import {
  closeFilters,
  expectParameters,
  expectTotal,
  facet,
  filters,
  openFilters,
  openStore,
  rows,
} from './support/store-page.ts';
import { expect, test } from './support/test.ts';

// The widest screen that has the overlay; phones keep their own width.
test.use({ viewport: async ({ viewport }, use) => use({ width: Math.min(viewport?.width ?? 0, 1024), height: 800 }) });

test('Add Filters opens the filters over the page, with the number of results to show', {
  tag: ['@core', '@phone'],
}, async ({ page, request }) => {
  await openStore(page);
  await expect(filters(page)).toBeHidden();
  await openFilters(page);
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await (await facet(page, 'Material Type', /^FFKM/)).check();
  const { totalItems } = await listing(request, 'material=ffkm');
  await page.getByRole('button', { name: `Show ${totalItems.toLocaleString('en-US')} results` }).click();
  await expect(filters(page)).toBeHidden();
  await expectTotal(page, totalItems);
  await expect(page.getByRole('link', { name: /^Add Filters/ })).toBeFocused();
});

test('the overlay holds focus and closes by Esc or its cross', async ({ page }) => {
  await openStore(page);
  await openFilters(page);
  const overlay = page.getByRole('dialog', { name: 'Filters' });
  await expect(overlay.getByRole('link', { name: 'Close filters' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(overlay.getByRole('button', { name: /^Show/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(overlay.getByRole('link', { name: 'Close filters' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await expect(page.getByRole('link', { name: /^Add Filters/ })).toBeFocused();
  await openFilters(page);
  await overlay.getByRole('link', { name: 'Close filters' }).click();
  await expect(overlay).toBeHidden();
});

test('a wider screen closes the overlay and shows the filters beside the results', async ({ page }) => {
  await openStore(page);
  await openFilters(page);
  await page.setViewportSize({ width: 1300, height: 800 });
  await expect(page.getByRole('dialog', { name: 'Filters' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Filters' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'O-rings' })).toBeVisible();
});

test('the way from Sort to the first row has no stop that cannot be seen', async ({ page }) => {
  await openStore(page, 'size=AS568-214');
  await page.locator('summary', { hasText: 'Sort' }).focus();
  for (let stops = 0; stops < 20; stops++) {
    await page.keyboard.press('Tab');
    const isRow = await page.evaluate(() => document.activeElement?.closest('tbody') !== null);
    if (isRow) break;
    const hidden = await page.evaluate(() => document.activeElement?.closest('thead') !== null);
    expect(hidden).toBe(false);
  }
  await expect(rows(page).getByRole('checkbox').first()).toBeFocused();
  await expect(page.getByRole('columnheader', { name: 'Starting Price' })).toHaveCount(1);
});

test('Back closes the overlay and keeps what was ticked; the next Back takes it away', {
  tag: ['@core', '@phone'],
}, async ({ page, request }) => {
  const { totalItems } = await listing(request, 'material=ffkm');
  await page.goto('/cart');
  await openStore(page);
  await openFilters(page);
  await (await facet(page, 'Material Type', /^FFKM/)).check();
  await expectTotal(page, totalItems);
  await page.goBack();
  await expect(filters(page)).toBeHidden();
  await expectParameters(page, { material: 'ffkm' });
  await expect(page.getByRole('link', { name: /^Add Filters/ })).toBeFocused();
  await page.goBack();
  await expectParameters(page, {});
  await page.goBack();
  await expect(page).toHaveURL('/cart');
});

test('a typed keyword stays when Back closes the overlay', async ({ page }) => {
  await openStore(page);
  await openFilters(page);
  const field = filters(page).getByRole('searchbox', { name: 'Keyword' });
  await field.fill('fkm');
  await expectParameters(page, { search: 'fkm' });
  await field.fill('fkm 214');
  await expectParameters(page, { search: 'fkm 214' });
  await page.goBack();
  await expect(filters(page)).toBeHidden();
  await expectParameters(page, { search: 'fkm 214' });
});

test('an overlay closed by its buttons or Esc leaves nothing to go back through', async ({ page }) => {
  await page.goto('/cart');
  await openStore(page);
  await openFilters(page);
  await page.keyboard.press('Escape');
  await expect(filters(page)).toBeHidden();
  await openFilters(page);
  await closeFilters(page);
  await page.goBack();
  await expect(page).toHaveURL('/cart');
});

test('an overlay open while the page is loaded anew leaves nothing to go back through', async ({ page }) => {
  await page.goto('/cart');
  await openStore(page);
  await openFilters(page);
  await page.reload();
  await awake(page);
  await expect.poll(() => page.evaluate(() => 'covered' in history.state)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/cart');
});
