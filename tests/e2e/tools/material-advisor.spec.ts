import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { listing } from '../support/catalog.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { awake } from '../support/islands.ts';
import { chips, expectTotal } from '../support/store-page.ts';
import { expect, test } from '../support/test.ts';

const ADVISOR = '/tools/material-advisor';
const FILTERS = 'media=acetone&temperature_high_c=80&material=epdm,iir,ffkm';

const codes = (page: Page, verdict: string) =>
  page
    .locator(`[data-verdict="${verdict}"] [data-family]`)
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-family')));
const shop = (page: Page) => page.getByRole('link', { name: /^Shop [\d,]+ parts?$/ });
const medium = (page: Page) => page.getByRole('combobox', { name: 'Add a medium' });
const chosen = (page: Page, name: string) => page.getByRole('link', { name: `Remove ${name}` });

/** Expects the families for acetone up to 80 °C, and a link to exactly their parts. */
const expectAcetone = async (page: Page, total: number): Promise<void> => {
  await expect(chosen(page, 'Acetone')).toBeVisible();
  await expect(page.getByText('Attacked: rated D').first()).toBeVisible();
  // Ratings of acetone are valid up to 60 °C: at 80 °C, an A counts as B.
  await expect.poll(() => codes(page, 'good')).toEqual([]);
  await expect.poll(() => codes(page, 'possible')).toEqual(['EPDM', 'IIR', 'FFKM', 'PTFE']);
  expect(await codes(page, 'out')).toHaveLength(8);
  await expect(shop(page)).toHaveText(`Shop ${total.toLocaleString('en-US')} parts`);
};

/** Continues to the store, where the medium is a removable filter. */
const expectStore = async (page: Page, total: number, without: number): Promise<void> => {
  await shop(page).click();
  await expectTotal(page, total);
  await expect(page).toHaveTitle(/for Acetone/);
  await chips(page).getByRole('link', { name: 'Remove For Acetone' }).click();
  await expectTotal(page, without);
};

/** Expects no verdict and no link to parts. */
const expectNoVerdict = async (page: Page): Promise<void> => {
  await expect(page.getByText('No material is weighed yet.')).toBeVisible();
  await expect(page.locator('[data-verdict]')).toHaveCount(0);
  await expect(shop(page)).toHaveCount(0);
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('from acetone at 80 °C to parts: a form, a result, the store', async ({ page, request }) => {
    const { totalItems } = await listing(request, FILTERS);
    const without = await listing(request, FILTERS.replace('media=acetone&', ''));
    await page.goto(ADVISOR);
    await medium(page).fill('acetonne');
    await page.getByLabel('Highest').fill('80');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByText('“acetonne” is read as Acetone.')).toBeVisible();
    await expectAcetone(page, totalItems);
    await expectNoSidewaysScroll(page);
    await expectStore(page, totalItems, without.totalItems);
  });

  test('an ambiguous name prompts for a choice, and a chip can be removed', { tag: '@once' }, async ({ page }) => {
    await page.goto(`${ADVISOR}?media=acetone&media=chlorine`);
    await expect(page.getByText('“chlorine” may mean several media.').first()).toBeVisible();
    await expectNoVerdict(page);
    await page.getByRole('link', { name: 'Chlorine water', exact: true }).first().click();
    await expect(chosen(page, 'Chlorine water')).toBeVisible();
    await chosen(page, 'Acetone').click();
    await expect(chosen(page, 'Acetone')).toHaveCount(0);
    await expect(page).toHaveURL(/\?media=chlorine-water$/);
  });
});

test('from acetone at 80 °C to parts: updates at each key, and the URL follows', async ({ page, request }) => {
  const { totalItems } = await listing(request, FILTERS);
  const without = await listing(request, FILTERS.replace('media=acetone&', ''));
  await page.goto(ADVISOR);
  await awake(page);
  await medium(page).pressSequentially('propanone');
  await expect(page.getByRole('option').first()).toContainText('Acetone');
  await medium(page).press('ArrowDown');
  await medium(page).press('Enter');
  await page.getByLabel('Highest').fill('80');
  await expect(page).toHaveURL(`${ADVISOR}?media=acetone&high=80`);
  await expectAcetone(page, totalItems);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByText('Moving', { exact: true }).click();
  await expect(page).toHaveURL(/&seal=moving$/);
  await page.getByText('Static', { exact: true }).click();
  await page.reload();
  await expectAcetone(page, totalItems);
  await expectStore(page, totalItems, without.totalItems);
});

