import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { awake, isNarrow } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

const WORN = '/tools/size-finder?id=20.6&thickness=2.36&width=2.90&worn=true&seat=piston&unit=mm';

/** Returns the number of parts that the store lists at a URL. */
const storeTotal = async (
  request: { get: (path: string) => Promise<{ json: () => Promise<unknown> }> },
  href: string,
) => {
  const answer = await request.get(href.replace('/shop/orings', '/api/compounds-search'));
  return ((await answer.json()) as { totalItems: number }).totalItems;
};

test('ranks a measured ring while typing, and its sizes link to exactly their parts', {
  tag: ['@core', '@phone'],
}, async ({ page, request }) => {
  await page.goto('/tools/size-finder');
  await awake(page);
  const form = page.getByRole('form', { name: 'Measured ring' });
  await form.getByText('Worn', { exact: true }).click();
  await form.getByLabel('Inside ID').fill('20.6');
  await form.getByLabel('Thickness a').fill('2.36');
  await form.getByLabel('Width b').fill('2.90');
  await form.getByText('Piston', { exact: true }).click();
  const rows = page.getByRole('table', { name: 'Ranked sizes' }).locator('tbody tr');
  await expect(rows.first()).toContainText('AS568-117');
  await expect(rows.nth(1)).toContainText('20X2.65');
  await expect(rows.nth(2)).toContainText('21.2X2.65');
  await expect(page).toHaveURL(/id=20\.6&thickness=2\.36&width=2\.90&worn=true&seat=piston&unit=mm/);
  const sold = rows.first().getByRole('link', { name: /^[\d,]+ parts$/ });
  const href = (await sold.getAttribute('href')) ?? '';
  expect(await sold.textContent()).toBe(`${(await storeTotal(request, href)).toLocaleString('en-US')} parts`);
  for (const link of await page
    .getByRole('table', { name: 'AS568-117 parts' })
    .getByRole('link', { name: / parts$/ })
    .all()) {
    const total = await storeTotal(request, (await link.getAttribute('href')) ?? '');
    expect(Number(((await link.textContent()) ?? '').replace(/\D/g, ''))).toBe(total);
  }
  await expect(page.getByRole('status').filter({ hasText: 'Nearest size AS568-117: Match.' })).toBeAttached();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const shop = page
    .getByRole('link', { name: /^Shop [\d,]+/ })
    .filter({ visible: true })
    .first();
  await shop.click();
  await page.waitForURL(/\/shop\/orings\?size=AS568-117/);
});

test('accepts other lengths, fractions and units of the same ring; reports invalid input and keeps the last result', async ({
  page,
}) => {
  await page.goto('/tools/size-finder?id=24.99&thickness=3.53&unit=mm');
  await awake(page);
  const form = page.getByRole('form', { name: 'Measured ring' });
  const first = page.getByRole('table', { name: 'Ranked sizes' }).locator('tbody tr').first();
  await expect(first).toContainText('AS568-214');
  await form.getByText('in', { exact: true }).click();
  await expect(form.getByLabel('Inside ID')).toHaveValue('0.984');
  await expect(first).toContainText('AS568-214');
  await form.getByLabel('Inside ID').fill('63/64');
  await expect(first).toContainText('AS568-214');
  await form.getByLabel('Inside ID').fill('wide');
  await expect(form.getByText('Enter the inside diameter as a number, such as 0.984 or 1 3/16.')).toBeVisible();
  await expect(page.getByText('Last valid result.')).toBeVisible();
  await expect(first).toContainText('AS568-214');
  await form.getByRole('link', { name: /^outside diameter$/i }).click();
  await form.getByLabel('Outside OD').fill('1.262');
  await expect(first).toContainText('AS568-214');
  await expect(page).toHaveURL(/od=1\.262&thickness=0\.139/);
  await page.reload();
  await expect(first).toContainText('AS568-214');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form submits to the page, which returns the same sizes, drawings and parts', {
    tag: ['@core', '@phone'],
  }, async ({ page }) => {
    await page.goto('/tools/size-finder');
    const form = page.getByRole('form', { name: 'Measured ring' });
    await form.getByLabel('Inside ID').fill('20.6');
    await form.getByLabel('Section CS').fill('2.36');
    await form.getByLabel('Width b').fill('2.90');
    await form.getByRole('radio', { name: 'Worn' }).check({ force: true });
    await form.getByRole('radio', { name: 'Piston' }).check({ force: true });
    await form.getByRole('checkbox', { name: 'JIS B 2401' }).uncheck();
    await form.getByRole('button', { name: 'Find sizes' }).click();
    await expect(page.getByRole('table', { name: 'Ranked sizes' }).locator('tbody tr').first()).toContainText(
      'AS568-117',
    );
    await expect(page.getByRole('img', { name: /^The measured ring, inside diameter 20\.60 mm/ })).toHaveCount(1);
    await expect(form.getByRole('checkbox', { name: 'JIS B 2401' })).not.toBeChecked();
    await expect(page.getByRole('table', { name: 'AS568-117 parts' }).locator('tbody tr').first()).toContainText(
      /\$|Check/,
    );
    await page.getByRole('link', { name: /^outside diameter$/i }).click();
    await expect(form.getByLabel('Outside OD')).toHaveValue('');
  });
});

test('rings and bars of the gauge print at true size', { tag: '@once' }, async ({ page }) => {
  await page.goto('/tools/ring-gauge?series=usa.series-0&paper=letter');
  await page.emulateMedia({ media: 'print' });
  const widthMm = (selector: string): Promise<number> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => (element.getBoundingClientRect().width / 96) * 25.4);
  expect(await widthMm('.ring-gauge-bar')).toBeCloseTo(101, 1);
  const ring = page.locator('.ring-gauge-ring', { hasText: 'AS568-020' }).locator('svg');
  const box = await ring.evaluate((element) => (element.getBoundingClientRect().width / 96) * 25.4);
  expect(box).toBeCloseTo(21.95 + 2 * 1.78, 1);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('combobox', { name: /^Sizes/ }).selectOption({ label: 'JIS P series' });
  await page.getByRole('button', { name: 'Show rings' }).click();
  await expect(page.getByRole('link', { name: 'JIS P10', exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('figures on a phone are not cut off', { tag: '@phone' }, async ({ page }) => {
  test.skip(!isNarrow(page), 'only phones show rows as lines');
  await page.goto(WORN);
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('link', { name: /^Shop [\d,]+ parts$/ })).toBeInViewport();
});
