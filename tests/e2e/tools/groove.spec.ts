import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { listing } from '../support/catalog.ts';
import { awake } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/tools/groove-to-ring';

/** A groove of unknown origin, as measured. */
const WORN = [
  ['Bore ⌀', '31.75', '31.80'],
  ['Groove ⌀', '26.06', '26.11'],
  ['Piston ⌀', '31.65', '31.67'],
  ['Width', '4.75', '4.88'],
  ['Radius', '0.25', '0.64'],
] as const;
const GOOD = ['JIS P26', '25.8X3.55', 'JIS P25.5', '25X3.55', 'AS568-214', '26X3.5', '25X3.5'];

const fillIn = async (page: Page): Promise<void> => {
  for (const [name, least, greatest] of WORN) {
    await page.getByLabel(`${name}, min`).fill(least);
    await page.getByLabel(`${name}, max`).fill(greatest);
  }
  await page.getByRole('textbox', { name: 'Runout TIR' }).fill('0.08');
};

const groupOf = (page: Page, verdict: string) =>
  page.getByRole('table', { name: 'Rings for the groove' }).getByRole('rowgroup').filter({ hasText: verdict });

const expectRings = async (page: Page): Promise<void> => {
  await expect(groupOf(page, 'Every check inside').locator('th .text-mono')).toHaveText(GOOD);
  await expect(groupOf(page, 'Works, with').locator('th .text-mono')).toHaveText(['JIS P25']);
  const tooLarge = groupOf(page, 'Closest misses').getByRole('row').filter({ hasText: 'AS568-215' });
  await expect(tooLarge).toContainText('The ring is 1.82% loose on its diameter');
  await expect(tooLarge).toContainText('No fit');
  await expect(tooLarge.getByRole('link')).toHaveCount(0);
};

test('ranks the rings for a measured groove while typing, and the best links to its parts', {
  tag: ['@core', '@phone'],
}, async ({ page, request }) => {
  await page.goto(`${PAGE}?unit=mm`);
  await awake(page);
  await fillIn(page);
  await expectRings(page);
  await expect(page).toHaveURL(/surface_min=31\.75&surface_max=31\.80&groove_min=26\.06/);
  const { totalItems } = await listing(request, 'size=JIS%20P26');
  const parts = `${totalItems.toLocaleString('en-US')} parts`;
  const best = groupOf(page, 'Every check inside').getByRole('row').filter({ hasText: 'JIS P26' });
  await expect(best.getByRole('link', { name: parts, exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '7 good rings, 1 marginal. JIS P26: good.' })).toBeAttached();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.reload();
  await expectRings(page);
  const shop = page.getByRole('link', { name: `Shop ${totalItems} JIS P26 parts` }).first();
  await shop.click();
  await expect(page).toHaveURL(/\/shop\/orings\?size=JIS(?:%20|\+)P26/);
});

test('another ring of the list shows its parts and opens in the gland designer', async ({ page }) => {
  await page.goto(`${PAGE}?unit=mm`);
  await awake(page);
  await fillIn(page);
  await page.getByRole('link', { name: 'AS568-214', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'AS568-214 parts' })).toBeInViewport();
  await expect(page).toHaveURL(/size=AS568-214/);
  await page.getByRole('link', { name: 'Open in gland designer' }).click();
  await expect(page).toHaveURL(/\/tools\/gland-designer\?.*size=AS568-214/);
  await expect(page.locator('[aria-label="Result"]').getByText('16.9')).toBeVisible();
});

test('names invalid input at its field; changing the unit converts the figures', { tag: '@once' }, async ({ page }) => {
  await page.goto(`${PAGE}?unit=mm`);
  await awake(page);
  await fillIn(page);
  const width = page.getByLabel('Width, min');
  await width.fill('wide');
  await expect(page.getByText('Enter a length as a number').first()).toBeVisible();
  await width.fill('4.75');
  await page.getByRole('checkbox', { name: 'ISO 3601' }).uncheck();
  await expect(page).toHaveURL(/standard=as568%2Cjis%2Cmetric/);
  await expect(groupOf(page, 'Every check inside').locator('th .text-mono')).not.toContainText(['25X3.55']);
  await page.getByRole('link', { name: 'in', exact: true }).click();
  await expect(page.getByLabel('Bore ⌀, min')).toHaveValue('1.25');
  await expect(groupOf(page, 'Every check inside').getByRole('row').nth(1)).toContainText('JIS P26');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form submits to its URL, and the response is the same page with its parts', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(`${PAGE}?unit=mm`);
    await fillIn(page);
    await page.getByRole('button', { name: 'Find rings' }).click();
    await expect(page).toHaveURL(/groove_min=26\.06/);
    await expectRings(page);
    await page.getByRole('checkbox', { name: 'JIS B 2401' }).uncheck();
    await page.getByRole('button', { name: 'Find rings' }).click();
    await expect(page.getByRole('checkbox', { name: 'JIS B 2401' })).not.toBeChecked();
    await expect(groupOf(page, 'Every check inside').locator('th .text-mono').first()).toHaveText('25.8X3.55');
    await page.getByRole('link', { name: 'AS568-214', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'AS568-214 parts' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'AS568-214 parts' }).getByRole('row').nth(1)).toContainText('-214');
    await expectNoSidewaysScroll(page);
  });
});

test('the tools page links here', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/tools');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Groove to ring' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Groove to ring' })).toBeVisible();
});

test('an empty form shows a worked example, whose link fills in its values', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${PAGE}?unit=mm`);
  const example = page.getByRole('region', { name: 'Worked example' });
  await expect(example).toContainText('JIS P26');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await example.getByRole('link', { name: 'Use these values' }).click();
  await expect(page).toHaveURL(/groove_min=26\.06/);
  await expect(example).toHaveCount(0);
  await expectRings(page);
  await expect(page.getByRole('main').locator('.button-primary')).toHaveCount(1);
});
