import type { APIRequestContext, Page } from '@playwright/test';
import * as v from 'valibot';
import { offlineManifest } from '../../../src/domain/site/offline/manifest.ts';
import { CATALOG_MANIFEST_PATH } from '../../../src/domain/site/offline/names.ts';
import { type NextCatalog, nextCatalog } from '../../support/device/next-catalog.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { awake } from '../support/islands.ts';
import { cacheNames, DOWNLOAD_MS, keepCatalog, openControl } from '../support/offline.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedErrors: [/net::ERR_|status of (?:404|503)|Failed to fetch/] });
test.setTimeout(180_000);

const PART = 'FK7502-214';
const STOCK = 7_654_321;

/** Makes a later version, in which a part has other stock. */
const makeNext = async (request: APIRequestContext): Promise<NextCatalog> => {
  const load = async (path: string): Promise<Buffer> => (await request.get(path)).body();
  const manifest = v.parse(offlineManifest, JSON.parse((await load(CATALOG_MANIFEST_PATH)).toString()));
  const listed = await (await request.get(`/api/compounds-search?search=${PART}`)).json();
  return nextCatalog(manifest, load, { id: listed.items[0].id, onHand: STOCK });
};

/** Publishes the version for a page, and returns the paths of its files that are requested. */
const publish = async (page: Page, { manifest, files }: NextCatalog): Promise<readonly string[]> => {
  const requested: string[] = [];
  await page.context().route(`**${CATALOG_MANIFEST_PATH}`, (route) => route.fulfill({ json: manifest }));
  for (const [path, body] of files) {
    await page.context().route(`**${path}`, (route) => {
      requested.push(path);
      return route.fulfill({ body, contentType: 'application/octet-stream' });
    });
  }
  return requested;
};

test('an update downloads what changed, and the page uses it at once', { tag: ['@core', '@once'] }, async ({
  page,
  context,
  request,
}) => {
  await keepCatalog(page);
  const next = await makeNext(request);
  const requested = await publish(page, next);
  await page.goto('/tools');
  const control = await openControl(page);
  await expect(control.getByRole('heading')).toHaveText('Newer catalog available');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await control.getByRole('button', { name: /^Update/ }).click();
  await expect(control.getByRole('heading')).toHaveText('The catalog is on this device', { timeout: DOWNLOAD_MS });
  expect(requested).toContain(next.patchPath);
  expect(requested).not.toContain(next.wholePath);
  await context.setOffline(true);
  await page.goto(`/product/${PART.toLowerCase()}`);
  await expect(page.getByText('7,654,321').first()).toBeVisible();
});

/** Lets eleven minutes pass: a version that was just downloaded is not replaced without a click. */
const waitForUpdates = (page: Page): Promise<void> => page.clock.setSystemTime(Date.now() + 11 * 60_000);

test('a newer catalog is downloaded without a click, and then responds to clicks', { tag: '@once' }, async ({
  page,
  context,
  request,
}) => {
  const control = await keepCatalog(page);
  await expect(control.getByRole('switch', { name: 'Update automatically' })).toBeChecked();
  const versions = async (): Promise<string[]> =>
    (await cacheNames(page)).filter((name) => name.startsWith('canyon-catalog-'));
  const [before] = await versions();
  const next = await makeNext(request);
  const requested = await publish(page, next);
  const pages: string[] = [];
  page.on('request', (one) => pages.push(new URL(one.url()).pathname));
  await waitForUpdates(page);
  await page.goto('/shop/orings');
  await expect.poll(() => requested, { timeout: DOWNLOAD_MS }).toContain(next.patchPath);
  // The new version replaces the earlier one.
  await expect
    .poll(async () => (await versions()).filter((name) => name !== before).length, { timeout: DOWNLOAD_MS })
    .toBe(1);
  await expect.poll(versions).not.toContain(before);
  expect(requested).not.toContain(next.wholePath);
  // The charts of today are copied.
  expect(pages).not.toContain('/shelf-life');
  let shown = 1;
  await expect(async () => {
    pages.length = 0;
    await page.getByRole('link', { name: 'Next page' }).first().click();
    shown += 1;
    await expect(page.getByRole('main')).toContainText(`Browsing ${(shown - 1) * 25 + 1} to`);
    expect(pages.filter((path) => path === '/api/compounds-search')).toEqual([]);
  }).toPass({ timeout: 30_000 });
  await context.setOffline(true);
  await page.goto(`/product/${PART.toLowerCase()}`);
  await expect(page.getByText('7,654,321').first()).toBeVisible();
});

