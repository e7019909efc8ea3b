import { expect, test } from './support/test.ts';

const LARGEST = 100 * 1024;

for (const path of ['/metric-o-ring-table', '/datasheets']) {
  test(`${path} is at most 100 KB`, async ({ request }) => {
    expect((await (await request.get(path)).body()).length).toBeLessThan(LARGEST);
  });
}

test('a section of the metric table opens by its link and by its heading, with its rows', async ({ page }) => {
  await page.goto('/metric-o-ring-table#cs-3-00');
  const row = page.getByRole('row', { name: /^24X3 / });
  await expect(row).toContainText('0.945');
  await page.goto('/metric-o-ring-table');
  await page.getByRole('heading', { name: 'Cross-section 3.00 mm' }).click();
  await expect(row.getByRole('link')).toHaveAttribute('href', '/shop/orings?size=24X3');
});

test('the metric table answers while one types, and the address keeps it', async ({ page }) => {
  await page.goto('/metric-o-ring-table');
  await page.locator('input[name="id"]').fill('24.1');
  await page.locator('input[name="cs"]').fill('3');
  await expect(page.getByRole('row', { name: /^24X3 / })).toHaveClass('is-nearest');
  await expect(page).toHaveURL(/id=24\.1&cs=3/);
});

test('datasheets stand in the page by material, folded', async ({ page }) => {
  await page.goto('/datasheets#material-fkm');
  await expect(page.getByRole('link', { name: 'FK7502' })).toBeVisible();
});
