import type { Page } from '@playwright/test';
import { listing } from '../support/catalog.ts';
import { awake } from '../support/islands.ts';
import { expectParameters, expectTotal, filters, openFilters, openStore } from '../support/store-page.ts';
import { expect, test } from '../support/test.ts';

const standard = (page: Page) => filters(page).getByRole('combobox', { name: 'Size standard' });
const sizes = (page: Page) => filters(page).getByRole('listbox', { name: 'Sizes' }).getByRole('option');
const textField = (page: Page, name: string) => filters(page).getByRole('textbox', { name, exact: true });

test('remembers the selected size standard across visits and clears the text filters', async ({ page }) => {
  await openStore(page);
  await openFilters(page);
  await expect(sizes(page).first()).toHaveText(/^-001/);
  await textField(page, 'Size').fill('214');
  await expect(sizes(page)).toHaveCount(1);
  await standard(page).selectOption('JIS');
  await expect(textField(page, 'Size')).toHaveValue('');
  await expect(sizes(page).first()).toHaveText(/^[PGVS]/);
  await page.reload();
  await awake(page);
  await openFilters(page);
  await expect(standard(page)).toHaveValue('japanese');
  await expect(sizes(page).first()).toHaveText(/^[PGVS]/);
});

test('filters the size list by text after a pause, in uppercase for JIS', { tag: '@once' }, async ({ page }) => {
  await openStore(page);
  await openFilters(page);
  await standard(page).selectOption('JIS');
  await textField(page, 'Size').fill('p10');
  await expect(sizes(page).first()).toHaveText(/^P10/);
  const labels = await sizes(page).allTextContents();
  expect(labels.every((label) => label.includes('P10'))).toBe(true);
  await textField(page, 'Size').fill('no such size');
  await expect(filters(page).getByText('No size matches')).toBeVisible();
});

test('requests the size list 500 ms after the last key', { tag: '@once' }, async ({ page }) => {
  await openStore(page);
  await openFilters(page);
  let requestCount = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/sizes')) requestCount++;
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  for (const text of ['2', '21', '214']) {
    await textField(page, 'Size').fill(text);
    // Real time for React, while the timer of the page is paused.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await page.clock.runFor(499);
    expect(requestCount).toBe(0);
  }
  await page.clock.runFor(2);
  await expect.poll(() => requestCount).toBe(1);
});

test('filters the size list by cross-section and inside diameter', { tag: '@once' }, async ({ page }) => {
  await openStore(page);
  await openFilters(page);
  await textField(page, 'CS mm').fill('3.53');
  await textField(page, 'ID mm').fill('24.99');
  await expect(sizes(page)).toHaveCount(1);
  await expect(sizes(page)).toHaveText(/^-214/);
});

test('scrolling to the last size loads the next hundred until there are no more', async ({ page }) => {
  await openStore(page);
  await openFilters(page);
  await expect(sizes(page)).toHaveCount(100);
  for (let shown = 100; shown < 394; ) {
    await sizes(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => sizes(page).count()).toBeGreaterThan(shown);
    shown = await sizes(page).count();
    expect(shown % 100 === 0 || shown === 394).toBe(true);
  }
  await expect(sizes(page)).toHaveCount(394);
  expect(new Set(await sizes(page).allTextContents()).size).toBe(394);
});

test('selecting a size shows its first page and resets the dimension ranges', { tag: ['@core', '@once'] }, async ({
  page,
  request,
}) => {
  await openStore(page, 'id_low=10&id_high=100&cs_low=1&page=3');
  await openFilters(page);
  await textField(page, 'Size').fill('214');
  await expect(sizes(page)).toHaveCount(1);
  await sizes(page).first().click();
  await expectParameters(page, { size: 'AS568-214' });
  await expectTotal(page, (await listing(request, 'size=AS568-214')).totalItems);
  await expect(sizes(page).first()).toHaveAttribute('aria-selected', 'true');
});

test('the arrow keys move through the sizes and Enter selects', async ({ page }) => {
  await openStore(page);
  await openFilters(page);
  await sizes(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(sizes(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectParameters(page, { size: 'AS568-002' });
  await expect(sizes(page).nth(1)).toBeFocused();
});

test.describe('when the size list does not respond', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the list says so and Retry loads it', { tag: '@once' }, async ({ page }) => {
    await openStore(page);
    await openFilters(page);
    await page.route('**/api/sizes**', (route) => route.abort());
    await standard(page).selectOption('Metric');
    await expect(filters(page).getByText('Sizes could not be loaded')).toBeVisible();
    await page.unroute('**/api/sizes**');
    await filters(page).getByRole('button', { name: 'Retry' }).click();
    await expect(sizes(page)).toHaveCount(100);
  });
});

test('a selected size is first in the list of its standard', { tag: '@once' }, async ({ page }) => {
  await openStore(page, 'size=AS568-214');
  await openFilters(page);
  await expect(sizes(page).first()).toHaveText(/^-214/);
  await expect(sizes(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(sizes(page).nth(1)).toHaveText(/^-001/);
  await openStore(page, 'size=p10');
  await openFilters(page);
  await expect(standard(page)).toHaveValue('japanese');
  await expect(sizes(page).first()).toHaveText(/^P10/);
  await expect(sizes(page).first()).toHaveAttribute('aria-selected', 'true');
});
