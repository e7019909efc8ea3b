import type { Page } from '@playwright/test';
import { decode } from 'fast-png';
import { expect, test } from '../support/test.ts';

declare global {
  interface Window {
    /** Duration of the page transition in milliseconds, or null without one. */
    pageChange?: number | null;
  }
}

const HALFWAY_MS = 60;
const LONGEST_MS = 150;

/** Pauses the transition to the next page while both are visible. */
const haltPageChange = async (page: Page): Promise<void> => {
  await page.addInitScript((halfway) => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition: ViewTransition | null };
      if (viewTransition === null) window.pageChange = null;
      void viewTransition?.ready.then(() => {
        const faded = document
          .getAnimations()
          .filter(
            ({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
          );
        for (const animation of faded) {
          animation.pause();
          animation.currentTime = halfway;
        }
        window.pageChange = Math.max(...faded.map(({ effect }) => Number(effect?.getTiming().duration)));
      });
    });
  }, HALFWAY_MS);
};

const pageChange = async (page: Page): Promise<number | null | undefined> => {
  await page.waitForFunction(() => window.pageChange !== undefined);
  return page.evaluate(() => window.pageChange);
};

const follow = async (page: Page, path: string): Promise<void> => {
  await page.locator(`.footer a[href="${path}"]`).evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(path, { waitUntil: 'commit' });
};

/** Returns the colors of the header, which is at the top of both pages. */
const headerPixels = async (page: Page, height: number) => {
  const devtools = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width: 1440, height, scale: 1 };
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'png', clip });
  return [...decode(Buffer.from(data, 'base64')).data];
};

test('the next page fades in within 150 ms, and the header does not move', async ({ page }) => {
  // The progress bar of a slow response covers the header; browsers without this API do not show it.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  await haltPageChange(page);
  await page.goto('/rma-tolerances');
  await page.waitForLoadState('networkidle');
  const height = await page.locator('.header').evaluate((header) => Math.floor(header.getBoundingClientRect().height));
  const before = await headerPixels(page, height);
  await follow(page, '/shelf-life');
  const took = await pageChange(page);
  expect(took).toBeGreaterThan(0);
  expect(took).toBeLessThanOrEqual(LONGEST_MS);
  const during = await headerPixels(page, height);
  const furthest = during.reduce((most, value, at) => Math.max(most, Math.abs(value - (before[at] ?? 0))), 0);
  expect(furthest).toBeLessThanOrEqual(3);
});

test('with reduced motion, it appears immediately', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await haltPageChange(page);
  await page.goto('/rma-tolerances');
  await follow(page, '/shelf-life');
  expect(await pageChange(page)).toBeNull();
});
