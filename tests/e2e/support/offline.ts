import { expect, type Locator, type Page } from '@playwright/test';

/** A page with the control, and a page of a tool. */
export const CHART = '/shelf-life';
export const DESIGNER = '/tools/gland-designer';

export const controlOf = (page: Page): Locator => page.locator('[data-island="keep-offline"]').first();

/** Scrolls to the control and waits until it works. */
export const openControl = async (page: Page): Promise<Locator> => {
  const control = controlOf(page);
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(control.getByRole('heading')).toBeVisible();
  return control;
};

/** Downloads 160 files, which takes long on a busy machine. */
export const DOWNLOAD_MS = 60_000;

/** Opens the chart, keeps charts and tools, and waits until they are ready. */
export const keepReferences = async (page: Page, origin = ''): Promise<Locator> => {
  await page.goto(origin + CHART);
  const control = await openControl(page);
  await control.getByRole('button', { name: 'Keep references' }).click();
  await expect(control.getByRole('heading')).toHaveText('Charts and tools are on this device', {
    timeout: DOWNLOAD_MS,
  });
  return control;
};

/** Names of the caches that the browser has for the site. */
export const cacheNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

/** Number of registered service workers. */
export const workerCount = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Opens the tools, keeps the catalog, and waits until it is ready. */
export const keepCatalog = async (page: Page): Promise<Locator> => {
  await page.goto('/tools');
  // The control of the catalog is the first one.
  const control = await openControl(page);
  await control.getByRole('button', { name: /^Download [\d.]+ MB$/ }).click();
  await expect(control.getByRole('heading')).toHaveText('The catalog is on this device', { timeout: 2 * DOWNLOAD_MS });
  return control;
};
