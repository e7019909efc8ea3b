import type { Page } from '@playwright/test';
import type { AuthoredBlock } from '../../../src/content/define-page.ts';
import { CONTENT_ROUTES } from '../../../src/domain/site/route-table.ts';
import { readPages } from '../../../src/tools/content/read-pages.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // Axe injects into every frame; a sandboxed one reports an error.
  expectedErrors: [/^Blocked script execution in '[^']*\/assets\/table\.html'/],
});

/** Pages per test: opening a browser for each page would take longer than reading it. */
const PAGES_A_TEST = 12;
/** Charts have up to 1,999 identical rows: checking each takes minutes and finds nothing more. */
const REPEATED_ROWS = 'tbody tr:nth-child(n + 7)';
/** The maximum layout shift (the sum of all shifts of a page). */
const MAX_SHIFT = 0.02;
/** A chart of 1,999 sizes takes a busy machine half a minute. */
const LIMIT_MS = 240_000;
const PHONE = { width: 390, height: 844 };

const inGroups = (paths: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(paths.length / PAGES_A_TEST) }, (_, index) =>
    paths.slice(index * PAGES_A_TEST, (index + 1) * PAGES_A_TEST),
  );

const namesOf = (blocks: readonly AuthoredBlock[]): string[] =>
  blocks.flatMap(({ name, children }) => [name, ...namesOf(children)]);

/** Returns a few pages that together contain every block: repeatedly adds the page with the most new blocks. */
const pagesWithEveryBlock = async (): Promise<string[]> => {
  const pages = (await readPages()).map(({ path, blocks }) => ({ path, names: new Set(namesOf(blocks)) }));
  const left = new Set(pages.flatMap(({ names }) => [...names]));
  const newOf = (names: ReadonlySet<string>): number => [...names].filter((name) => left.has(name)).length;
  const chosen: string[] = [];
  while (left.size > 0) {
    const [best] = pages.toSorted((a, b) => newOf(b.names) - newOf(a.names));
    if (!best) break;
    chosen.push(best.path);
    for (const name of best.names) left.delete(name);
  }
  return chosen;
};

/** Adds up layout shifts from the first paint. */
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

const expectStill = async (page: Page, path: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts'));
  expect.soft(shifts, `${path} shifts`).toBeLessThanOrEqual(MAX_SHIFT);
};

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expectStill(page, path);
  await expect.soft(page.locator('h1'), path).toHaveCount(1);
};

/** Pages that `npm test` opens: the home page, a page of drawings, the widest table. */
const CORE: Readonly<Record<string, string[]>> = {
  '/': ['@core', '@phone'],
  '/face-seal-design': ['@core', '@phone'],
  '/chemical-compatibility-table-o-rings-gaskets-plastics': ['@core'],
};

const chosen = await pagesWithEveryBlock();

for (const path of ['/cart', '/account', '/shop/orings', '/product/fk7502-214']) {
  test(`${path} does not shift while its JavaScript loads`, {
    tag: path === '/cart' ? ['@core', '@phone'] : [],
  }, async ({ page }) => {
    await watchShifts(page);
    await page.goto(path);
    await page.mouse.move(300, 300, { steps: 2 });
    await expect(page.locator('main [data-island]:not([data-hydrated], [data-island="keep-offline"])')).toHaveCount(0);
    await expectStill(page, path);
  });
}

// One test each, because the longest charts take a busy machine a while.
for (const path of chosen) {
  test(`${path}, one of the pages that together contain every block`, { tag: CORE[path] ?? [] }, async ({ page }) => {
    test.setTimeout(LIMIT_MS);
    await watchShifts(page);
    await open(page, path);
    await expectAccessible(page, [REPEATED_ROWS]);
    await expectNoSidewaysScroll(page);
  });
}

const others = CONTENT_ROUTES.map(({ path }) => path).filter((path) => !chosen.includes(path));
for (const [index, paths] of inGroups(others).entries()) {
  test(`content pages ${index + 1}: accessible, without shifts, no wider than the window or a phone`, async ({ page }, {
    project,
  }) => {
    test.skip(project.name === 'phone', 'The other project checks both widths.');
    test.setTimeout(LIMIT_MS);
    await watchShifts(page);
    const wide = page.viewportSize() ?? PHONE;
    for (const path of paths) {
      await test.step(path, async () => {
        await open(page, path);
        await expectAccessible(page, [REPEATED_ROWS]);
        await expectNoSidewaysScroll(page);
        await page.setViewportSize(PHONE);
        await expectNoSidewaysScroll(page);
        await page.setViewportSize(wide);
      });
    }
  });
}
