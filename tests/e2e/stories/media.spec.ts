import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/accessibility.ts';
import { listing } from '../support/catalog.ts';
import { awake, isNarrow } from '../support/islands.ts';
import { chips, expectTotal } from '../support/store-page.ts';
import { expect, test } from '../support/test.ts';

/*
 * Two complete stories about media, with and without JavaScript: from a medium to the suitable families and exactly
 * their parts.
 */
const ADVISOR = '/tools/material-advisor';
const BRAKE_FLUID = 'Brake fluid DOT 3, DOT 4, DOT 5.1 (glycol)';

const codes = (page: Page, verdict: string) =>
  page
    .locator(`[data-verdict="${verdict}"] [data-family]`)
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-family')));
const shop = (page: Page) => page.getByRole('link', { name: /^Shop [\d,]+ parts?$/ });

/** Enters a medium and its conditions. */
const fill = async (page: Page, medium: string, figures: Readonly<Record<string, string>>): Promise<void> => {
  await page.getByRole('combobox', { name: 'Add a medium' }).fill(medium);
  for (const [label, value] of Object.entries(figures)) await page.getByLabel(label).fill(value);
};

/** Follows the button and returns the number of parts that it shows. */
const intoStore = async (page: Page): Promise<number> => {
  const button = shop(page);
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  const total = Number((await button.textContent())?.replace(/\D/g, ''));
  await button.click();
  await expectTotal(page, total);
  return total;
};

const expectBrakeFluid = async (page: Page): Promise<void> => {
  await expect(page.getByRole('link', { name: `Remove ${BRAKE_FLUID}` })).toBeVisible();
  await expect.poll(() => codes(page, 'good')).toEqual(['EPDM']);
  expect(await codes(page, 'out')).toEqual(expect.arrayContaining(['VMQ', 'FVMQ', 'HNBR', 'NBR', 'FKM']));
  await expect(page.getByText('A brake is a safety part')).toBeVisible();
  await expectNoSidewaysScroll(page);
};

const expectBrakeParts = async (page: Page): Promise<void> => {
  const total = await intoStore(page);
  const { totalItems } = await listing(
    page.request,
    'media=dot+4&material=epdm&temperature_low_c=-40&temperature_high_c=120',
  );
  expect(total).toBe(totalItems);
  expect(total).toBeGreaterThan(0);
  await expect(page).toHaveURL(/material=epdm(?:$|&)/);
};

const expectSourGas = async (page: Page): Promise<void> => {
  await expect(page.getByRole('link', { name: 'Remove Sour gas' })).toBeVisible();
  await expect.poll(() => codes(page, 'good')).toEqual([]);
  expect(await codes(page, 'possible')).toEqual(['FEPM', 'FFKM', 'HNBR']);
  expect(await codes(page, 'out')).toEqual(expect.arrayContaining(['EPDM', 'IIR', 'VMQ', 'FKM']));
  await expect(page.getByText('NACE TM0297 and ISO 23936-2')).toBeVisible();
  await expectNoSidewaysScroll(page);
};

const expectSourParts = async (page: Page): Promise<void> => {
  const total = await intoStore(page);
  const { totalItems } = await listing(
    page.request,
    'media=sour-gas&material=fepm,ffkm,hnbr&compliance=rgd-resistant&durometer=90,95&temperature_high_c=120',
  );
  expect(total).toBe(totalItems);
  expect(total).toBeGreaterThan(0);
  await expect(page).toHaveURL(/media=sour-gas&.*durometer=90,95&.*compliance=rgd-resistant/);
  if (!isNarrow(page)) await expect(chips(page).getByRole('link', { name: 'Remove For Sour gas' })).toBeVisible();
};

test('from DOT 4 at −40 to 120 °C to EPDM parts', { tag: '@phone' }, async ({ page }) => {
  await page.goto(ADVISOR);
  await awake(page);
  await fill(page, 'DOT4 brake fluid', { Lowest: '-40', Highest: '120' });
  await expectBrakeFluid(page);
  await expectBrakeParts(page);
});

test('from sour gas at 120 °C and 35 MPa to RGD parts of 90 Shore A or more', { tag: '@phone' }, async ({ page }) => {
  await page.goto(ADVISOR);
  await awake(page);
  await fill(page, 'sour gas', { Highest: '120', Pressure: '35' });
  await expectSourGas(page);
  await expectSourParts(page);
});

test('sour gas with FKM finds no part and says which rubber is rated better, in every input', {
  tag: '@phone',
}, async ({ page }) => {
  const warning = 'FKM is rated D for Sour gas; rated better: FEPM, FFKM';
  for (const address of [
    '/shop/orings?search=sour+gas+FKM',
    '/shop/orings?media=sour-gas&material=fkm',
    '/search?query=sour+gas+FKM',
  ]) {
    await page.goto(address);
    await expect(page.getByText(warning)).toBeVisible();
    await expect(page.getByText('226,023')).toHaveCount(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('from DOT 4 at −40 to 120 °C to EPDM parts with a form', { tag: '@phone' }, async ({ page }) => {
    await page.goto(ADVISOR);
    await fill(page, 'DOT4 brake fluid', { Lowest: '-40', Highest: '120' });
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expectBrakeFluid(page);
    await expectBrakeParts(page);
  });

  test('from sour gas at 120 °C and 35 MPa to RGD parts with a form', { tag: '@phone' }, async ({ page }) => {
    await page.goto(ADVISOR);
    await fill(page, 'sour gas', { Highest: '120', Pressure: '35' });
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expectSourGas(page);
    await expectSourParts(page);
  });
});
