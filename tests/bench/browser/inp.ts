import { parseArgs } from 'node:util';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { browserOptions } from '../../../src/tools/checks/browsers.ts';
import { percentile, report } from '../report.ts';
import { serveBuilt } from './built-site.ts';
import { clickToPaint, watchClicks } from './click-to-paint.ts';

/*
 * The first click in the store: 40 pages with an empty cache, each in a new browser context with the processor slowed
 * down four times. Measures from the click to the frame with the new rows, compared with a click that changes one word.
 */
const PORT = Number(process.env.PORT ?? 8795);
const { values } = parseArgs({ options: { clicks: { type: 'string', default: '40' } } });
const CLICKS = Number(values.clicks);
const SLOWER = 4;
/** The pointer rests before a press, and a press has a duration. */
const REST_MS = 100;
const PRESS_MS = 60;
const SETTLE_MS = 500;

const KINDS: Readonly<Record<string, (page: Page, at: number) => Locator>> = {
  'a facet': (page, at) => page.locator('input[name="material"]:visible').nth(at % 5),
  'a page': (page) => page.locator('.pager a[rel~="next"]:visible').first(),
  'an order': (page, at) => page.locator('.results-table thead a:visible').nth(at % 4),
};

const coldPage = async (browser: Browser, origin: string): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(`${origin}/shop/orings`);
  await page.locator('[data-island="store-results"][data-hydrated]').waitFor();
  await page.locator('[data-island="store-filters"][data-hydrated]').waitFor();
  await page.evaluate(watchClicks);
  await page.waitForTimeout(SETTLE_MS);
  return page;
};

const press = async (page: Page, x: number, y: number): Promise<number> => {
  await page.mouse.move(x, y);
  await page.waitForTimeout(REST_MS);
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
  return page.evaluate(clickToPaint);
};

const pressed = async (page: Page, target: Locator): Promise<number> => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to click.');
  return press(page, box.x + box.width / 2, box.y + box.height / 2);
};

await serveBuilt(PORT, async (origin) => {
  const browser = await chromium.launch({ ...browserOptions(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await (await coldPage(browser, origin)).context().close();
    const kinds = Object.entries(KINDS);
    const times: Record<string, number[]> = {};
    const empty: number[] = [];
    for (let at = 0; at < CLICKS; at++) {
      const [name, target] = kinds[at % kinds.length] ?? [];
      if (name === undefined || target === undefined) continue;
      const page = await coldPage(browser, origin);
      empty.push(await pressed(page, page.locator('#inp-empty')));
      const ms = await pressed(page, target(page, Math.floor(at / kinds.length)));
      times[name] = [...(times[name] ?? []), ms];
      await page.context().close();
    }
    const all = Object.values(times).flat();
    const p75 = percentile(all, 0.75);
    report({ name: 'first click to new rows, p50', value: percentile(all, 0.5), unit: 'ms' });
    report({ name: 'first click to new rows, p75', value: p75, unit: 'ms', bar: '≤ 150' });
    report({ name: 'first click to new rows, p95', value: percentile(all, 0.95), unit: 'ms' });
    for (const [name, samples] of Object.entries(times)) {
      report({ name: `first click on ${name}, p75`, value: percentile(samples, 0.75), unit: 'ms' });
    }
    report({ name: 'empty click, p75', value: percentile(empty, 0.75), unit: 'ms' });
    report({ name: 'first click beside an empty click, p75', value: p75 / percentile(empty, 0.75), unit: '×' });
  } finally {
    await browser.close();
  }
});
