import { expect, type Page } from '@playwright/test';

/** Islands that wait for an interaction, or until they are in view at the end of a page. */
const LATER = '[data-on="interaction"], [data-island="keep-offline"]';

/** Resolves when every island of the page is hydrated, except those that hydrate later. */
export const awake = async (page: Page): Promise<void> => {
  await expect(page.locator('[data-island]').first()).toBeAttached();
  // Some islands hydrate on the first interaction: a pointer that moves.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect(page.locator(`[data-island]:not(${LATER}, [data-hydrated])`)).toHaveCount(0);
};

/** Up to this width, the store's filters are an overlay and its rows a list. */
const NARROW = 1024;

export const isNarrow = (page: Page): boolean => (page.viewportSize()?.width ?? 0) <= NARROW;
