import { listing } from '../support/catalog.ts';
import {
  chips,
  closeFilters,
  expectNames,
  expectParameters,
  expectTotal,
  facet,
  filters,
  openFilters,
  openStore,
  rangeField,
  rows,
  toolbar,
} from '../support/store-page.ts';
import { expect, test } from '../support/test.ts';

test('the count next to a value equals the total once it is checked', { tag: '@once' }, async ({ page, request }) => {
  await openStore(page, 'cs_low=3.53&cs_high=3.53');
  await openFilters(page);
  for (const [group, key, label] of [
    ['Material Type', 'material', /^EPDM/],
    ['Color', 'color', /^Black/],
    ['Cure Type', 'curetype', /^Peroxide/],
    ['Material Compliance', 'compliance', /^(FDA|NSF)/],
  ] as const) {
    const value = (await facet(page, group, label)).first();
    const { facetList } = await listing(request, new URL(page.url()).search.slice(1));
    const promised = facetList[key].find((one) => label.test(one.label))?.count ?? Number.NaN;
    await expect(value).toHaveAccessibleName(new RegExp(` ${promised.toLocaleString('en-US')}$`));
    await value.check();
    await expectTotal(page, promised);
  }
});

test('a checked value keeps its position in the window although sections above it collapse', async ({ page }) => {
  await openStore(page);
  await openFilters(page);
  const value = (await facet(page, 'Material Type', /^EPDM/)).first();
  await value.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const topOf = () => value.evaluate((element) => element.getBoundingClientRect().top);
  const before = await topOf();
  await value.check();
  await expect(page).toHaveURL(/material=epdm/);
  await page.waitForTimeout(500);
  expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(1);
});

test('values of one group extend the result; removing a value restores the URL', { tag: ['@core', '@once'] }, async ({
  page,
  request,
}) => {
  await openStore(page, 'id_low=24.99&id_high=24.99');
  await openFilters(page);
  await (await facet(page, 'Material Type', /^FKM/)).check();
  await (await facet(page, 'Material Type', /^NBR/)).check();
  await expectParameters(page, { id_low: '24.99', id_high: '24.99', material: 'fkm,nbr' });
  await expectTotal(page, (await listing(request, 'id_low=24.99&id_high=24.99&material=fkm,nbr')).totalItems);
  await (await facet(page, 'Material Type', /^FKM/)).uncheck();
  await (await facet(page, 'Material Type', /^NBR/)).uncheck();
  await expectParameters(page, { id_low: '24.99', id_high: '24.99' });
});

test('any filter change goes back to the first page', { tag: '@once' }, async ({ page }) => {
  await openStore(page, 'material=fkm&page=3');
  await expect(toolbar(page)).toContainText('Browsing 51 to 75 of');
  await openFilters(page);
  await (await facet(page, 'Durometer', /^Hard/)).check();
  await expect(toolbar(page)).toContainText('Browsing 1 to 25 of');
  await expectParameters(page, { material: 'fkm', durometer: 'hard' });
});

test('Clear All removes every filter and focuses the heading', async ({ page, request }) => {
  await openStore(page, 'material=fkm&color=black&id_low=10&search=214');
  await chips(page).getByRole('link', { name: 'Clear All' }).click();
  await expectParameters(page, {});
  await expectTotal(page, (await listing(request, '')).totalItems);
  await expect(chips(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'O-rings' })).toBeFocused();
});

test('removing a chip focuses the next one and announces the removal', async ({ page, request }) => {
  await openStore(page, 'material=fkm,nbr&color=black');
  const { totalItems } = await listing(request, 'material=nbr&color=black');
  await chips(page).getByRole('link', { name: 'Remove Material FKM' }).click();
  await expectTotal(page, totalItems);
  await expect(chips(page).getByRole('link', { name: 'Remove Material NBR' })).toBeFocused();
  const said = page.getByRole('status').filter({ hasText: `${totalItems.toLocaleString('en-US')} results` });
  await expect(said).toContainText('Material FKM removed');
});

