import { listing } from '../support/catalog.ts';
import { awake } from '../support/islands.ts';
import {
  closeFilters,
  expectParameters,
  expectTotal,
  facet,
  filters,
  openFilters,
  openStore,
  rows,
} from '../support/store-page.ts';
import { expect, test } from '../support/test.ts';

// The widest screen with the overlay; phones keep their width.
test.use({ viewport: async ({ viewport }, use) => use({ width: Math.min(viewport?.width ?? 0, 1024), height: 800 }) });

test('Add Filters opens the filters over the page and shows the number of results', {
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

test('the overlay traps focus and closes with Escape or its close button', async ({ page }) => {
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

test('a wider screen closes the overlay and shows the filters next to the results', async ({ page }) => {
  await openStore(page);
  await openFilters(page);
  await page.setViewportSize({ width: 1300, height: 800 });
  await expect(page.getByRole('dialog', { name: 'Filters' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Filters' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'O-rings' })).toBeVisible();
});

test('there is no invisible tab stop between Sort and the first row', async ({ page }) => {
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

test('Back closes the overlay and keeps the filters; the next Back removes them', {
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

test('an overlay closed by its buttons or Escape leaves no history entry', async ({ page }) => {
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

test('an overlay that is open during a reload leaves no history entry', async ({ page }) => {
  await page.goto('/cart');
  await openStore(page);
  await openFilters(page);
  await page.reload();
  await awake(page);
  await expect.poll(() => page.evaluate(() => 'covered' in history.state)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/cart');
});
