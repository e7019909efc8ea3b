import { openBeforeHydration } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

test('text typed during loading takes effect after hydration', { tag: '@once' }, async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/shop/orings');
  const keyword = page.getByRole('searchbox', { name: 'Keyword' });
  await keyword.pressSequentially('viton');
  hydrate();
  await expect(page.locator('[data-island="store-filters"]')).toHaveAttribute('data-hydrated', '');
  await expect(keyword).toHaveValue('viton');
  await keyword.press('Tab');
  await expect(page).toHaveURL(/search=viton/);
});
