import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { DEVICE_START_KEY } from '../../../src/domain/site/storage-keys.ts';
import { messyRows, workbook } from '../../support/files/workbook.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { fillContact } from '../support/form-page.ts';
import { awake, isNarrow } from '../support/islands.ts';
import { cacheNames, DOWNLOAD_MS, keepCatalog, openControl, workerCount } from '../support/offline.ts';
import { expect, test } from '../support/test.ts';

// Without a network, the browser reports each failed request in the console.
test.use({ expectedErrors: [/net::ERR_|status of (?:404|503)|Failed to fetch/] });
test.setTimeout(180_000);

const bar = (page: Page) => page.locator('[data-offline-bar]');

test('filters lead to a part, its price and its model without a network', { tag: ['@core', '@phone'] }, async ({
  page,
  context,
}) => {
  const control = await keepCatalog(page);
  await expect(control).toContainText('Checked and ready to use offline');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await context.setOffline(true);

  await page.goto('/shop/orings?material=fkm&size=AS568-214');
  await expect(bar(page)).toContainText('You are offline. Catalog of');
  expect((await bar(page).boundingBox())?.height).toBe(36);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await awake(page);
  const count = page.getByRole('heading', { level: 1 });
  const all = (await count.textContent()) ?? '';
  if (isNarrow(page)) {
    await page
      .getByRole('link', { name: /^Remove/ })
      .first()
      .click();
  } else {
    await page
      .getByRole('checkbox', { name: /^Green/ })
      .first()
      .check();
    await expect(page).toHaveURL(/color=green/);
  }
  await expect(count).not.toHaveText(all);

  await page.goto('/product/fk7502-214');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FK7502-214');
  await expect(page.getByText(/Prices and stock as of/)).toBeVisible();
  await expectAccessible(page);
  const quantity = page.getByRole('textbox', { name: /Quantity/ }).first();
  await expect(page.getByText('$93.60')).toHaveCount(0);
  await quantity.fill('120');
  await page.getByRole('button', { name: 'Check Pricing' }).first().click();
  await expect(page.getByText('$93.60').first()).toBeVisible();
});

test('a worn ring leads to a part, and a gland to a STEP file, without a network', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await keepCatalog(page);
  await context.setOffline(true);

  await page.goto('/tools/size-finder?id=24.99&cs=3.53');
  await expect(page.getByRole('main')).toContainText('AS568-214');
  await page.goto('/tools/gland-designer?kind=face&size=AS568-214');
  await expect(page.getByRole('main')).toContainText('AS568-214');
  await page.goto('/product/fk7502-214');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^STEP/ }).first().click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain('ISO-10303-21');

  for (const file of [/^Part sheet/, /^All as ZIP/]) {
    await page.getByRole('link', { name: file }).first().click();
    await expect(bar(page)).toContainText(/Catalog of [^.]+\. That is not on this device\./);
    await expect(page).toHaveURL(/\/product\/fk7502-214$/);
  }

  // A new tab: no page is open that could respond, so the offline page starts the catalog first.
  const other = await context.newPage();
  await page.close();
  for (let visit = 0; visit < 2; visit++) {
    await other.goto('/product/fk7502-210').catch(() => undefined);
    await expect(other.getByRole('heading', { level: 1, name: 'FK7502-210' })).toBeVisible({ timeout: 20_000 });
    // As if the visitor had left before the page's code ran.
    await other.evaluate(
      (key) => addEventListener('pagehide', () => sessionStorage.setItem(key, location.href)),
      DEVICE_START_KEY,
    );
    await other.goto('about:blank');
  }
});

test('a list of 60 lines becomes a quote request that is sent when the network is back', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await keepCatalog(page);
  await context.setOffline(true);
  await page.goto('/cart');
  await awake(page);
  const lines = Array.from({ length: 60 }, (_, at) => `FK7502-${String(201 + at)} ${10 + at}`);
  await page.getByRole('textbox', { name: 'Parts and quantities, one part per line' }).fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Add to quote cart' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^60 lines added$/ })).toHaveCount(1);
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await expect(summary).toContainText(/Estimated total\$[\d,]+\.\d\d/);
  await summary.getByRole('button', { name: 'Request a quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a quote' });
  await fillContact(dialog);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await dialog.getByRole('button', { name: 'Send when back online' }).click();
  const waiting = page.locator('.outbox-block');
  await expect(waiting).toContainText('1 quote request waits for the network');
  await expect(waiting).toContainText(/60 lines, \$[\d,]+\.\d\d when written on/);
  await context.setOffline(false);
  await expect(waiting).toContainText(/as Q-\d{4}-\d{6,}/, { timeout: 30_000 });
});

test('a workbook is matched with the catalog and added to the cart without a network', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await keepCatalog(page);
  await context.setOffline(true);
  await page.goto('/lists');
  await awake(page);
  await page.getByLabel('List as CSV or XLSX file').setInputFiles({
    name: 'pump-rebuild.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(workbook(messyRows(40))),
  });
  await expect(page.getByText(/lines? ready/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: /^Add \d+ lines to the quote/ }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText(/Estimated total\$[\d,]+\.\d\d/);
});

test('a click on a filter costs no request while the catalog on the device is current', { tag: '@once' }, async ({
  page,
}) => {
  await keepCatalog(page);
  await page.goto('/shop/orings');
  await awake(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) requests.push(request.url());
  });
  let next = 2;
  // The first pages come from the server, until the page knows that the version on the device is current.
  await expect(async () => {
    requests.length = 0;
    await page.getByRole('link', { name: 'Next page' }).first().click();
    await expect(page).toHaveURL(new RegExp(`page=${next}`));
    next += 1;
    await expect(page.getByRole('main')).toContainText(`Browsing ${(next - 2) * 25 + 1} to`);
    expect(requests).toEqual([]);
  }).toPass({ timeout: 30_000 });
});

test.describe('a download that arrives damaged', () => {
  test.use({ expectedErrors: [/could not respond\. SnapshotError/] });

  test('a damaged index is found before it is used, and nothing stays after the removal', { tag: '@once' }, async ({
    page,
  }) => {
    await page.route('**/catalog-index/*', async (route) => {
      const response = await route.fetch();
      const body = Buffer.from(await response.body());
      body[1_000_000] = (body[1_000_000] ?? 0) ^ 1;
      await route.fulfill({ status: 200, contentType: 'application/octet-stream', body });
    });
    await page.goto('/tools');
    const control = await openControl(page);
    await control.getByRole('button', { name: /^Download/ }).click();
    await expect(control.getByRole('heading')).toHaveText('Download stopped', { timeout: 2 * DOWNLOAD_MS });
    await expect(control).toContainText('A file arrived damaged.');
    expect(await cacheNames(page)).toEqual([]);
    await page.unroute('**/catalog-index/*');
    await control.getByRole('button', { name: 'Try again' }).click();
    await expect(control.getByRole('heading')).toHaveText('The catalog is on this device', {
      timeout: 2 * DOWNLOAD_MS,
    });
    await control.getByRole('switch', { name: 'Update automatically' }).uncheck();
    await control.getByRole('button', { name: 'Remove' }).click();
    await control.getByRole('button', { name: 'Yes, remove' }).click();
    await expect(control.getByRole('heading')).toHaveText('Keep the catalog on this device');
    expect(await cacheNames(page)).toEqual([]);
    expect(await workerCount(page)).toBe(0);
    const own = () => Object.keys(localStorage).filter((key) => key.startsWith('canyon-offline'));
    expect(await page.evaluate(own)).toEqual([]);
  });
});
