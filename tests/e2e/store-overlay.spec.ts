import { listing } from './support/catalog.ts';
import { expectTotal, facet, filters, openFilters, openStore } from './support/store-page.ts';
import { expect, test } from './support/test.ts';

// The widest screen that has the overlay; phones keep their own width.
test.use({ viewport: async ({ viewport }, use) => use({ width: Math.min(viewport?.width ?? 0, 1024), height: 800 }) });

test('Add Filters opens the filters over the page, with the number of results to show', async ({ page, request }) => {
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
