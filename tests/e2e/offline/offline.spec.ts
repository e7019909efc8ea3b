import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { isNarrow } from '../support/islands.ts';
import {
  CHART,
  cacheNames,
  controlOf,
  DESIGNER,
  keepReferences,
  openControl,
  workerCount,
} from '../support/offline.ts';
import { expect, test } from '../support/test.ts';

// Without a network, the browser reports each failed request in the console.
test.use({ expectedErrors: [/net::ERR_|status of (?:404|503)|Failed to fetch/] });
test.setTimeout(120_000);

test('a chart and the gland designer work without a network', { tag: ['@core', '@phone'] }, async ({
  page,
  context,
}) => {
  const control = await keepReferences(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect(control).toContainText('Checked and ready to use offline');
  await context.setOffline(true);

  await page.goto('/as568-sizing-chart');
  await expect(page.getByRole('row').filter({ hasText: '-214' }).first()).toBeVisible();
  await page.goto('/glossary');
  const bar = page.locator('[data-offline-bar]');
  await expect(bar).toContainText('You are offline.');
  expect((await bar.boundingBox())?.height).toBe(36);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto(DESIGNER);
  await expect(page.locator('[data-island="gland-designer"]')).toHaveAttribute('data-hydrated', '');
  await page.getByRole('link', { name: 'Face static' }).click();
  if (isNarrow(page)) await page.getByRole('link', { name: /^Edit/ }).click();
  await page.getByRole('textbox', { name: 'Size' }).fill('AS568-325');
  if (isNarrow(page)) await page.getByRole('link', { name: 'Show result' }).click();
  await expect(page.locator('[aria-label="Result"]').getByText('25.2')).toBeVisible();

  // Its values are not in the stored page, so a link with values leads to the tool itself.
  await page.goto(`${DESIGNER}?kind=face&size=AS568-214`);
  await expect(page).toHaveURL(new RegExp(`${DESIGNER}$`));
});

test('a page that is not on the device shows the offline page with links to those that are', async ({
  page,
  context,
}) => {
  await keepReferences(page);
  await page.goto('/o-rings');
  await context.setOffline(true);

  await page.goto('/linecard');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Gland designer' }).last()).toBeVisible();
  const visited = page.locator('.offline-page-links section').last();
  await expect(visited.getByRole('heading')).toHaveText('Pages you opened before');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await expect(visited.getByRole('link').first()).toHaveAttribute('href', /\/o-rings$/);
  // Not by a click: the browser's prefetch of a link ignores that the test has no network.
  await page.goto('/o-rings');
  await expect(page.locator('[data-offline-bar]')).toBeVisible();
});

test('the bar follows the network without a reload', async ({ page, context }) => {
  await keepReferences(page);
  await page.goto('/shelf-life');
  await expect(page.locator('[data-offline-bar]')).toHaveCount(0);
  await context.setOffline(true);
  await expect(page.locator('[data-offline-bar]')).toContainText('You are offline.');
  await context.setOffline(false);
  await expect(page.locator('[data-offline-bar]')).toContainText('Back online.');
  await expect(page.locator('[data-offline-bar]')).toHaveCount(0, { timeout: 6000 });
});

test('a link to a page that needs a network says so without a network', async ({ page, context }) => {
  await keepReferences(page);
  await page.goto('/shelf-life');
  await context.setOffline(true);
  const link = page.locator('footer').getByRole('link', { name: 'Your quotes' });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  const bar = page.locator('[data-offline-bar]');
  await expect(bar).toContainText('Quotes, accounts, shared lists, PDF files and ZIP archives need a network.');
  await expect(bar).toBeInViewport();
  await expect(page).toHaveURL(/\/shelf-life$/);
  await expectNoSidewaysScroll(page);
});

test('visitors who did not choose it have no service worker and no caches', { tag: '@once' }, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(CHART);
  const control = await openControl(page);
  await expect(control.getByRole('heading')).toHaveText('Keep this chart');
  await expectAccessible(page);
  await page.goto('/tools');
  await openControl(page);
  expect(await cacheNames(page)).toEqual([]);
  expect(await workerCount(page)).toBe(0);
  expect(requests.filter((path) => path === '/sw.js' || /\/build\/offline/.test(path))).toEqual([]);
});

test('removal needs one confirmation and leaves nothing', { tag: '@once' }, async ({ page }) => {
  const control = await keepReferences(page);
  await page.goto('/o-rings');
  await page.goto('/preferences');
  await openControl(page);
  // The first control is that of the catalog.
  const there = page.locator('[data-island="keep-offline"]').nth(1);
  await there.getByRole('button', { name: 'Remove' }).click();
  await expectAccessible(page);
  await there.getByRole('button', { name: 'Keep' }).click();
  await expect(there.getByRole('heading')).toHaveText('Charts and tools are on this device');
  await there.getByRole('button', { name: 'Remove' }).click();
  await there.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(there.getByRole('heading')).toHaveText('Keep charts and tools on this device');
  expect(await cacheNames(page)).toEqual([]);
  expect(await workerCount(page)).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('canyon-offline'))).toBeNull();
  // The service worker of the open page is still running; it stores nothing any more.
  await page.goto('/shelf-life');
  await page.goto('/glossary');
  expect(await cacheNames(page)).toEqual([]);
  await expect(controlOf(page)).toBeAttached();
  await expect(control).toBeAttached();
});
