import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { listing } from '../support/catalog.ts';
import { compoundRows, compounds, expectLabels, openAdminStore } from '../support/compounds.ts';
import { isNarrow } from '../support/islands.ts';
import { chips, closeFilters, expectTotal, facet, filters, openFilters } from '../support/store-page.ts';
import { expect, test } from '../support/test.ts';

test('lists the compounds without the public shell and excluded from search engines', { tag: '@core' }, async ({
  page,
  request,
}) => {
  await openAdminStore(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Compounds' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-messaging');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectTotal(page, 442);
  await expectLabels(
    page,
    (await compounds(request)).items.map(({ label }) => label),
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('has the specified columns and no prices, stock or dimensions', async ({ page }) => {
  await openAdminStore(page);
  const heads = page.getByRole('columnheader', { includeHidden: true });
  // A header has a link and its name in words, for the list layout of the table.
  const names = await heads.evaluateAll((cells) =>
    cells.map((cell) => {
      const head = cell.cloneNode(true) as HTMLElement;
      for (const words of head.querySelectorAll('.only-mobile')) words.remove();
      return head.textContent;
    }),
  );
  expect(names).toEqual([
    'Compound Number',
    'Datasheets',
    'Material',
    'Color',
    'Hardness',
    'Low/High Tmp °C',
    'Key Features',
    'Compare To',
  ]);
  await expect(page.getByRole('switch', { name: /stock/i })).toHaveCount(0);
  await openFilters(page);
  await expect(filters(page).getByText('Dimensional Range Search')).toHaveCount(0);
});

test('links a compound to its parts in a new tab, and to its datasheet or a note that it is available on request', async ({
  page,
  request,
}) => {
  await openAdminStore(page, 'search=FK75');
  const { items } = await compounds(request, 'search=FK75');
  for (const [at, item] of items.entries()) {
    const row = compoundRows(page).nth(at);
    const number = row.getByRole('rowheader').getByRole('link');
    await expect(number).toHaveAttribute('href', `/shop/orings?search=${item.label_display}`);
    await expect(number).toHaveAttribute('target', '_blank');
    const sheet = row.getByRole('cell').first();
    if (item.datasheet)
      await expect(sheet.getByRole('link')).toHaveAttribute('href', `/datasheets/${item.label.toLowerCase()}`);
    else await expect(sheet).toHaveText('On request');
  }
});

test('filters by property, updates the URL and leaves the sort order out of it', async ({ page, request }) => {
  await openAdminStore(page);
  await openFilters(page);
  await (await facet(page, 'Material Type', /^FKM/)).check();
  await expect(page).toHaveURL(/\/admin-store\?material=fkm$/);
  const { totalItems } = await compounds(request, 'material=fkm');
  await expectTotal(page, totalItems);
  await closeFilters(page);
  if (isNarrow(page)) {
    await page.getByText('Sort', { exact: true }).click();
    await page.getByRole('link', { name: 'Hardest' }).click();
  } else {
    await page.getByRole('columnheader', { name: 'Hardness' }).getByRole('link').click();
  }
  const sorted = await compounds(request, 'material=fkm&sortBy=hardness:desc');
  await expectLabels(
    page,
    sorted.items.map(({ label }) => label),
  );
  await expect(page).toHaveURL(/\/admin-store\?material=fkm$/);
  await page.getByRole('link', { name: 'Next page' }).first().click();
  await expect(page).toHaveURL(/\/admin-store\?material=fkm&page=2$/);
  const second = await compounds(request, 'material=fkm&sortBy=hardness:desc&page=2');
  await expectLabels(
    page,
    second.items.map(({ label }) => label),
  );
  await page.goBack();
  await expectLabels(
    page,
    sorted.items.map(({ label }) => label),
  );
  await chips(page).getByRole('link', { name: 'Clear All' }).click();
  await expect(page).toHaveURL(/\/admin-store$/);
});

test('hides sections with one value or with the initial filter of the URL', async ({ page }) => {
  await openAdminStore(page, 'material=fkm');
  await openFilters(page);
  const titles = filters(page).getByRole('heading', { level: 3 });
  await expect(titles.filter({ hasText: 'Material Type' })).toHaveCount(0);
  await expect(titles.filter({ hasText: 'Color' })).toHaveCount(1);
  await closeFilters(page);
  await chips(page).getByRole('link', { name: 'Remove Material FKM' }).click();
  await expectTotal(page, 442);
  await openFilters(page);
  await expect(titles.filter({ hasText: 'Material Type' })).toHaveCount(1);
});

test('shows compliance counts only for a subset of the compounds', async ({ page }) => {
  await openAdminStore(page);
  await openFilters(page);
  const compliance = filters(page).locator('details', { hasText: 'Material Compliance' });
  await expect(compliance.locator('.choice')).not.toHaveCount(0);
  await expect(compliance.locator('.choice-count')).toHaveCount(0);
  await (await facet(page, 'Material Type', /^NBR/)).check();
  await expect(compliance.locator('.choice-count')).not.toHaveCount(0);
});

test('shows comparisons on other pages of the list', async ({ page }) => {
  await openAdminStore(page);
  const comparisons = page.waitForResponse(/\/api\/comparisons\?/);
  await page.getByRole('link', { name: 'Next page' }).first().click();
  const known: Record<string, { comparison_link: string }[]> = await (await comparisons).json();
  const links = Object.values(known).flat();
  await expect(compoundRows(page).locator('td:last-child a')).toHaveCount(links.length);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('filters, sorts and pages by URL', async ({ page, request }) => {
    await page.goto('/admin-store?material=vmq&sortBy=hardness:desc&page=2');
    const { items } = await compounds(request, 'material=vmq&sortBy=hardness:desc&page=2');
    await expectLabels(
      page,
      items.map(({ label }) => label),
    );
    await page.getByRole('link', { name: 'Previous page' }).first().click();
    await expect(page).toHaveURL(/\/admin-store\?material=vmq&sortBy=hardness:desc$/);
  });
});

test('a visitor’s filters hide no section after a reload', async ({ page }) => {
  await openAdminStore(page);
  await openFilters(page);
  await (await facet(page, 'Material Type', /^FKM/)).check();
  await expect(page).toHaveURL(/\/admin-store\?material=fkm$/);
  await page.reload();
  await openFilters(page);
  await expect(await facet(page, 'Material Type', /^FKM/)).toBeChecked();
});

test('prices of a compound open over the listing without a cart button', async ({ page, request }) => {
  await openAdminStore(page, 'search=FK7502');
  const [first] = (await listing(request, 'compound=FK7502')).items;
  const opener = page.getByRole('button', { name: 'Pricing of FK7502' });
  await opener.click();
  const popup = page.getByRole('dialog', { name: `${first?.name} Pricing` });
  await popup.getByRole('textbox', { name: 'Quantity' }).fill('50');
  await popup.getByRole('button', { name: 'Check Pricing' }).click();
  await expect(popup.getByRole('heading', { name: /^Option 1/ })).toBeVisible();
  await expect(popup.getByRole('button', { name: /Add to quote cart/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(opener).toBeFocused();
});

test('without prices, the popup of a compound links to its product page', async ({ page }) => {
  await page.route('**/api/pricing/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), priceList: null } });
  });
  await openAdminStore(page, 'search=FK7502');
  await page.getByRole('button', { name: 'Pricing of FK7502' }).click();
  const popup = page.getByRole('dialog', { name: /Pricing$/ });
  await expect(popup).toContainText('Please submit a request for quote on product page.');
  await expect(popup.getByRole('link', { name: 'Product page' })).toHaveAttribute('href', /^\/product\/fk7502-/);
});