test('with the switch off, a newer catalog waits for a click', { tag: '@once' }, async ({ page, request }) => {
  const control = await keepCatalog(page);
  await control.getByRole('switch', { name: 'Update automatically' }).uncheck();
  await expect(control).toContainText('It does not update itself.');
  const requested = await publish(page, await makeNext(request));
  await waitForUpdates(page);
  const asked = page.waitForResponse(`**${CATALOG_MANIFEST_PATH}`);
  await page.goto('/shop/orings');
  await asked;
  await page.goto('/tools');
  await openControl(page);
  await expect(control.getByRole('heading')).toHaveText('Newer catalog available');
  await expect(control.getByRole('switch', { name: 'Update automatically' })).not.toBeChecked();
  expect(requested).toEqual([]);
  await control.getByRole('switch', { name: 'Update automatically' }).check();
  await page.reload();
  await expect.poll(() => requested.length, { timeout: DOWNLOAD_MS }).toBeGreaterThan(0);
  await openControl(page);
  await expect(control.getByRole('heading')).toHaveText('The catalog is on this device', { timeout: DOWNLOAD_MS });
});

test.describe('a damaged patch', () => {
  test.use({ expectedErrors: [/could not respond\. SnapshotError/] });

  test('a patch that does not fit is replaced by the whole file', { tag: '@once' }, async ({ page, request }) => {
    await keepCatalog(page);
    const next = await makeNext(request);
    const requested = await publish(page, next);
    await page.context().route(`**${next.patchPath}`, (route) => route.fulfill({ body: Buffer.alloc(16) }));
    await page.goto('/tools');
    const control = await openControl(page);
    await control.getByRole('button', { name: /^Update/ }).click();
    await expect(control.getByRole('heading')).toHaveText('The catalog is on this device', { timeout: DOWNLOAD_MS });
    expect(requested).toContain(next.wholePath);
  });
});

test('a version that is published during a search is not mixed with the one on the device', { tag: '@once' }, async ({
  page,
  request,
}) => {
  await keepCatalog(page);
  const next = await makeNext(request);
  await page.goto('/shop/orings');
  await awake(page);
  const searches: string[] = [];
  page.on('request', (one) => {
    if (new URL(one.url()).pathname === '/api/compounds-search') searches.push(one.url());
  });
  let shown = 1;
  const click = async (): Promise<number> => {
    searches.length = 0;
    await page.getByRole('link', { name: 'Next page' }).first().click();
    shown += 1;
    await expect(page.getByRole('main')).toContainText(`Browsing ${(shown - 1) * 25 + 1} to`);
    return searches.length;
  };
  await expect(async () => expect(await click()).toBe(0)).toPass({ timeout: 30_000 });
  await publish(page, next);
  // The page compares the versions once a minute.
  await page.clock.setSystemTime(Date.now() + 61_000);
  await expect.poll(click, { timeout: 30_000 }).toBe(1);
  for (let at = 0; at < 3; at++) expect(await click()).toBe(1);
});

test('a download of the catalog that stops keeps nothing', { tag: '@once' }, async ({ page }) => {
  await page.route('**/catalog-index/*', (route) => route.abort('connectionreset'));
  await page.goto('/tools');
  const control = await openControl(page);
  await control.getByRole('button', { name: /^Download/ }).click();
  await expect(control.getByRole('heading')).toHaveText('Download stopped', { timeout: DOWNLOAD_MS });
  await expect(control).toContainText('The connection was lost');
  expect(await cacheNames(page)).toEqual([]);
  await page.unroute('**/catalog-index/*');
  await page.reload();
  await keepCatalog(page);
});

test('a full device keeps the catalog that it has', { tag: '@once' }, async ({ page, request }) => {
  await keepCatalog(page);
  const before = await cacheNames(page);
  await publish(page, await makeNext(request));
  await page.addInitScript(() => {
    const { put } = Cache.prototype;
    Cache.prototype.put = function (name, response) {
      return String(name).includes('/catalog-index/')
        ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
        : put.call(this, name, response);
    };
  });
  await page.goto('/tools');
  const control = await openControl(page);
  await control.getByRole('button', { name: /^Update/ }).click();
  await expect(control.getByRole('heading')).toHaveText('Download stopped', { timeout: DOWNLOAD_MS });
  await expect(control).toContainText('The browser has no more space for this site.');
  expect((await cacheNames(page)).filter((name) => before.includes(name)).sort()).toEqual(before.sort());
  await page.context().setOffline(true);
  await page.goto('/product/fk7502-214');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PART);
});
