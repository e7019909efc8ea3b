import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { CHART, cacheNames, DOWNLOAD_MS, keepReferences, openControl, workerCount } from '../support/offline.ts';
import { expect, test } from '../support/test.ts';

const BLOCKED = '**/build/glands-*.js';

test.use({ expectedErrors: [/net::ERR_|status of (?:404|503)|Failed to fetch/] });
test.setTimeout(120_000);

const startOn = async (page: Page) => {
  await page.goto(CHART);
  const control = await openControl(page);
  await control.getByRole('button', { name: 'Keep references' }).click();
  return control;
};

const expectNothingKept = async (page: Page): Promise<void> => {
  expect(await cacheNames(page)).toEqual([]);
  expect(await workerCount(page)).toBe(0);
};

test('a download that stops keeps nothing and can be repeated', async ({ page }) => {
  await page.route(BLOCKED, (route) => route.abort('connectionreset'));
  const control = await startOn(page);
  await expect(control.getByRole('heading')).toHaveText('Download stopped', { timeout: DOWNLOAD_MS });
  await expect(control).toContainText('The connection was lost');
  await expect(control).toContainText('Nothing was changed.');
  await expectAccessible(page);
  await expectNothingKept(page);
  await page.unroute(BLOCKED);
  await control.getByRole('button', { name: 'Try again' }).click();
  await expect(control.getByRole('heading')).toHaveText('Charts and tools are on this device', {
    timeout: DOWNLOAD_MS,
  });
});

test('a page that is closed during the download leaves nothing that is served', async ({ page }) => {
  await page.route(BLOCKED, () => {});
  const control = await startOn(page);
  await expect(control.getByRole('heading')).toHaveText('Downloading charts and tools');
  await expect(control.getByRole('progressbar')).toBeVisible();
  await expectAccessible(page);
  await expect(control).toContainText(/0\.\d MB of/);
  await page.unroute(BLOCKED);
  await page.goto(CHART);
  await expect((await openControl(page)).getByRole('heading')).toHaveText('Keep this chart');
  expect(await workerCount(page)).toBe(0);
  await keepReferences(page);
  expect((await cacheNames(page)).filter((name) => /^canyon-references-/.test(name))).toHaveLength(1);
});

test('a canceled download leaves nothing', async ({ page }) => {
  await page.route(BLOCKED, () => {});
  const control = await startOn(page);
  await expect(control).toContainText(/0\.\d MB of/);
  await control.getByRole('button', { name: 'Cancel' }).click();
  await expect(control.getByRole('heading')).toHaveText('Keep this chart');
  await expect.poll(() => cacheNames(page)).toEqual([]);
});

test('a file with a flipped byte is not used', async ({ page }) => {
  await page.route(BLOCKED, async (route) => {
    const response = await route.fetch();
    const body = Buffer.from(await response.body());
    body.writeUInt8(body.readUInt8(body.length - 2) ^ 1, body.length - 2);
    await route.fulfill({ response, body });
  });
  const control = await startOn(page);
  await expect(control.getByRole('heading')).toHaveText('Download stopped', { timeout: DOWNLOAD_MS });
  await expect(control).toContainText('A file arrived damaged.');
  await expectNothingKept(page);
});

test('the download does not start without space', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.storage.estimate = async () => ({ quota: 3_000_000, usage: 900_000 });
  });
  const control = await startOn(page);
  await expect(control.getByRole('heading')).toHaveText('Not enough space');
  await expect(control).toContainText(/need 4\.\d MB; the browser allows 2\.1 MB/);
  await expectAccessible(page);
  await expectNothingKept(page);
});

test('a device that is full during the download keeps nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const put = Cache.prototype.put;
    let left = 20;
    Cache.prototype.put = async function store(...entry) {
      left -= 1;
      if (left < 0) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      return put.apply(this, entry);
    };
  });
  const control = await startOn(page);
  await expect(control.getByRole('heading')).toHaveText('Download stopped', { timeout: DOWNLOAD_MS });
  await expect(control).toContainText('no more space');
  await expectNothingKept(page);
});

test('files that the browser removed are noticed by looking for them', async ({ page }) => {
  await keepReferences(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.goto(CHART);
  const control = await openControl(page);
  await expect(control.getByRole('heading')).toHaveText('Charts and tools are no longer on this device');
  await expectAccessible(page);
});

test('the control is accessible while it checks and removes, and where nothing can be stored', async ({ page }) => {
  await page.addInitScript(() => {
    const hold = (): Promise<never> => new Promise(() => {});
    if (location.hash === '#checking') crypto.subtle.digest = hold;
    if (location.hash === '#removing') CacheStorage.prototype.delete = hold;
    if (location.hash === '#unsupported') Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  const open = async (hash: string) => {
    await page.goto('about:blank');
    await page.goto(`${CHART}${hash}`);
    return openControl(page);
  };
  const titleOf = async (hash: string) => (await open(hash)).getByRole('heading');
  await expect(await titleOf('#unsupported')).toHaveText('Charts and tools on this device');
  await expectAccessible(page);

  const checking = await open('#checking');
  await checking.getByRole('button', { name: 'Keep references' }).click();
  await expect(checking.getByRole('heading')).toHaveText('Checking the download', { timeout: DOWNLOAD_MS });
  await expectAccessible(page);
  await checking.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('about:blank');
  await keepReferences(page);
  const removing = await open('#removing');
  await removing.getByRole('button', { name: 'Remove' }).click();
  await removing.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(removing.getByRole('heading')).toHaveText('Removing');
  await expectAccessible(page);
});
