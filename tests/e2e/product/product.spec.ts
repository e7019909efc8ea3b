import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  partInStock,
  partInTwoPlaces,
  partWithHiddenPrice,
  partWithoutInformation,
  partWithoutPrice,
} from '../support/catalog.ts';
import { expectedTotal } from '../support/expected-price.ts';
import { awake, openBeforeHydration, REACT } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

const openPart = async (page: Page, name: string): Promise<void> => {
  const answer = await page.goto(`/product/${name.toLowerCase()}`);
  expect(answer?.status()).toBe(200);
  await awake(page);
};

const pricing = (page: Page) => page.getByRole('region', { name: 'Pricing' });
const quantity = (page: Page) => page.getByRole('textbox', { name: 'Quantity' });
const check = (page: Page) => page.getByRole('button', { name: 'Check Pricing' }).click();

test('a part shows its dimensions in both unit systems, its drawing and its compound', { tag: '@core' }, async ({
  page,
  request,
}) => {
  const { row } = await partInStock(request);
  await openPart(page, row.name);
  await expect(page.getByRole('heading', { level: 1, name: row.name })).toBeVisible();
  const dimensions = page.getByRole('region', { name: /^Dimensions/ });
  for (const mm of [row.id_mm, row.cs_mm]) {
    await expect(dimensions).toContainText(mm.toFixed(2));
    await expect(dimensions).toContainText((mm / 25.4).toFixed(3));
  }
  await expect(
    page
      .getByRole('img', { name: /O-ring|inside diameter|ID/i })
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('main')).toContainText(row.compound.custom.description);
  await expect(page).toHaveTitle(new RegExp(row.name));
});

test('nearby sizes link to their parts at any window width', async ({ page, request }) => {
  const { row } = await partInStock(request);
  await openPart(page, row.name);
  const neighbors = page.getByRole('table', { name: 'Same compound, nearby sizes' }).getByRole('rowheader');
  await expect(neighbors).not.toHaveCount(0);
  for (const neighbor of await neighbors.all()) {
    const part = neighbor.getByRole('link');
    await expect(part).toBeVisible();
    await expect(part).toHaveAttribute('href', `/product/${(await part.innerText()).toLowerCase()}`);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the Tab key follows the visual order: from the drawing to the quantity, then down the page', async ({
    page,
    request,
  }) => {
    const { row } = await partInStock(request);
    await openPart(page, row.name);
    await page.getByRole('button', { name: '3D view' }).focus();
    await page.keyboard.press('Tab');
    await expect(quantity(page)).toBeFocused();
    const tops: number[] = [];
    for (let step = 0; step < 6; step++) {
      tops.push(await page.evaluate(() => (document.activeElement?.getBoundingClientRect().top ?? 0) + scrollY));
      await page.keyboard.press('Tab');
    }
    // Elements of one row differ by a few pixels.
    for (const [index, top] of tops.entries()) expect(top).toBeGreaterThanOrEqual((tops[index - 1] ?? 0) - 12);
  });
});

test('pricing a typed quantity requires no request', { tag: ['@core', '@phone'] }, async ({ page, request }) => {
  const { row, pricing: data } = await partInStock(request);
  await openPart(page, row.name);
  await quantity(page).fill('1');
  await check(page);
  const requests: string[] = [];
  page.on('request', ({ url }) => requests.push(url()));
  const last = data.priceList?.breaks.at(-1)?.minQuantity ?? 1;
  for (const pieces of [2, 10, last - 1, last]) {
    await quantity(page).fill(String(pieces));
    await expect(pricing(page)).toContainText(expectedTotal(data, pieces));
  }
  expect(requests).toEqual([]);
});

test('marks the row of the typed quantity and shows a hint for low quantities', { tag: '@once' }, async ({
  page,
  request,
}) => {
  const { row, pricing: data } = await partInStock(request);
  await openPart(page, row.name);
  const marked = page.getByRole('table', { name: 'Price breaks' }).locator('[aria-current=true]');
  await expect(marked).toHaveCount(0);
  await quantity(page).fill('1');
  await expect(marked).toContainText('1–');
  await expect(pricing(page)).toContainText('Try higher quantities for better prices');
  const last = data.priceList?.breaks.at(-1);
  await quantity(page).fill(String(last?.minQuantity));
  await expect(marked).toContainText(`$${(last?.unitPriceE5 ?? 0) / 100_000}`);
  await expect(pricing(page)).not.toContainText('Try higher quantities for better prices');
});

test('Check Pricing does nothing without a quantity and rejects an invalid one', { tag: '@once' }, async ({
  page,
  request,
}) => {
  const { row } = await partInStock(request);
  await openPart(page, row.name);
  await check(page);
  await expect(quantity(page)).toBeFocused();
  await expect(page.getByRole('heading', { name: /^Option/ })).toHaveCount(0);
  await expect(pricing(page).getByRole('alert')).toHaveCount(0);
  await quantity(page).fill('0');
  await check(page);
  await expect(pricing(page).getByRole('alert')).toHaveText('Please enter a valid quantity');
});