test('a checked filter keeps focus, and the new total is announced', async ({ page, request }) => {
  await openStore(page);
  await openFilters(page);
  const value = await facet(page, 'Color', /^Brown/);
  const { totalItems } = await listing(request, 'color=brown');
  await value.click();
  await expectTotal(page, totalItems);
  await expect(value).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: `${totalItems.toLocaleString('en-US')} results` }),
  ).toHaveCount(1);
});

test('searches a keyword after a pause in the part number, the size and the material', { tag: '@once' }, async ({
  page,
  request,
}) => {
  await openStore(page);
  await openFilters(page);
  await filters(page).getByRole('searchbox', { name: 'Keyword' }).pressSequentially('fkm 214');
  await expectParameters(page, { search: 'fkm 214' });
  const { totalItems, items } = await listing(request, 'search=fkm+214');
  await expectTotal(page, totalItems);
  await closeFilters(page);
  await expectNames(page, items);
});

test('a URL renders the state that produced it', { tag: ['@core', '@once'] }, async ({ page, request }) => {
  const query =
    'search=214&id_low=20&id_high=30&temperature_low_c=-10&durometer=medium,hard&material=fkm&sortBy=price:asc&limit=20&page=2';
  const { items, totalItems } = await listing(request, query);
  await openStore(page, query);
  await expectNames(page, items);
  await expectTotal(page, totalItems);
  await expect(toolbar(page, 'below').getByRole('combobox', { name: 'Rows' })).toHaveValue('20');
  await expect(chips(page).getByRole('link', { name: /^Remove/ })).toHaveCount(7);
  await openFilters(page);
  await expect(await facet(page, 'Material Type', /^FKM/)).toBeChecked();
  await expect(await facet(page, 'Durometer', /^Medium/)).toBeChecked();
  await expect(await facet(page, 'Durometer', /^Hard/)).toBeChecked();
  await expect(rangeField(page, 'ID low')).toHaveValue('20');
  await expect(rangeField(page, 'Low')).toHaveValue('-10');
  await expect(filters(page).getByRole('searchbox', { name: 'Keyword' })).toHaveValue('214');
});

test('In stock here or at a vendor adds stock_available=true to the URL and removes it', { tag: '@once' }, async ({
  page,
  request,
}) => {
  await openStore(page, 'material=fkm');
  await openFilters(page);
  const inStock = page.getByRole('switch', { name: 'In stock here or at a vendor' }).filter({ visible: true }).first();
  await inStock.click();
  await expectParameters(page, { material: 'fkm', stock_available: 'true' });
  await expectTotal(page, (await listing(request, 'material=fkm&stock_available=true')).totalItems);
  await expect(inStock).toBeChecked();
  await expect(rows(page).filter({ hasText: 'CHECK STOCK' })).toHaveCount(0);
  await inStock.click();
  await expectParameters(page, { material: 'fkm' });
  await expect(inStock).not.toBeChecked();
});

test('stores the query string as canyon-query-string', { tag: '@once' }, async ({ page }) => {
  await openStore(page, 'material=fkm');
  const storedQuery = () => page.evaluate(() => localStorage.getItem('canyon-query-string'));
  expect(await storedQuery()).toBe('?material=fkm');
  await openFilters(page);
  await (await facet(page, 'Color', /^Black/)).check();
  await expect.poll(storedQuery).toBe('?material=fkm&color=black');
});

test('a long list of values scrolls within 300 px', async ({ page }) => {
  await openStore(page);
  await openFilters(page);
  const value = (await facet(page, 'Material Brand', /./)).first();
  await expect(value).toBeVisible();
  const [shown, whole] = await value.evaluate((element) => {
    let box: Element | null = element;
    while (box && !(box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY))) {
      box = box.parentElement;
    }
    return [box?.getBoundingClientRect().height ?? Number.NaN, box?.scrollHeight ?? Number.NaN];
  });
  expect(shown).toBeLessThanOrEqual(300);
  expect(whole).toBeGreaterThan(300);
});
