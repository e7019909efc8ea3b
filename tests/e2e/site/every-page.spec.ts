import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { lineOf, openCart, openCartWith } from '../support/cart-page.ts';
import { partInStock, partWithHiddenPrice, partWithoutInformation, pricedParts } from '../support/catalog.ts';
import { awake } from '../support/islands.ts';
import { filters, openFilters, openStore, priceLink, rows } from '../support/store-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/status of 404/] });

const openPart = async (page: Page, name: string, quantity: number): Promise<void> => {
  await page.goto(`/product/${name.toLowerCase()}?quantity=${quantity}`);
  await awake(page);
  await expect(page.getByRole('heading', { name: /^Option 1/ })).toBeVisible();
};

/** States of the store that differ only in their results: their filters are checked once with the others. */
const SAME_FILTERS: readonly string[] = ['an empty result', 'a page past the end', 'an address that is not understood'];

/** Every page and state that a visitor can reach, and how to open it. */
const PAGES: Readonly<Record<string, (page: Page, request: APIRequestContext) => Promise<void>>> = {
  'the store': (page) => openStore(page),
  'the store with filters': async (page) => {
    await openStore(page, 'material=fkm,nbr&color=black&id_low=10&stock_available=true&sortBy=price:desc');
    await expect(rows(page)).toHaveCount(25);
  },
  'an empty result': (page) => openStore(page, 'material=fkm&id_low=24.99&id_high=25.01&cs_low=90'),
  'a page past the end': (page) => openStore(page, 'material=fkm&page=99999'),
  'an address that is not understood': (page) => openStore(page, 'page=abc&limit=7'),
  'the filters opened': async (page) => {
    await openStore(page, 'material=fkm');
    await openFilters(page);
    const closed = filters(page).locator('details:not([open]) > summary');
    for (let left = await closed.count(); left > 0; left--) await closed.first().click();
    await expect(closed).toHaveCount(0);
  },
  'the pricing popup': async (page, request) => {
    const { row } = await partInStock(request);
    await openStore(page, `search=${row.name}`);
    await priceLink(page, row.name).click();
    const popup = page.getByRole('dialog', { name: `${row.name} Pricing` });
    await popup.getByRole('textbox', { name: 'Quantity' }).fill('100');
    await popup.getByRole('button', { name: 'Check Pricing' }).click();
    await expect(popup.getByRole('heading', { name: /^Option 1/ })).toBeVisible();
  },
  'a part with options': async (page, request) => openPart(page, (await partInStock(request)).row.name, 100_000),
  'a part without a published price': async (page, request) =>
    openPart(page, (await partWithHiddenPrice(request)).row.name, 10),
  'a part of which nothing is known': async (page, request) =>
    openPart(page, (await partWithoutInformation(request)).row.name, 10),
  'the empty cart': (page) => openCart(page),
  'the cart with lines': async (page, request) => {
    const parts = [...(await pricedParts(request, 3)), await partWithHiddenPrice(request)];
    const items = parts.map((part) => ({ ...lineOf(part, 300), note: 'Batch certificate, please', expedite: true }));
    await openCartWith(page, items);
    await page
      .getByRole('textbox', { name: /^Quantity of/ })
      .first()
      .fill('0');
    await page
      .getByRole('textbox', { name: /^Quantity of/ })
      .first()
      .press('Enter');
    await page
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
  'the request for a quote': async (page, request) => {
    const [first, second] = await pricedParts(request, 2);
    if (!first || !second) throw new Error('Two parts are needed.');
    await openCartWith(page, [lineOf(first, 300), lineOf(second, 5)]);
    await page.goto(`/request-a-quote?part=${first.row.name}&quantity=40`);
    await expect(page.getByRole('main')).toContainText('Your quote cart holds 2 lines.');
  },
  'an unknown part': async (page) => {
    await page.goto('/product/fk7502-2144');
  },
  'an unknown page': async (page) => {
    await page.goto('/no-such-page');
  },
};

/** Repeated elements of a listing: checking each takes long and finds nothing more. */
const REPEATED = ['tbody tr:nth-child(n + 5)', '[role="listbox"] > :nth-child(n + 12)'];

/** The pages that `npm test` checks. */
const CORE: readonly string[] = ['the store', 'the filters opened', 'a part with options', 'the cart with lines'];

for (const [name, open] of Object.entries(PAGES)) {
  const tag = CORE.includes(name) ? ['@core', '@phone'] : [];
  test(`${name}: no serious accessibility violation, no horizontal scroll, no console error`, { tag }, async ({
    page,
    request,
  }) => {
    await open(page, request);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, SAME_FILTERS.includes(name) ? [...REPEATED, '#filters'] : REPEATED);
  });
}

test('the skip link moves past the header', async ({ page }) => {
  await openStore(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
