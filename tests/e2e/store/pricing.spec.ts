import { cartLine, expectBadge, quantityOf } from '../support/cart-page.ts';
import { partInStock, partWithHiddenPrice } from '../support/catalog.ts';
import { expectedTotal } from '../support/expected-price.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { isNarrow } from '../support/islands.ts';
import { closeFilters, expectTotal, facet, openFilters, openStore, priceLink, tabTo } from '../support/store-page.ts';
import { expect, test } from '../support/test.ts';

test('the price of a row opens a popup; Escape closes it and restores the focus', { tag: '@core' }, async ({
  page,
  request,
}) => {
  const { row } = await partInStock(request);
  await openStore(page, `search=${row.name}`);
  await priceLink(page, row.name).click();
  const popup = page.getByRole('dialog', { name: `${row.name} Pricing` });
  await expect(popup.getByRole('table', { name: 'Price breaks' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(priceLink(page, row.name)).toBeFocused();
  await priceLink(page, row.name).click();
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toBeHidden();
});

test('a quantity is priced in the popup and added to the cart from there', { tag: ['@core', '@phone'] }, async ({
  page,
  request,
}) => {
  const { row, pricing } = await partInStock(request);
  await openStore(page, `search=${row.name}`);
  await priceLink(page, row.name).click();
  const popup = page.getByRole('dialog', { name: `${row.name} Pricing` });
  await popup.getByRole('textbox', { name: 'Quantity' }).fill('5');
  await popup.getByRole('button', { name: 'Check Pricing' }).click();
  await popup.getByRole('button', { name: /^Add to quote cart: 5 pieces/ }).click();
  await expect(page).toHaveURL('/cart');
  await expect(quantityOf(page, row.name)).toHaveValue('5');
  await expect(cartLine(page, row.name)).toContainText(expectedTotal(pricing, 5));
  await expectBadge(page, 1);
});

test('an unpriced row says Check Pricing, and its popup says Request Cost', async ({ page, request }) => {
  const { row } = await partWithHiddenPrice(request);
  await openStore(page, `search=${row.name}`);
  await expect(priceLink(page, row.name)).toHaveText('Check Pricing');
  await priceLink(page, row.name).click();
  await expect(page.getByRole('dialog', { name: `${row.name} Pricing` })).toContainText('Request Cost');
});

test.describe('when prices are unavailable', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the popup says so, links to a quote request, and Retry loads them', { tag: '@once' }, async ({
    page,
    request,
  }) => {
    const { row } = await partInStock(request);
    await openStore(page, `search=${row.name}`);
    await page.route('**/api/pricing/**', (route) => route.abort());
    await priceLink(page, row.name).click();
    const popup = page.getByRole('dialog', { name: `${row.name} Pricing` });
    await expect(popup.getByRole('alert')).toContainText('Prices could not be loaded');
    await expect(popup.getByRole('link', { name: 'request a quote' })).toBeVisible();
    await page.unroute('**/api/pricing/**');
    await popup.getByRole('button', { name: 'Retry' }).click();
    await expect(popup.getByRole('table', { name: 'Price breaks' })).toBeVisible();
  });
});

test('the keyboard alone reaches the price of a part from a filter', { tag: '@core' }, async ({ page, request }) => {
  // About a hundred presses of Tab, with a wait for each.
  test.slow();
  const { row } = await partInStock(request);
  await openStore(page, `search=${row.name}`);
  if (isNarrow(page)) {
    await tabTo(page, page.getByRole('link', { name: /^Add Filters/ }));
    await page.keyboard.press('Enter');
  }
  const material = row.compound.modifiers.find(({ modifiers_id }) => modifiers_id.type === 'material')?.modifiers_id;
  await tabTo(page, await facet(page, 'Material Type', new RegExp(`^${material?.label} `)));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(new RegExp(`material=${material?.key}`));
  if (isNarrow(page)) {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: /^Add Filters/ })).toBeFocused();
  }
  await tabTo(page, priceLink(page, row.name));
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: `${row.name} Pricing` });
  await expect(popup).toBeVisible();
  await tabTo(page, popup.getByRole('textbox', { name: 'Quantity' }));
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(popup.getByRole('heading', { name: /^Option 1/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(priceLink(page, row.name)).toBeFocused();
});

test('focus stays on the page while filters open and close', async ({ page, request }) => {
  await openStore(page);
  await openFilters(page);
  const value = await facet(page, 'Material Type', /^EPDM/);
  await value.focus();
  await page.keyboard.press('Space');
  const respond = await request.get('/api/compounds-search?material=epdm');
  await expectTotal(page, (await respond.json()).totalItems);
  await expect(value).toBeFocused();
  await closeFilters(page);
  const hasFocus = await page.evaluate(() => document.activeElement !== document.body);
  expect(hasFocus).toBe(true);
});

test('the popup focuses the quantity, which is submitted with Enter', async ({ page, request }) => {
  const { row } = await partInStock(request);
  await openStore(page, `search=${row.name}`);
  await priceLink(page, row.name).click();
  const popup = page.getByRole('dialog', { name: `${row.name} Pricing` });
  await expect(popup.getByRole('textbox', { name: 'Quantity' })).toBeFocused();
  await page.keyboard.type('500');
  await page.keyboard.press('Enter');
  await expect(popup.getByRole('heading', { name: /^Option 1/ })).toBeVisible();
});

test('the popup’s heading has focus until prices are available', async ({ page, request }) => {
  const { row } = await partInStock(request);
  await openStore(page, `search=${row.name}`);
  const respond = await holdRequests(page, '**/api/pricing/**');
  await priceLink(page, row.name).click();
  await expect(page.getByRole('heading', { name: `${row.name} Pricing` })).toBeFocused();
  respond();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Quantity' })).toBeFocused();
});

test('Back closes the popup and stays in the store; closing it manually leaves no history entry', async ({
  page,
  request,
}) => {
  const { row } = await partInStock(request);
  await page.goto('/cart');
  await openStore(page, `search=${row.name}`);
  const popup = page.getByRole('dialog', { name: `${row.name} Pricing` });
  await priceLink(page, row.name).click();
  await expect(popup).toBeVisible();
  await page.goBack();
  await expect(popup).toBeHidden();
  await expect(priceLink(page, row.name)).toBeFocused();
  for (const close of ['Escape', 'Close']) {
    await priceLink(page, row.name).click();
    await expect(popup).toBeVisible();
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await popup.getByRole('button', { name: 'Close' }).click();
    await expect(popup).toBeHidden();
  }
  await page.goBack();
  await expect(page).toHaveURL('/cart');
});
