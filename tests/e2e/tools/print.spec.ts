import { PDFDocument } from 'pdf-lib';
import { expect, test } from '../support/test.ts';

test('a gland design prints on one Letter page: drawing, results, inputs and reasons', async ({ page }) => {
  await page.goto('/tools/gland-designer?unit=mm&size=AS568-214');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('complementary', { name: 'Result' })).toBeVisible();
  const form = page.locator('.gland-form-fields');
  await expect(form.getByRole('rowheader', { name: /Bore/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Start from' })).toBeHidden();
  const { width } = (await page.locator('.gland-sheet').boundingBox()) ?? { width: 0 };
  expect(width).toBeGreaterThan(0);
  const file = await PDFDocument.load(await page.pdf({ format: 'Letter' }));
  expect(file.getPageCount()).toBe(1);
});