test('a quantity above our stock offers all of it later and a part of it sooner', { tag: '@once' }, async ({
  page,
  request,
}) => {
  const { row, pricing: data } = await partInTwoPlaces(request);
  await openPart(page, row.name);
  const pieces = row.canyonStock + 1;
  await quantity(page).fill(String(pieces));
  await check(page);
  await expect(page.getByRole('heading', { name: 'Option 1 Full Shipment' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Option 2 Faster Partial Shipment' })).toBeVisible();
  await expect(pricing(page)).toContainText(`${data.supply.tiers[1]?.leadTime} Business Days`);
  await expect(pricing(page)).toContainText('1 Business Day');
  await expect(pricing(page)).toContainText(expectedTotal(data, pieces));
  await expect(pricing(page)).toContainText(expectedTotal(data, row.canyonStock));
});

test('a quantity above all supply requests an ETA', { tag: '@once' }, async ({ page, request }) => {
  const { row } = await partInTwoPlaces(request);
  await openPart(page, row.name);
  await quantity(page).fill('900,000');
  await check(page);
  await expect(pricing(page).getByRole('definition').filter({ hasText: 'On request' })).toBeVisible();
  await expect(pricing(page)).not.toContainText('Ship timeShip time');
  await expect(pricing(page)).not.toContainText('on request Business Days');
  await expect(pricing(page)).toContainText('Contact us for best value');
});

test('prices include the line minimum, the order minimum and the four notes', { tag: ['@core', '@once'] }, async ({
  page,
  request,
}) => {
  const { row, pricing: data } = await partInStock(request);
  await openPart(page, row.name);
  for (const text of [
    `Line minimum $${((data.priceList?.lineMinCents ?? 0) / 100).toFixed(2)}`,
    'Order minimum $75',
    'Prices may vary for extremely large volumes and special shipping requirements',
    'Due to fluctuating tariffs, pricing may change from listed',
    'Full quantity may ship partially from multiple warehouses',
    'Urgent expedites ALWAYS AVAILABLE',
  ]) {
    await expect(pricing(page)).toContainText(text);
  }
});

test('a part without a published price says Request Cost and can be added', { tag: '@once' }, async ({
  page,
  request,
}) => {
  const { row } = await partWithHiddenPrice(request);
  await openPart(page, row.name);
  await quantity(page).fill('10');
  await check(page);
  await expect(page.getByRole('heading', { name: /^Option 1/ })).toBeVisible();
  await expect(pricing(page)).toContainText('Request Cost');
  await expect(page.getByRole('table', { name: 'Price breaks' })).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Add to quote cart/ })
    .first()
    .click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main')).toContainText('Request Cost');
});

test('a part in stock without a price can be added for a quote', { tag: '@once' }, async ({ page, request }) => {
  const { row } = await partWithoutPrice(request);
  await openPart(page, row.name);
  await quantity(page).fill('1');
  await check(page);
  await expect(pricing(page)).toContainText('Request Cost');
  await expect(pricing(page)).toContainText('1 Business Day');
});

test('a part without any information offers a quote for the typed quantity', { tag: '@once' }, async ({
  page,
  request,
}) => {
  const { row } = await partWithoutInformation(request);
  await openPart(page, row.name);
  await quantity(page).fill('25');
  await check(page);
  await expect(pricing(page)).toContainText('a quote ASAP');
  await expect(page.getByRole('button', { name: /^Add to quote cart/ })).toHaveCount(0);
  await pricing(page).getByRole('link', { name: 'Request a quote' }).click();
  await expect(page).toHaveURL(/\/request-a-quote\?/);
  await expect(page.getByLabel(/^Part number or dimensions/)).toHaveValue(row.name);
  await expect(page.getByLabel(/^Quantity/)).toHaveValue('25');
});

test('a URL in uppercase redirects to lowercase with its quantity', { tag: '@once' }, async ({ page, request }) => {
  const { row } = await partInStock(request);
  await page.goto(`/product/${row.name}?quantity=40`);
  await expect(page).toHaveURL(`/product/${row.name.toLowerCase()}?quantity=40`);
  await expect(page.getByRole('heading', { name: /^Option 1/ })).toBeVisible();
});

test.describe('an unknown part', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is a 404 page with the nearest parts and a search', { tag: '@core' }, async ({ page, request }) => {
    const { row } = await partInStock(request);
    const answer = await page.goto(`/product/${row.name.toLowerCase()}9`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No part with this number');
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox', { name: 'Search the store' })).toHaveValue(`${row.name.toLowerCase()}9`);
    const nearest = main.getByRole('listitem').getByRole('link').first();
    const name = await nearest.textContent();
    await nearest.click();
    await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  });
});

