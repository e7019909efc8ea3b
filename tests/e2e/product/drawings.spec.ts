import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Text in drawings is set at 10.5 to 12 px, and the drawing is scaled slightly. px. */
const READABLE = { least: 7.9, most: 14 };

const PATHS = ['/', '/product/fk7502-214', '/u-cups', '/face-seal-design', '/datasheets/fk7502'];
const WIDTHS = [700, 820, 1024, 1100, 1440];

/** Returns the font sizes on screen of all texts in visible drawings, in px. */
const textSizes = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>('svg.drawing text')]
      .filter((text) => text.getBoundingClientRect().width > 0)
      .map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0)),
  );

for (const path of PATHS) {
  test(`text in the drawings of ${path} is readable at any width`, async ({ page }) => {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const sizes = await textSizes(page);
      expect(sizes.length, `texts at ${width}`).toBeGreaterThan(0);
      expect(Math.max(...sizes), `largest at ${width}`).toBeLessThanOrEqual(READABLE.most);
      expect(Math.min(...sizes), `smallest at ${width}`).toBeGreaterThanOrEqual(READABLE.least);
    }
  });
}

test('the drawing next to the finder is as high as the finder', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.goto('/');
  const sheet = page.locator('.finder-sheet');
  const [outer, block] = [await sheet.boundingBox(), await sheet.locator('.title-block').boundingBox()];
  if (!outer || !block) throw new Error('The sheet is not shown.');
  expect(outer.y + outer.height - (block.y + block.height)).toBeLessThanOrEqual(2);
});
