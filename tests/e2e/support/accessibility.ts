import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects no violation that keeps people from using the page. `without` excludes parts that another test checks. Legacy
 * mode runs in the page itself instead of a second one, which would take twice as long; it leaves out frames of other
 * origins.
 */
export const expectAccessible = async (page: Page, without: readonly string[] = []): Promise<void> => {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  for (const selector of without) axe.exclude(selector);
  const { violations } = await axe.analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = serious.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html).slice(0, 3) }));
  expect(told).toEqual([]);
};

/** Expects the page to be no wider than the screen. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const [content, screen] = await page.evaluate(() => [document.scrollingElement?.scrollWidth ?? 0, innerWidth]);
  expect(content, 'width of the page').toBeLessThanOrEqual(screen ?? 0);
};

const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Expects no sideways scroll with the text spacing of WCAG 1.4.12 in a window of this width in px. */
export const expectFitsWithTextSpacing = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, SPACING);
  const scrolled = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
  expect(scrolled, page.url()).toBeLessThanOrEqual(width);
};
