import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { listing } from '../support/catalog.ts';
import { awake, isNarrow } from '../support/islands.ts';
import { readableShare } from '../support/readable-share.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/tools/gland-designer';
const RESULT = '[aria-label="Result"]';

/** On a phone, the fields cover the page. */
const inFields = async (page: Page, act: () => Promise<void>): Promise<void> => {
  if (isNarrow(page)) await page.getByRole('link', { name: /^Edit/ }).click();
  await act();
  if (isNarrow(page)) await page.getByRole('link', { name: 'Show result' }).click();
};

test('designs a face groove while typing, with its parts and a DXF file', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  await page.goto(`${PAGE}?unit=mm`);
  await awake(page);
  await page.getByRole('link', { name: 'Face static' }).click();
  await inFields(page, async () => {
    await page.getByRole('textbox', { name: 'Size' }).fill('AS568-325');
    await page.getByRole('combobox', { name: 'Polymer' }).selectOption('FKM');
  });
  await expect(page).toHaveURL(/kind=face/);
  await expect(page).toHaveURL(/size=AS568-325/);
  const result = page.locator(RESULT);
  await expect(result.getByText('25.2')).toBeVisible();
  const { totalItems } = await listing(request, 'size=AS568-325&material=fkm');
  await expect(result.getByRole('link', { name: `Shop ${totalItems} AS568-325 parts` })).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'DXF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('gland.dxf');
  expect(await readFile(await download.path(), 'latin1')).toContain('Ring AS568-325');

  await page.reload();
  await expect(result.getByText('25.2')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await result.getByRole('link', { name: /^Shop/ }).click();
  await expect(page).toHaveURL(/\/shop\/orings\?size=AS568-325&material=fkm/);
});

test('names invalid input at its field, and shows the result again when it is corrected', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto(`${PAGE}?unit=mm&size=AS568-214`);
  await awake(page);
  const width = page.getByLabel('Width, min');
  await inFields(page, async () => {
    await width.fill('wide');
    await expect(page.getByText('Enter a length as a number').first()).toBeVisible();
    await width.fill('2');
  });
  await expect(page.getByText('The groove is narrower than the ring')).toBeVisible();
  await expect(page.locator(RESULT).getByText('Out').first()).toBeVisible();
  await inFields(page, () => width.fill(''));
  await expect(page.getByText('The groove is narrower than the ring')).toBeHidden();
});

test('the fields of a phone cover the page, trap the focus and restore it', { tag: '@phone' }, async ({ page }) => {
  test.skip(!isNarrow(page), 'wide screens show the fields next to the drawing');
  await page.goto(`${PAGE}?unit=mm&size=AS568-214&pressure=7`);
  await awake(page);
  const edit = page.getByRole('link', { name: 'Edit 2' });
  await edit.press('Enter');
  const fields = page.getByRole('dialog', { name: 'Gland' });
  await expect(fields.getByRole('link', { name: 'Close the fields' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(fields.getByRole('link', { name: 'Show result' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(fields).toBeHidden();
  await expect(edit).toBeFocused();
});

for (const kind of ['piston', 'rod', 'face', 'dovetail', 'rotary']) {
  test(`at 390 px, ninety percent of a result about a ${kind} is visible without horizontal scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/tools/gland-designer?kind=${kind}&unit=mm&size=AS568-214`);
    await awake(page);
    expect(await page.evaluate(readableShare)).toBeGreaterThan(0.9);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form submits to its URL, and the response is the same page', { tag: '@phone' }, async ({ page }) => {
    await page.goto(`${PAGE}?unit=mm&chart=metric`);
    await page.getByRole('textbox', { name: 'Size' }).fill('44X3');
    await page.getByLabel('Bore ⌀, min').fill('50');
    await page.getByLabel('Bore ⌀, max').fill('50.05');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page).toHaveURL(/surface_min=50/);
    await expect(page.locator(RESULT).getByText('20.2')).toBeVisible();
    await expect(page.locator(RESULT).getByText('3.07')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Shop [\d,]+ 44X3 parts$/ })).toBeVisible();
    await page.getByRole('link', { name: 'Rod static' }).click();
    await expect(page).toHaveURL(/kind=rod/);
    await expect(page.locator(RESULT).getByText('Interference')).toBeVisible();
  });
});
