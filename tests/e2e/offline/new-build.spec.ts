import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { CHART, cacheNames, DOWNLOAD_MS, keepReferences, openControl } from '../support/offline.ts';
import { expect, test } from '../support/test.ts';

const OLD_BUILD = 'aaaaaaaaaaaa';
/** A file of the old build that the server no longer has. */
const OLD_FILE = '/build/of-the-old-build-12345678.js';

test.use({ expectedErrors: [/net::ERR_|status of (?:404|503)|Failed to fetch/] });
test.setTimeout(120_000);

/** Makes what is on the device an earlier build, as if the server had published a new one. */
const ageKept = (page: Page): Promise<void> =>
  page.evaluate(
    async ([build, file]) => {
      const [name = ''] = (await caches.keys()).filter((one) => one.startsWith('canyon-references-'));
      const [from, to] = [await caches.open(name), await caches.open(`canyon-references-${build}`)];
      for (const request of await from.keys()) {
        const response = await from.match(request, { ignoreVary: true });
        if (!response) continue;
        const headers = new Headers(response.headers);
        // A page names its build.
        if (headers.has('X-Shared-Build')) headers.set('X-Shared-Build', build);
        await to.put(request.url, new Response(response.body, { headers }));
      }
      await to.put(file, new Response('export {};', { headers: { 'Content-Type': 'text/javascript' } }));
      const records = await caches.open('canyon-kept');
      const record = await (await records.match('/.kept/references'))?.json();
      await records.put('/.kept/references', Response.json({ ...record, build }));
      await caches.delete(name);
    },
    [OLD_BUILD, OLD_FILE] as const,
  );

const statusOf = (page: Page, path: string): Promise<number> =>
  page.evaluate(async (url) => (await fetch(url)).status, path);

test('an open page keeps the files of its build until no page needs them', async ({ page, context }) => {
  await keepReferences(page);
  await ageKept(page);
  const open = await context.newPage();
  await open.goto(CHART);
  await page.goto(CHART);
  const control = await openControl(page);
  await expect(control.getByRole('heading')).toHaveText('Newer charts and tools available');
  await expectAccessible(page);
  const downloads: string[] = [];
  page.on('request', (request) => downloads.push(new URL(request.url()).pathname));
  await control.getByRole('button', { name: 'Update' }).click();
  await expect(control.getByRole('heading')).toHaveText('Charts and tools are on this device', {
    timeout: DOWNLOAD_MS,
  });
  // Files that did not change are copied on the device.
  expect(downloads.filter((path) => /^\/build\/.+\.js$/.test(path))).toEqual([]);

  expect(await statusOf(open, OLD_FILE)).toBe(200);
  expect(await cacheNames(page)).toContain(`canyon-references-${OLD_BUILD}`);
  await open.close();
  await page.goto('/glossary');
  await expect.poll(() => cacheNames(page)).not.toContain(`canyon-references-${OLD_BUILD}`);
});

test('a page whose file is gone reloads once', async ({ page }) => {
  await keepReferences(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto('/glossary');
  const missing = () => statusOf(page, '/build/gone-12345678.js').catch(() => 0);
  await expect
    .poll(async () => {
      if (loads === 1) await missing();
      return loads;
    })
    .toBe(2);
  await missing();
  await page.waitForTimeout(500);
  expect(loads).toBe(2);
});

test('an update that stops leaves the old version in use', async ({ page, context }) => {
  await keepReferences(page);
  await ageKept(page);
  await page.goto(CHART);
  const control = await openControl(page);
  await page.route('**/tools/gland-designer', (route) => route.abort());
  await control.getByRole('button', { name: 'Update' }).click();
  await expect(control).toContainText('is still on this device');
  await context.setOffline(true);
  await page.goto('/glossary');
  await expect(page.locator('[data-offline-bar]')).toBeVisible();
});