test('the ends of the range move by keyboard and pointer up to each other; the fields follow', async ({ page }) => {
  await page.goto(`${ADVISOR}?media=acetone&low=-20&high=80`);
  await awake(page);
  const hot = page.getByRole('slider', { name: 'Hot end of the range' });
  const cold = page.getByRole('slider', { name: 'Cold end of the range' });
  await expect(hot).toHaveAttribute('aria-valuetext', '80 °C');
  await hot.press('ArrowUp');
  await expect(page.getByLabel('Highest')).toHaveValue('85');
  await expect(page).toHaveURL(/high=85/);
  await cold.press('End');
  await expect(page.getByLabel('Lowest')).toHaveValue('85');
  await cold.press('ArrowDown');
  await expect(page.getByLabel('Lowest')).toHaveValue('80');
  const box = await hot.boundingBox();
  if (!box) throw new Error('The slider is not shown.');
  const at = await hot.evaluate(
    (input: HTMLInputElement) => (85 - Number(input.min)) / (Number(input.max) - Number(input.min)),
  );
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 12 + at * (box.width - 24), y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 2, y, { steps: 4 });
  await page.mouse.up();
  await expect(page).not.toHaveURL(/high=85/);
  expect(Number(await page.getByLabel('Highest').inputValue())).toBeGreaterThan(200);
});

test('a medium is added and removed by keyboard alone; no input gives no result', async ({ page }) => {
  await page.goto(`${ADVISOR}?media=helium`);
  await awake(page);
  await medium(page).pressSequentially('MEK');
  await medium(page).press('Enter');
  await expect(chosen(page, 'Methyl ethyl ketone (MEK)')).toBeVisible();
  await medium(page).press('Backspace');
  await expect(chosen(page, 'Methyl ethyl ketone (MEK)')).toHaveCount(0);
  await medium(page).press('Backspace');
  await expect(page.getByRole('region', { name: 'Worked example' })).toBeVisible();
  await expect(shop(page)).toHaveCount(0);
  await expect(page).toHaveURL(ADVISOR);
  await medium(page).pressSequentially('unobtainium');
  await medium(page).press('Enter');
  await expect(page.getByText('“unobtainium” is no medium of the table.').first()).toBeVisible();
  await expectNoVerdict(page);
  await expect(page).toHaveURL(/media=unobtainium$/);
});

test('a medium has its temperatures, which are passed to the store', async ({ page }) => {
  await page.goto(`${ADVISOR}?media=milk&mlow=5&mhigh=40&media=sip&mhigh=130`);
  await awake(page);
  await page.getByLabel('SIP, hottest').fill('266 F');
  await expect(page).toHaveURL(/media=sip&mhigh=266%20F/);
  await expect.poll(() => codes(page, 'good')).toEqual(expect.arrayContaining(['FEPM', 'FFKM']));
  await expect(shop(page)).toHaveAttribute(
    'href',
    /media=milk:5:40,sip::130&temperature_low_c=5&temperature_high_c=130/,
  );
});

test('an unreadable temperature or pressure gives no verdict and keeps the input', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto(`${ADVISOR}?media=acetone&high=warm`);
  await awake(page);
  await expectNoVerdict(page);
  await expect(page.getByLabel('Highest')).toHaveValue('warm');
  await page.getByLabel('Highest').fill('80');
  await expect.poll(() => codes(page, 'possible')).toContain('EPDM');
  await page.getByLabel('Pressure').fill('much');
  await expectNoVerdict(page);
});

test('from the chemical table to the advisor', { tag: '@once' }, async ({ page }) => {
  await page.goto('/chemical-compatibility-table-o-rings-gaskets-plastics?chemical=acetone');
  const row = page.getByRole('row', { name: /^Acetone/ });
  await expect(row.getByRole('link', { name: 'Parts rated A for Acetone' })).toHaveAttribute(
    'href',
    '/shop/orings?material=epdm,ffkm,iir,ptfe',
  );
  await row.getByRole('link', { name: 'Advisor for Acetone' }).click();
  await expect(chosen(page, 'Acetone')).toBeVisible();
});

test.describe('parts of an earlier query', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('are not offered while the next are counted, nor when counting fails', { tag: '@once' }, async ({ page }) => {
    await page.goto(`${ADVISOR}?media=acetone&high=60`);
    await awake(page);
    await expect(shop(page)).toBeVisible();
    const respond = await holdRequests(page, '**/api/materials/links?*');
    await page.getByLabel('Highest').fill('80');
    await expect(page.getByText('Counting parts')).toBeVisible();
    await expect(shop(page)).toHaveCount(0);
    respond();
    await expect(shop(page)).toBeVisible();
    await page.unroute('**/api/materials/links?*');
    await page.route('**/api/materials/links?*', (route) => route.abort());
    await page.getByLabel('Highest').fill('70');
    await expect(page.getByText('The parts could not be counted')).toBeVisible();
    await expect(shop(page)).toHaveCount(0);
  });
});
