import { expect, type Page } from '@playwright/test';

/** Resolves when every island of the page answers to the visitor, but those that wait to be entered. */
export const awake = async (page: Page): Promise<void> => {
  await expect(page.locator('[data-island]').first()).toBeAttached();
  // Some islands wake with the first touch of the page: a pointer that moves from where it was.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect(page.locator('[data-island]:not([data-on="interaction"], [data-hydrated])')).toHaveCount(0);
};

/** Up to this width the store's filters are an overlay and its rows a list. */
const NARROW = 1024;

export const isNarrow = (page: Page): boolean => (page.viewportSize()?.width ?? 0) <= NARROW;