test('the drawing downloads as a file named after the part', { tag: '@once' }, async ({ page, request }) => {
  const { row } = await partInStock(request);
  await openPart(page, row.name);
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: /^SVG/ }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe(`${row.name}.svg`);
  const svg = await readFile(await download.path(), 'utf8');
  expect(svg).toMatch(/^<svg|^<\?xml/);
  expect(svg).toContain(row.name);
});

test('the units of the drawing can be changed and are remembered', { tag: '@once' }, async ({ page, request }) => {
  const { row } = await partInStock(request);
  await openPart(page, row.name);
  const units = page.getByLabel('Length unit');
  await units.getByRole('link', { name: 'in', exact: true }).click();
  await expect(page).toHaveURL(`/product/${row.name.toLowerCase()}`);
  await expect(units.getByRole('link', { name: 'in', exact: true })).toHaveAttribute('aria-current', 'true');
  await page.goto(`/shop/orings?search=${row.name}`);
  await expect(page.getByRole('table', { name: 'O-rings' })).toContainText((row.id_mm / 25.4).toFixed(3));
});

test.describe('before any interaction', () => {
  test('no island is loaded; the first pointer movement hydrates them', { tag: '@once' }, async ({ page, request }) => {
    const { row } = await partInStock(request);
    const islands: string[] = [];
    page.on('request', (sent) => {
      if (REACT.test(sent.url())) islands.push(sent.url());
    });
    await page.goto(`/product/${row.name.toLowerCase()}`);
    await page.waitForLoadState('networkidle');
    // Events that browsers fire for a pointer at rest when the page appears.
    await page.evaluate(() => {
      const at = { clientX: 80, clientY: 90, bubbles: true };
      for (let times = 0; times < 2; times++) document.body.dispatchEvent(new PointerEvent('pointermove', at));
    });
    await page.waitForTimeout(100);
    expect(islands).toEqual([]);
    await page.mouse.move(200, 200, { steps: 2 });
    await expect(page.locator('[data-island="pricing"]')).toHaveAttribute('data-hydrated', '');
  });

  test('input during loading takes effect after hydration', { tag: '@once' }, async ({ page, request }) => {
    const { row, pricing: data } = await partInStock(request);
    const hydrate = await openBeforeHydration(page, `/product/${row.name.toLowerCase()}`);
    await quantity(page).pressSequentially('10');
    await check(page);
    await page.getByRole('checkbox', { name: 'Compare' }).first().click({ noWaitAfter: true });
    hydrate();
    await expect(page.getByRole('heading', { name: /^Option 1/ })).toBeVisible();
    await expect(pricing(page)).toContainText(expectedTotal(data, 10));
    await expect(quantity(page)).toHaveValue('10');
    await expect(page.getByRole('checkbox', { name: 'Compare' }).first()).toBeChecked();
    await expect(page).toHaveURL(`/product/${row.name.toLowerCase()}`);
  });

  test('a click without a pointer takes effect', { tag: '@once' }, async ({ page, request }) => {
    const { row, pricing: data } = await partInStock(request);
    await page.goto(`/product/${row.name.toLowerCase()}`);
    // The field has its text and the focus from before the page's code ran: the click is the first event.
    await quantity(page).evaluate((field: HTMLInputElement) => {
      field.value = '10';
    });
    await expect(page.locator('html')).not.toHaveClass(/no-js/);
    await page.getByRole('button', { name: 'Check Pricing' }).evaluate((button: HTMLButtonElement) => button.click());
    await expect(page.getByRole('heading', { name: /^Option 1/ })).toBeVisible();
    await expect(pricing(page)).toContainText(expectedTotal(data, 10));
    await expect(page).toHaveURL(`/product/${row.name.toLowerCase()}`);
  });
});

test('skip links lead to the price, and from the cart to its summary', async ({ page, request }) => {
  const { row } = await partInStock(request);
  await openPart(page, row.name);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to price' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(quantity(page)).toBeFocused();

  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Skip to summary' })).toBeHidden();
});

test('the price stays in view next to the rest of the page', async ({ page, request }, { project }) => {
  test.skip(project.name === 'phone', 'On phones the price follows the drawing.');
  const { row } = await partInStock(request);
  await openPart(page, row.name);
  await page.getByRole('heading', { name: 'Same compound, nearby sizes' }).scrollIntoViewIfNeeded();
  await expect(quantity(page)).toBeInViewport();
});

test('on phones the quantity is first, then its result, the table, the chart and the notes', async ({ page, request }, {
  project,
}) => {
  test.skip(project.name !== 'phone', 'Wider windows show the chart first.');
  const { row } = await partInStock(request);
  await page.goto(`/product/${row.name.toLowerCase()}?quantity=12`);
  const tops = [
    quantity(page),
    page.getByRole('heading', { name: 'Option 1' }),
    page.getByRole('table', { name: 'Price breaks' }),
    page.getByRole('img', { name: 'Unit price by quantity' }),
    page.getByText('Due to fluctuating tariffs'),
  ].map(async (part) => (await part.boundingBox())?.y ?? 0);
  const found = await Promise.all(tops);
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  expect(found).not.toContain(0);
});
