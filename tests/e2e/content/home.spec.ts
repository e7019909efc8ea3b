import { expectAccessible } from '../support/accessibility.ts';
import { awake, isNarrow } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

const finder = 'form[aria-label="Find an O-ring by size"]';

test('the home page loads no React before the finder is used', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/build/') && response.url().endsWith('.js')) scripts.push(response.url());
  });
  await page.goto('/');
  await page.waitForLoadState('load');
  expect(scripts.some((url) => /react-|part-finder-/.test(url))).toBe(false);
  await page.locator(finder).getByLabel('Inside diameter').focus();
  await expect.poll(() => scripts.some((url) => /part-finder-/.test(url))).toBe(true);
});

test('the finder counts while typing, names the nearest size, and links to exactly that many parts', {
  tag: ['@core', '@phone'],
}, async ({ page }) => {
  await page.goto('/');
  const form = page.locator(finder);
  const id = form.getByLabel('Inside diameter');
  await id.focus();
  await expect(page.locator('[data-island="part-finder"]')).toHaveAttribute('data-hydrated', '');
  await id.fill('9.19');
  await form.getByLabel('Cross-section').fill('2.62');
  await form.getByLabel('Material').selectOption({ label: 'FKM' });
  await expect(form.getByRole('link', { name: 'AS568-110' })).toBeVisible();
  await expect(page.locator('.finder-sheet').getByText('AS568-110')).toBeVisible();
  const button = form.getByRole('button', { name: /^Show [\d,]+ parts$/ });
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  const count = /[\d,]+/.exec((await button.textContent()) ?? '')?.[0];
  await button.click();
  await page.waitForURL(/\/shop\/orings\?.*material=fkm/);
  await awake(page);
  await expect(page.getByText(new RegExp(`of ${count} results`)).first()).toBeVisible();
});

test('marks the typed temperature on the chart and grays out unsuitable materials', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/');
  const nitrile = page.locator('.temperature-chart-rows li').filter({ hasText: 'NBR' }).first();
  await expect(nitrile).not.toHaveClass(/short/);
  const upTo = page.locator(finder).getByLabel('Up to');
  await upTo.focus();
  await expect(page.locator('[data-island="part-finder"]')).toHaveAttribute('data-hydrated', '');
  await upTo.fill('200');
  await expect(nitrile).toHaveClass(/short/);
  await expect(page.locator('.temperature-chart-axis em')).toHaveText('200 °C');
});

test('reports unreadable input at the field and keeps the input', { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  const id = page.locator(finder).getByLabel('Inside diameter');
  await id.focus();
  await expect(page.locator('[data-island="part-finder"]')).toHaveAttribute('data-hydrated', '');
  await id.fill('about an inch');
  await expect(page.getByText('Enter the inside diameter as a number, such as 24.99.')).toBeVisible();
  await expect(id).toHaveValue('about an inch');
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the finder opens the store, and returns with unreadable input', { tag: '@core' }, async ({ page }) => {
    await page.goto('/');
    const form = page.locator(finder);
    await form.getByLabel('Inside diameter').fill('9.19');
    await form.getByLabel('Cross-section').fill('2.62');
    await form.getByRole('button').click();
    await expect(page).toHaveURL(/\/shop\/orings\?.*id_low=8\.94/);
    await page.goto('/');
    await form.getByLabel('Inside diameter').fill('wide');
    await form.getByRole('button').click();
    await expect(page).toHaveURL(/\/\?id=wide/);
    await expect(form.getByLabel('Inside diameter')).toHaveValue('wide');
    await expect(form.getByText('Enter the inside diameter as a number')).toBeVisible();
  });
});

test('the finder marks detail A on the ring and, where there is space, lists the notes of the drawing', async ({
  page,
}) => {
  await page.goto('/');
  const drawing = page.locator('.finder-sheet').locator('.drawing-wide, .drawing-narrow').filter({ visible: true });
  const notes = isNarrow(page) ? [] : ['A 4×', '1 Dimensions in millimeters', '2 Tolerances of AS568'];
  for (const text of ['A', ...notes]) {
    await expect(drawing.getByText(text, { exact: true })).toBeVisible();
  }
});

test('the temperature chart names its unit and hatches what only special grades reach', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('.temperature-chart-axis small')).toHaveText('°C');
  await expect(page.locator('.temperature-chart-special')).toHaveCount(1);
  await expect(page.locator('.temperature-chart li', { hasText: 'FFKM' })).toContainText(
    'above 260 °C special grades only',
  );
});
