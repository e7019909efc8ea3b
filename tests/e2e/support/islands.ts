import { expect, type Page } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';

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

/** React, which every island needs. */
export const REACT = /\/build\/react-[\w-]+\.js$/;

/** Loads a page whose own code has run, and whose islands do not hydrate until the returned function is called. */
export const openBeforeHydration = async (page: Page, path: string): Promise<() => void> => {
  const hydrate = await holdRequests(page, REACT);
  await page.goto(path);
  await expect(page.locator('html')).not.toHaveClass(/no-js/);
  return hydrate;
};

/** Up to this width, the store's filters are an overlay and its rows a list. */
const NARROW = 1024;

export const isNarrow = (page: Page): boolean => (page.viewportSize()?.width ?? 0) <= NARROW;
