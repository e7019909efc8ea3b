import type { Page } from '@playwright/test';
import { listing } from '../support/catalog.ts';
import {
  chips,
  closeFilters,
  expectParameters,
  expectTotal,
  filters,
  openFilters,
  openStore,
  rangeField,
  rows,
} from '../support/store-page.ts';
import { expect, test } from '../support/test.ts';

const choose = (page: Page, kind: 'Length' | 'Temperature', unit: string): Promise<void> =>
  page
    .getByLabel(`${kind} unit`)
    .getByRole('button', { name: unit, exact: true })
    .filter({ visible: true })
    .first()
    .click();

test('shows inches with three decimals and remembers the unit', { tag: '@once' }, async ({ page, request }) => {
  const { items } = await listing(request, 'size=AS568-214');
  const [first] = items;
  const inches = ((first?.id_mm ?? 0) / 25.4).toFixed(3);
  await openStore(page, 'size=AS568-214');
  await openFilters(page);
  await choose(page, 'Length', 'in');
  await closeFilters(page);
  await expect(rows(page).first()).toContainText(inches);
  await page.reload();
  await expect(rows(page).first()).toContainText(inches);
});

test('converts an entry in inches to millimeters with two decimals in the URL, without drift', {
  tag: ['@core', '@once'],
}, async ({ page, request }) => {
  await openStore(page);
  await openFilters(page);
  await choose(page, 'Length', 'in');
  await rangeField(page, 'ID low').fill('0.984');
  await rangeField(page, 'ID low').press('Enter');
  await expectParameters(page, { id_low: '24.99' });
  await expectTotal(page, (await listing(request, 'id_low=24.99')).totalItems);
  for (let turn = 0; turn < 2; turn++) {
    await choose(page, 'Length', 'mm');
    await expect(rangeField(page, 'ID low')).toHaveValue('24.99');
    await choose(page, 'Length', 'in');
    await expect(rangeField(page, 'ID low')).toHaveValue('0.984');
  }
  await rangeField(page, 'ID low').focus();
  await rangeField(page, 'ID low').blur();
  await expectParameters(page, { id_low: '24.99' });
});

test('converts an entry in °F to °C with two decimals in the URL, without drift', { tag: '@once' }, async ({
  page,
}) => {
  await openStore(page);
  await openFilters(page);
  await choose(page, 'Temperature', '°F');
  await rangeField(page, 'High').fill('400');
  await rangeField(page, 'High').press('Enter');
  await expectParameters(page, { temperature_high_c: '204.44' });
  await expect(chips(page)).toContainText('400 °F');
  await choose(page, 'Temperature', '°C');
  await choose(page, 'Temperature', '°F');
  await expect(rangeField(page, 'High')).toHaveValue('400');
  await rangeField(page, 'High').focus();
  await rangeField(page, 'High').blur();
  await expectParameters(page, { temperature_high_c: '204.44' });
});

test('swaps low above high and says so', { tag: '@once' }, async ({ page }) => {
  await openStore(page);
  await openFilters(page);
  await rangeField(page, 'CS low').fill('5.33');
  await rangeField(page, 'CS high').fill('1.78');
  await rangeField(page, 'CS high').press('Enter');
  await expectParameters(page, { cs_low: '1.78', cs_high: '5.33' });
  await expect(filters(page).getByRole('status').filter({ hasText: 'swapped' })).toBeVisible();
  await expect(rangeField(page, 'CS low')).toHaveValue('1.78');
});

test('a common cross-section is set and removed with one click', async ({ page }) => {
  await openStore(page);
  await openFilters(page);
  const chip = page.getByRole('group', { name: /^Common cross-sections/ }).getByRole('link', { name: '2.62' });
  await chip.click();
  await expectParameters(page, { cs_low: '2.62', cs_high: '2.62' });
  await chip.click();
  await expectParameters(page, {});
});
