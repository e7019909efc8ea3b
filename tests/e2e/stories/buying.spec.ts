import { cartLine, expectBadge, lineOf, quantityOf } from '../support/cart-page.ts';
import { listing, pricingOf } from '../support/catalog.ts';
import { expectedTotal } from '../support/expected-price.ts';
import { awake } from '../support/islands.ts';
import {
  chips,
  closeFilters,
  expectNames,
  expectParameters,
  expectTotal,
  facet,
  filters,
  nameLinks,
  openFilters,
  openStore,
  rangeField,
  sortBy,
  toolbar,
} from '../support/store-page.ts';
import { expect, test } from '../support/test.ts';

const FILTERED = { id_low: '20', id_high: '30', durometer: 'medium', material: 'fkm' };

test('a visitor filters, sorts and pages to a part, prices a quantity and adds it to the quote cart', {
  tag: ['@core', '@phone'],
}, async ({ page, request }) => {
  await openStore(page);
  await test.step('filter by material, hardness and inside diameter', async () => {
    await openFilters(page);
    await (await facet(page, 'Material Type', /^FKM/)).check();
    await expectParameters(page, { material: 'fkm' });
    await (await facet(page, 'Durometer', /^Medium/)).check();
    await rangeField(page, 'ID low').fill('20');
    await rangeField(page, 'ID high').fill('30');
    await rangeField(page, 'ID high').press('Enter');
    await expectParameters(page, FILTERED);
    const { totalItems } = await listing(request, new URLSearchParams(FILTERED).toString());
    await expectTotal(page, totalItems);
    await closeFilters(page);
    for (const chip of ['Material FKM', 'Hardness Medium 66–75', 'ID from 20.00 mm', 'ID to 30.00 mm']) {
      await expect(chips(page).getByRole('link', { name: `Remove ${chip}` })).toBeVisible();
    }
  });

  const sorted = new URLSearchParams({ ...FILTERED, sortBy: 'id:asc' });
  await test.step('sort by inside diameter, descending, then ascending', async () => {
    await sortBy(page, 'id', 'descending');
    await expectParameters(page, { ...FILTERED, sortBy: 'id:desc' });
    await expectNames(page, (await listing(request, sorted.toString().replace('asc', 'desc'))).items);
    await sortBy(page, 'id', 'ascending');
    await expectParameters(page, Object.fromEntries(sorted));
    await expectNames(page, (await listing(request, sorted.toString())).items);
  });

  await test.step('turn the page', async () => {
    await toolbar(page, 'below').getByRole('link', { name: 'Next page' }).click();
    await expectNames(page, (await listing(request, `${sorted}&page=2`)).items);
    await expect(toolbar(page)).toContainText('Browsing 26 to 50 of');
  });

  const shown = await listing(request, `${sorted}&limit=50`);
  await test.step('show more rows to a page', async () => {
    await toolbar(page, 'below').getByRole('combobox', { name: 'Rows' }).selectOption('50');
    await expectParameters(page, { ...Object.fromEntries(sorted), limit: '50' });
    await expectNames(page, shown.items);
  });

  const row = shown.items.find(({ price, canyonStock }) => Number(price) > 0 && canyonStock > 0);
  if (!row) throw new Error('No part of this page is priced and in stock.');
  const pricing = await pricingOf(request, row);
  const quantity = row.canyonStock + 1;

  await test.step('open a part and price a quantity', async () => {
    await nameLinks(page).filter({ hasText: row.name }).click();
    await expect(page).toHaveURL(`/product/${row.name.toLowerCase()}`);
    await expect(page.getByRole('heading', { level: 1, name: row.name })).toBeVisible();
    await awake(page);
    const field = page.getByRole('textbox', { name: 'Quantity' });
    await field.fill(String(quantity));
    await expect(page.getByRole('table', { name: 'Price breaks' }).locator('[aria-current=true]')).toBeVisible();
    await page.getByRole('button', { name: 'Check Pricing' }).click();
    await expect(page.getByRole('heading', { name: /^Option 1/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Option 2.*Faster Partial Shipment/ })).toBeVisible();
  });

  await test.step('add the whole quantity to the cart', async () => {
    await page
      .getByRole('button', { name: /^Add to quote cart/ })
      .first()
      .click();
    await expect(page).toHaveURL('/cart');
    await expect(quantityOf(page, row.name)).toHaveValue(String(quantity));
    await expect(cartLine(page, row.name)).toContainText(expectedTotal(pricing, quantity));
    await expectBadge(page, 1);
    await page.reload();
    await expect(quantityOf(page, row.name)).toHaveValue(String(quantity));
    await expectBadge(page, 1);
  });

  await test.step('change the quantity: it is priced again', async () => {
    await quantityOf(page, row.name).fill('1');
    await quantityOf(page, row.name).press('Enter');
    const line = lineOf({ row, pricing }, 1);
    await expect(cartLine(page, row.name)).toContainText(expectedTotal(pricing, 1));
    await expect(cartLine(page, row.name)).toContainText(line.fixedPriceDisplay);
    await expect(cartLine(page, row.name)).toContainText('1 Business Day');
  });

  await test.step('write a note, expedite, remove and undo', async () => {
    const line = cartLine(page, row.name);
    await line.getByRole('button', { name: `Add a note for ${row.name}` }).click();
    await line.getByRole('textbox', { name: `Note for ${row.name}` }).fill('Batch certificate, please');
    await line.getByRole('button', { name: 'Save' }).click();
    await expect(line).toContainText('Batch certificate, please');
    const expedite = line.getByRole('switch', { name: `Expedite ${row.name}` });
    await line.getByText('Expedite', { exact: true }).click();
    await expect(expedite).toBeChecked();
    await line.getByRole('button', { name: `Remove ${row.name}` }).click();
    await expect(quantityOf(page, row.name)).toHaveCount(0);
    await expectBadge(page, 0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(line).toContainText('Batch certificate, please');
    await expect(expedite).toBeChecked();
    await expectBadge(page, 1);
  });
  await expect(filters(page)).toHaveCount(0);
});
