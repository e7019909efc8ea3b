import { listing } from '../support/catalog.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { awake } from '../support/islands.ts';
import {
  closeFilters,
  expectNames,
  expectTotal,
  facet,
  nameLinks,
  openFilters,
  openStore,
  rows,
  STORE,
  toolbar,
} from '../support/store-page.ts';
import { expect, test } from '../support/test.ts';

const EMPTY = 'material=fkm&id_low=24.99&id_high=25.01&cs_low=90';

test('an empty result says so, links to a quote request and names the filter to remove', { tag: '@core' }, async ({
  page,
}) => {
  await openStore(page, EMPTY);
  await expect(page.getByRole('main')).toContainText(
    "Sorry, we weren't able to find an O-Ring matching this criteria in our online store, but we may still have this product available.",
  );
  await expect(page.getByRole('main').getByRole('link', { name: 'Request a quote' })).toHaveAttribute(
    'href',
    '/request-a-quote',
  );
  const relaxation = page
    .getByRole('listitem')
    .filter({ hasText: 'CS from' })
    .getByRole('link', { name: /parts?$/ });
  const promised = Number((await relaxation.textContent())?.replace(/\D/g, ''));
  expect(promised).toBeGreaterThan(0);
  await relaxation.click();
  await expectTotal(page, promised);
  await expect(nameLinks(page).first()).toBeVisible();
});

test('filters without results show the empty result without a reload', { tag: '@once' }, async ({ page }) => {
  await openStore(page, 'id_low=24.99&id_high=25.01&material=indium');
  await openFilters(page);
  await (await facet(page, 'Durometer', /^Very Soft/)).check();
  await closeFilters(page);
  await expectTotal(page, 0);
  await expect(page.getByText("Sorry, we weren't able to find")).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Remove one filter' })).toBeVisible();
});

test('a page past the end links to the last one', { tag: '@once' }, async ({ page, request }) => {
  const { totalItems } = await listing(request, 'size=AS568-214&limit=100');
  await openStore(page, 'size=AS568-214&limit=100&page=999');
  await page.getByRole('link', { name: 'Go to the last page' }).click();
  const last = await listing(request, `size=AS568-214&limit=100&page=${Math.ceil(totalItems / 100)}`);
  await expectNames(page, last.items);
  await expect(toolbar(page).getByRole('link', { name: 'Next page' })).toHaveCount(0);
  await expect(toolbar(page).getByRole('link', { name: 'Previous page' })).toBeVisible();
});

test('reports invalid URL parameters and applies the others', { tag: '@once' }, async ({ page, request }) => {
  await openStore(page, 'material=fkm&page=abc&limit=7&sortBy=bogus:up&id_low=x&utm_source=mail');
  const notice = page.getByRole('region', { name: 'About this address' });
  for (const parameter of ['page', 'limit', 'sortBy', 'id_low']) await expect(notice).toContainText(parameter);
  await expect(notice).not.toContainText('utm_source');
  await expectTotal(page, (await listing(request, 'material=fkm')).totalItems);
});

test('no URL causes an error in the store', { tag: '@once' }, async ({ request }) => {
  const odd = [
    `search=${'x'.repeat(5000)}`,
    'search=%FF%FE%00',
    'search=%ED%A0%80',
    'id_low=1e999&id_high=-1e999',
    'page=99999999999999999999',
    'page=-1&limit=0',
    'material=fkm&material=nbr&material=%27%3B--',
    `size=${Array.from({ length: 500 }, (_, index) => `P${index}`).join(',')}`,
    'stock_available=maybe&mode=none&slug=gaskets',
    '%=%&&&==',
    '__proto__=1&constructor=2&toString=3',
  ];
  for (const query of odd) {
    const page = await request.get(`${STORE}?${query}`);
    expect(page.status(), query.slice(0, 60)).toBe(200);
    const api = await request.get(`/api/compounds-search?${query}`);
    expect([200, 400], query.slice(0, 60)).toContain(api.status());
    if (api.status() === 400) expect(api.headers()['content-type']).toContain('application/problem+json');
  }
});

test.describe('when the search does not respond', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the rows stay, and Retry loads the new ones', { tag: ['@core', '@once'] }, async ({ page, request }) => {
    const [before, after] = await Promise.all(
      ['material=fkm', 'material=fkm&page=2'].map((query) => listing(request, query)),
    );
    await openStore(page, 'material=fkm');
    await page.route('**/api/compounds-search**', (route) => route.abort());
    await toolbar(page, 'below').getByRole('link', { name: 'Next page' }).click();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expectNames(page, before?.items ?? []);
    await page.unroute('**/api/compounds-search**');
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
    await expectNames(page, after?.items ?? []);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('a slow search marks the list as busy, keeps its rows, and the last click wins', { tag: '@once' }, async ({
  page,
  request,
}) => {
  const second = await listing(request, 'material=fkm&page=2');
  await openStore(page, 'material=fkm');
  const respond = await holdRequests(page, '**/api/compounds-search**');
  await toolbar(page, 'below').getByRole('link', { name: 'Next page' }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.locator('tbody[aria-busy=true]')).toBeVisible();
  respond();
  await expectNames(page, second.items);
  await expect(page.locator('tbody[aria-busy=true]')).toHaveCount(0);
  await page.reload();
  await awake(page);
  await expectNames(page, second.items);
});

test('accepts a typed key in any case, and reports an unknown value', { tag: '@once' }, async ({ page, request }) => {
  const { totalItems } = await listing(request, 'material=fkm');
  await openStore(page, 'material=FKM');
  await expectTotal(page, totalItems);
  await openStore(page, 'material=FKM&durometer=foo&size=none');
  const notice = page.getByRole('region', { name: 'About this address' });
  await expect(notice.getByRole('listitem')).toHaveText([
    'size: There is no value “none”. Nothing matches it.',
    'durometer: There is no value “foo”. Nothing matches it.',
  ]);
  await expectTotal(page, 0);
});

test('when no single filter is the cause, all of them can be removed', { tag: '@once' }, async ({ page, request }) => {
  const { totalItems } = await listing(request, '');
  await openStore(page, 'durometer=foo&size=none');
  const main = page.getByRole('main');
  await expect(main).toContainText('Removing any one filter still finds nothing');
  await expect(main).toContainText('Together they leave nothing: Size none, Hardness foo.');
  await main.getByRole('link', { name: 'Clear All' }).filter({ visible: true }).last().click();
  await expectTotal(page, totalItems);
});
