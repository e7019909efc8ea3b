import type { Page } from '@playwright/test';

/** Delays the requests of a page for these URLs until the returned function is called. */
export const holdRequests = async (page: Page, urls: string | RegExp): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(urls, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};
