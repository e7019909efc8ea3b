import type { Page } from '@playwright/test';
import { awake, isNarrow } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

const chosenUnits = async (page: Page): Promise<void> => {
  await page.goto('/product/FK7502-214');
  await expect(page.getByRole('group', { name: 'Length unit' }).getByRole('link', { name: 'in' })).toHaveAttribute(
    'aria-current',
    'true',
  );
};

test('a unit of length chosen in the gland designer applies to other pages', { tag: '@once' }, async ({ page }) => {
  await page.goto('/tools/gland-designer?size=214');
  const units = page.getByRole('group', { name: 'Length unit' });
  await units.getByRole('link', { name: 'in' }).click();
  await expect(page).toHaveURL(/unit=in/);
  await chosenUnits(page);
});

test('a unit of length chosen in the size finder applies to other pages', { tag: '@once' }, async ({ page }) => {
  await page.goto('/tools/size-finder?length=24.6&thickness=2.9');
  await page.getByRole('radiogroup', { name: 'Unit' }).getByText('in', { exact: true }).click();
  await expect(page).toHaveURL(/unit=in/);
  await chosenUnits(page);
});

test('a unit of temperature chosen in the gland designer applies to the material advisor', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/tools/gland-designer?size=214');
  await awake(page);
  // On a phone, the fields are a sheet over the page.
  if (isNarrow(page)) await page.getByRole('link', { name: /^Edit/ }).click();
  await page.getByRole('group', { name: 'Temperature unit' }).getByRole('link', { name: '°F' }).click();
  await expect(page).toHaveURL(/degrees=F/);
  await page.goto('/tools/material-advisor');
  const units = page.getByRole('group', { name: 'Temperature unit' });
  await expect(units.getByRole('link', { name: '°F' })).toHaveAttribute('aria-current', 'true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a unit chosen in the gland designer applies to the design and to other pages', { tag: '@once' }, async ({
    page,
  }) => {
    await page.goto('/tools/gland-designer?size=214');
    await page.getByRole('group', { name: 'Length unit' }).getByRole('link', { name: 'in' }).click();
    await expect(page).toHaveURL(/\/tools\/gland-designer\?.*unit=in/);
    await chosenUnits(page);
  });
});

test('a link in inches does not change the units of its reader', { tag: '@once' }, async ({ page }) => {
  await page.goto('/tools/gland-designer?unit=in&size=214');
  await page.goto('/product/FK7502-214');
  const units = page.getByRole('group', { name: 'Length unit' });
  await expect(units.getByRole('link', { name: 'mm' })).toHaveAttribute('aria-current', 'true');
});
