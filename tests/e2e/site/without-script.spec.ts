import { listing, partInStock } from '../support/catalog.ts';
import { expectedTotal } from '../support/expected-price.ts';
import { isNarrow } from '../support/islands.ts';
import {
  chips,
  closeFilters,
  expectNames,
  expectTotal,
  facet,
  nameLinks,
  openFilters,
  parameters,
  rangeField,
  STORE,
  toolbar,
} from '../support/store-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

const FILTERS = 'durometer=medium&material=fkm&id_low=20&id_high=30';

test('without JavaScript, the filters are a form, and chips, headers and pages are links', {
  tag: ['@core', '@phone'],
}, async ({ page, request }) => {
  await page.goto(STORE);
  await openFilters(page);
  await (await facet(page, 'Material Type', /^FKM/)).check();
  await (await facet(page, 'Durometer', /^Medium/)).check();
  await rangeField(page, 'ID low').fill('20');
  await rangeField(page, 'ID high').fill('30');
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expectTotal(page, (await listing(request, FILTERS)).totalItems);

  if (isNarrow(page)) {
    await page.locator('summary', { hasText: 'Sort' }).click();
    await page.getByRole('link', { name: 'Largest inside diameter' }).click();
  } else await page.getByRole('columnheader', { name: /^ID/ }).getByRole('link').click();
  await expectNames(page, (await listing(request, `${FILTERS}&sortBy=id:desc`)).items);

  await toolbar(page, 'below').getByRole('link', { name: 'Next page' }).click();
  await expectNames(page, (await listing(request, `${FILTERS}&sortBy=id:desc&page=2`)).items);

  await chips(page).getByRole('link', { name: 'Remove Hardness Medium 66–75' }).click();
  await expectTotal(page, (await listing(request, FILTERS.replace('durometer=medium&', ''))).totalItems);
  expect(parameters(page).page ?? '1').toBe('1');
  await chips(page).getByRole('link', { name: 'Clear All' }).click();
  await expectTotal(page, (await listing(request, '')).totalItems);
});

test('without JavaScript, a part page is complete and prices a quantity', { tag: '@core' }, async ({
  page,
  request,
}) => {
  const { row, pricing } = await partInStock(request);
  await page.goto(`${STORE}?search=${row.name}`);
  await nameLinks(page).filter({ hasText: row.name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: row.name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dimensions' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Price breaks' })).toBeVisible();

  await page.getByRole('textbox', { name: 'Quantity' }).fill('10');
  await page.getByRole('button', { name: 'Check Pricing' }).click();
  await expect(page.getByRole('heading', { name: /^Option 1/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pricing' })).toContainText(expectedTotal(pricing, 10));
  await expect(page.getByRole('button', { name: /^Add to quote cart/ })).toHaveCount(0);

  await page.getByRole('region', { name: 'Pricing' }).getByRole('link', { name: 'Request a quote' }).first().click();
  await expect(page).toHaveURL(/\/request-a-quote\?/);
  await expect(page.getByLabel(/^Part number or dimensions/)).toHaveValue(row.name);
  await expect(page.getByLabel(/^Quantity/)).toHaveValue('10');
});

test('without JavaScript, units, stock and page size can be selected', async ({ page, request }) => {
  await page.goto(`${STORE}?material=fkm`);
  const { items } = await listing(request, 'material=fkm&stock_available=true');
  await openFilters(page);
  await page.getByRole('switch', { name: 'In stock here or at a vendor' }).filter({ visible: true }).first().click();
  await expectNames(page, items);
  await openFilters(page);
  await page.getByLabel('Length unit').getByRole('button', { name: 'in', exact: true }).first().click();
  await expect(page).toHaveURL(/material=fkm/);
  const [first] = items;
  await expect(page.getByRole('table', { name: 'O-rings' })).toContainText(((first?.id_mm ?? 0) / 25.4).toFixed(3));
  await toolbar(page, 'below').getByRole('combobox', { name: 'Rows' }).selectOption('25');
  await toolbar(page, 'below').getByRole('button', { name: 'Show' }).click();
  await expect(nameLinks(page)).toHaveCount(25);
});

test('without JavaScript, the cart says what it requires and links on', async ({ page }) => {
  await page.goto('/cart');
  await expect(page.getByText('Loading your quote cart')).toBeHidden();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'request a quote' })).toBeVisible();
  await main.getByRole('link', { name: 'filter the store' }).click();
  await expect(page).toHaveURL(STORE);
});

test('without JavaScript, the overlay of small screens closes with a link', async ({ page }) => {
  await page.goto(STORE);
  await openFilters(page);
  if (isNarrow(page)) await page.getByRole('link', { name: 'Close filters' }).click();
  else await closeFilters(page);
  await expect(nameLinks(page).first()).toBeVisible();
});
