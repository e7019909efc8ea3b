import { expect, test } from '../support/test.ts';

test('text typed during loading takes effect after hydration', { tag: '@once' }, async ({ page }) => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/build\/react-[\w-]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/shop/orings');
  await page.waitForFunction(() => !document.documentElement.classList.contains('no-js'));
  const keyword = page.getByRole('searchbox', { name: 'Keyword' });
  await keyword.pressSequentially('viton');
  release();
  await expect(page.locator('[data-island="store-filters"]')).toHaveAttribute('data-hydrated', '');
  await expect(keyword).toHaveValue('viton');
  await keyword.press('Tab');
  await expect(page).toHaveURL(/search=viton/);
});
