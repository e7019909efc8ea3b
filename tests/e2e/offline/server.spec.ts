import { readFile } from 'node:fs/promises';
import { cacheNames, keepReferences, workerCount } from '../support/offline.ts';
import { type SiteProxy, startProxy } from '../support/site-proxy.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedErrors: [/net::ERR_|status of (?:404|503)|Failed to fetch/] });
test.setTimeout(120_000);

let site: SiteProxy;
test.beforeEach(async () => {
  site = await startProxy();
});
test.afterEach(() => site.close());

test('the kill switch removes everything from the device', async ({ page }) => {
  await keepReferences(page, site.origin);
  const { off } = JSON.parse(await readFile('src/client/service-workers.gen.json', 'utf8'));
  site.replaced.set('/sw.js', off);
  // The browser looks for a new service worker with a visit, too, but not at a fixed time.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await expect.poll(() => workerCount(page)).toBe(0);
  await page.goto(`${site.origin}/glossary`);
  expect(await cacheNames(page)).toEqual([]);
});

test('a page that does not arrive within three seconds is shown from the device', async ({ page }) => {
  await keepReferences(page, site.origin);
  site.silent.add('/glossary');
  const start = Date.now();
  await page.goto(`${site.origin}/glossary`);
  await expect(page.locator('[data-offline-bar]')).toContainText('Slow network.');
  expect(Date.now() - start).toBeGreaterThan(2900);
});

test('pages and files come from the device when the server is gone', async ({ page }) => {
  await keepReferences(page, site.origin);
  await page.goto(`${site.origin}/shop/orings`);
  const { origin } = site;
  await site.close();
  await page.goto(`${origin}/tools/groove-to-ring`);
  await expect(page.locator('[data-offline-bar]')).toContainText('You are offline.');
  await expect(page.locator('[data-island="groove-to-ring"]')).toHaveAttribute('data-hydrated', '');
  await page.goto(`${origin}/shop/orings`);
  await expect(page.locator('[data-offline-bar]')).toContainText('Copy of');
  await page.goto(`${origin}/cart`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
});
