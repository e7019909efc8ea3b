import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { compoundRows, compounds, expectLabels } from '../support/compounds.ts';
import { isNarrow } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

const GALLERY = '/dev/blocks';
const FIRST = 'compliance=fda-21-cfr-177-2600';
const SECOND = 'material=vmq&color=red';

/** The two stores on one page of the gallery: its second and third. */
const open = async (page: Page): Promise<readonly [Locator, Locator]> => {
  await page.goto(GALLERY);
  const stores = [page.locator('.client-side-store').nth(1), page.locator('.client-side-store').nth(2)] as const;
  for (const store of stores) {
    await store.scrollIntoViewIfNeeded();
    await expect(store.locator('[data-hydrated]')).toHaveCount(1);
  }
  return stores;
};

const panel = (store: Locator): Locator => store.locator('.filter-panel');

const openPanel = async (page: Page, store: Locator): Promise<void> => {
  if (isNarrow(page)) await store.getByRole('link', { name: /Add Filters/ }).click();
};

const closePanel = async (page: Page, store: Locator): Promise<void> => {
  if (isNarrow(page)) await panel(store).getByRole('link', { name: 'Close filters' }).click();
};

const total = (store: Locator): Locator => store.locator('.toolbar .toolbar-range').first();

test('each store shows the compounds of its URL', { tag: ['@core', '@once'] }, async ({ page, request }) => {
  const [first, second] = await open(page);
  const [one, two] = [await compounds(request, FIRST, 10), await compounds(request, SECOND, 10)];
  await expect(total(first)).toContainText(`of ${one.totalItems} results`);
  await expectLabels(
    first,
    one.items.map(({ label }) => label),
  );
  await expectLabels(
    second,
    two.items.map(({ label }) => label),
  );
  await expect(first).toHaveCSS('height', '420px');
  await expect(second).toHaveCSS('height', '568px');
});

test('filters change neither the page URL nor the other store', { tag: '@once' }, async ({ page, request }) => {
  const [first, second] = await open(page);
  const address = page.url();
  const before = await compounds(request, SECOND, 10);
  await openPanel(page, first);
  await panel(first).getByRole('checkbox', { name: /^EPDM/ }).check();
  await closePanel(page, first);
  const narrowed = await compounds(request, `${FIRST}&material=epdm`, 10);
  await expect(total(first)).toContainText(`of ${narrowed.totalItems} results`);
  await expectLabels(
    first,
    narrowed.items.map(({ label }) => label),
  );
  await expectLabels(
    second,
    before.items.map(({ label }) => label),
  );
  expect(page.url()).toBe(address);
  await first.getByRole('link', { name: 'Clear All' }).first().click();
  await expect(total(first)).toContainText(`of ${(await compounds(request, FIRST, 10)).totalItems} results`);
});

test('opens the store in a new window with the filters when a size is selected', { tag: '@once' }, async ({
  page,
  context,
}) => {
  const [first, second] = await open(page);
  await openPanel(page, second);
  await panel(second).getByText('Size Search').click();
  const opened = context.waitForEvent('page');
  await panel(second).getByRole('listbox', { name: 'Sizes' }).getByRole('option').nth(3).click();
  const store = new URL((await opened).url());
  expect(store.pathname).toBe('/shop/orings');
  expect(store.searchParams.get('material')).toBe('vmq');
  expect(store.searchParams.get('color')).toBe('red');
  expect(store.searchParams.get('size')).toMatch(/^AS568-/);
  expect(store.searchParams.has('mode')).toBe(false);
  await closePanel(page, second);
  await expect(compoundRows(first)).not.toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(GALLERY);
});

test('hides the sections that its URL fixes', { tag: '@once' }, async ({ page }) => {
  const [, second] = await open(page);
  await openPanel(page, second);
  const titles = await panel(second).locator('h3').allTextContents();
  expect(titles).not.toContain('Material Type');
  expect(titles).not.toContain('Color');
  expect(titles).toContain('Durometer');
  expect(titles).not.toContain('Dimensional Range Search');
});

test('two stores on a page have unique ids and work with a screen reader', async ({ page }) => {
  // The gallery shows every block, and axe reads the whole page to check two.
  test.setTimeout(120_000);
  await open(page);
  const ids = await page.locator('.client-side-store [id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .include('.client-side-store')
    .exclude('tbody tr:nth-child(n + 4)')
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('links to the store', { tag: '@once' }, async ({ page }) => {
    await page.goto(GALLERY);
    const store = page.locator('.client-side-store').nth(2);
    await expect(compoundRows(store)).not.toHaveCount(0);
    await expect(store.locator('form.toolbar-label').first()).toHaveAttribute('action', '/shop/orings');
    await store.getByRole('link', { name: 'Remove Color Red' }).click();
    await expect(page).toHaveURL(/\/shop\/orings\?material=vmq$/);
  });
});

test('prices open from an embedded store too, without the call to action', async ({ page }) => {
  const [first] = await open(page);
  await first
    .getByRole('button', { name: /^Pricing of/ })
    .first()
    .click();
  const popup = page.getByRole('dialog', { name: /Pricing$/ });
  await popup.getByRole('textbox', { name: 'Quantity' }).fill('50');
  await popup.getByRole('button', { name: 'Check Pricing' }).click();
  await expect(popup.getByRole('button', { name: /Add to quote cart/ })).toHaveCount(0);
});
