import type { Page } from '@playwright/test';
import { CONTENT_ROUTES } from '../../src/domain/site/route-table.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages one test opens, one after the other: opening a browser for each would take longer than reading it. */
const PAGES_A_TEST = 12;
/** Charts have up to 1,999 rows that are all alike: looking at each takes minutes and finds nothing more. */
const REPEATED_ROWS = 'tbody tr:nth-child(n + 7)';
/** Layout shift that is allowed (the sum of all shifts of a page). */
const MOST_SHIFT = 0.02;

const groups = Array.from({ length: Math.ceil(CONTENT_ROUTES.length / PAGES_A_TEST) }, (_, index) =>
  CONTENT_ROUTES.slice(index * PAGES_A_TEST, (index + 1) * PAGES_A_TEST).map(({ path }) => path),
);

/** Adds up layout shifts from the first paint on. */
const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        Object.assign(window, { shifts: Number(Reflect.get(window, 'shifts')) + entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

for (const [index, paths] of groups.entries()) {
  test(`content pages ${index + 1}: accessible, still, no wider than the window`, async ({ page }) => {
    test.setTimeout(120_000);
    await watchShifts(page);
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await expect.soft(page.locator('h1'), path).toHaveCount(1);
        await expectAccessible(page, [REPEATED_ROWS]);
        await expectNoSidewaysScroll(page);
        expect
          .soft(await page.evaluate(() => Reflect.get(window, 'shifts')), `${path} shifts`)
          .toBeLessThanOrEqual(MOST_SHIFT);
      });
    }
  });
}
