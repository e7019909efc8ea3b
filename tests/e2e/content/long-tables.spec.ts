import { expect, test } from '../support/test.ts';

const LARGEST = 100 * 1024;

const PAGES = [
  '/metric-o-ring-table',
  '/datasheets',
  '/parker-series-5-xxx-o-ring-sizes',
  '/bs-4518-iso-6149-sizing-chart',
  '/jis-b-2401-2-groove-chart',
  '/iso-3601-2-groove-chart',
  '/as5857-as4716-groove-chart',
  // The largest section, open.
  '/parker-series-5-xxx-o-ring-sizes?section=parker-5-5',
  '/bs-4518-iso-6149-sizing-chart?section=bs-4518-5-7',
];
for (const path of PAGES) {
  test(`${path} is at most 100 KB`, async ({ request }) => {
    expect((await (await request.get(path)).body()).length).toBeLessThan(LARGEST);
  });
}

const LARGEST_SECTION = 150 * 1024;
for (const path of ['/jis-b-2401-2-groove-chart?section=series-p', '/as5857-as4716-groove-chart?section=as5857-103']) {
  test(`${path} is at most 150 KB`, async ({ request }) => {
    expect((await (await request.get(path)).body()).length).toBeLessThan(LARGEST_SECTION);
  });
}

test('a groove chart finds a size, switches its unit and links to the gland designer', async ({ page }) => {
  await page.goto('/jis-b-2401-2-groove-chart');
  await page.locator('input[name="size"]').fill('P26');
  const row = page.getByRole('row', { name: /^P26 / });
  await expect(row).toContainText('32');
  await expect(row.getByRole('link', { name: 'Design' })).toHaveAttribute(
    'href',
    '/tools/gland-designer?chart=jis&size=JIS%20P26',
  );
  await page.getByRole('group', { name: 'Unit of the tables' }).getByRole('link', { name: 'in' }).click();
  await expect(page.getByText('Lengths in inches')).toBeVisible();
  await page.goto('/jis-b-2401-2-groove-chart?size=P26');
  await expect(row).toContainText('1.2598');
  await page.goto('/as5857-as4716-groove-chart');
  await page.getByRole('heading', { name: 'AS5857, cross-section 0.139 in' }).click();
  await expect(page.getByRole('row', { name: /^-214 / })).toContainText('1.241–1.243');
});

test('a section of the metric table opens with its rows by its link and by its heading', async ({ page }) => {
  await page.goto('/metric-o-ring-table#cs-3-00');
  const row = page.getByRole('row', { name: /^24X3 / });
  await expect(row).toContainText('0.945');
  await page.goto('/metric-o-ring-table');
  await page.getByRole('heading', { name: 'Cross-section 3.00 mm' }).click();
  await expect(row.getByRole('link')).toHaveAttribute('href', '/shop/orings?size=24X3');
});

test('the metric table filters while typing, and the URL keeps the filter', async ({ page }) => {
  await page.goto('/metric-o-ring-table');
  await page.locator('input[name="id"]').fill('24.1');
  await page.locator('input[name="cs"]').fill('3');
  await expect(page.getByRole('row', { name: /^24X3 / })).toHaveClass('is-nearest');
  await expect(page).toHaveURL(/id=24\.1&cs=3/);
});

test('datasheets are grouped by material in collapsed sections', async ({ page }) => {
  await page.goto('/datasheets#material-fkm');
  await expect(page.getByRole('link', { name: 'FK7502' })).toBeVisible();
});

test('a listed size leads to the nearest size in stock through its section and name', async ({ page }) => {
  await page.goto('/bs-4518-iso-6149-sizing-chart');
  await page.getByRole('heading', { name: 'Cross-section 2.4 mm' }).click();
  const row = page.getByRole('row', { name: /^0246-24 / });
  await expect(row).toContainText('24.60');
  const sold = row.getByRole('link');
  const name = await sold.textContent();
  await sold.click();
  await expect(page).toHaveURL(new RegExp(`/shop/orings\\?size=${encodeURIComponent(name ?? '')}`));
  await page.goto('/parker-series-5-xxx-o-ring-sizes');
  await page.locator('input[name="size"]').fill('5-102');
  await expect(page.getByRole('row', { name: /^5-102 / }).getByRole('link')).toBeVisible();
  await expect(page).toHaveURL(/size=5-102/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a section of a groove chart opens by its link and names missing figures', async ({ page }) => {
    await page.goto('/as5857-as4716-groove-chart');
    await page.locator('details[data-section="as4716-275"] > summary').click();
    await page.locator('details[data-section="as4716-275"] a[data-more]').click();
    await expect(page.getByRole('row', { name: /^-426 / })).toContainText('no data');
  });

  test('a section of listed sizes opens by its link with the nearest sizes in the catalog', async ({ page }) => {
    await page.goto('/parker-series-5-xxx-o-ring-sizes');
    await page.locator('details[data-section] > summary').first().click();
    await page.getByRole('link', { name: 'Table with dimensions and the nearest size sold' }).first().click();
    await expect(page.getByRole('row', { name: /^5-002 / }).getByRole('link')).toHaveAttribute('href', /size=/);
  });
});
