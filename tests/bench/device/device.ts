import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { browserOptions } from '../../../src/tools/checks/browsers.ts';
import { serveBuilt } from '../browser/built-site.ts';
import { percentile, report } from '../report.ts';

/*
 * The catalog on a device, in Chromium on the built site: bytes, time to ready, memory of the page, response times. The
 * sizes of updates are those of patch-sizes.ts. Compare figures of one run only.
 */
const PORT = Number(process.env.PORT ?? 8795);
const CLICKS = 40;
const SLOWER = 4;
const SEARCHES = 2000;
const MIB = 1024 * 1024;
/** How long people press a button. The page requests the rows when it is pressed. */
const PRESS_MS = 80;
const REST_MS = 150;
const SETTLE_MS = 3000;

/** Returns the private memory of all renderers of the browser in MiB. */
const rendererMemory = (): number => {
  const lines = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n');
  const renderers = lines.filter((line) => line.includes('--type=renderer'));
  const bytes = renderers.flatMap((line) => {
    try {
      const text = readFileSync(`/proc/${line.trim().split(/\s+/)[0]}/smaps_rollup`, 'utf8');
      return [...text.matchAll(/^Private_(?:Clean|Dirty):\s+(\d+) kB$/gm)].map(
        ([, kilobytes]) => Number(kilobytes) * 1024,
      );
    } catch {
      return [];
    }
  });
  return bytes.reduce((sum, value) => sum + value, 0) / MIB;
};

const openStore = async (context: BrowserContext, origin: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(`${origin}/shop/orings`);
  await page.locator('[data-island="store-results"][data-hydrated]').waitFor();
  return page;
};

/** Keeps the catalog and returns the milliseconds from the click until it is ready. */
const keep = async (page: Page, origin: string): Promise<number> => {
  await page.goto(`${origin}/tools`);
  const control = page.locator('[data-island="keep-offline"]').first();
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const button = control.getByRole('button', { name: /^Download/ });
  await button.waitFor();
  const startedAt = Date.now();
  await button.click();
  await control.getByText('The catalog is on this device', { exact: true }).waitFor({ timeout: 120_000 });
  return Date.now() - startedAt;
};

/**
 * Clicks to the next page of results with the mouse and returns the milliseconds from each click, when the button is
 * released, to the frame with the new rows.
 */
const clicks = async (page: Page): Promise<number[]> => {
  const times: number[] = [];
  const next = page.locator('.pager a[rel~="next"]').first();
  for (let at = 0; at < CLICKS; at++) {
    await next.scrollIntoViewIfNeeded();
    const shown = await page.evaluateHandle(() => {
      const first = (): string => document.querySelector('.results-table tbody a')?.textContent ?? '';
      const before = first();
      return {
        time: new Promise<number>((resolve) => {
          addEventListener(
            'click',
            ({ timeStamp }) => {
              const look = (): void => {
                if (first() !== before) resolve(performance.now() - timeStamp);
                else requestAnimationFrame(look);
              };
              requestAnimationFrame(look);
            },
            { capture: true, once: true },
          );
        }),
      };
    });
    await next.click({ delay: PRESS_MS });
    times.push(await shown.evaluate(({ time }) => time));
    // What is rendered after the rows belongs to this click, not to the next one.
    await page.waitForTimeout(REST_MS);
  }
  return times;
};

/** Collects garbage, so that what the clicks left does not count, and returns the private memory in MiB. */
const settledMemory = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.detach();
  await page.waitForTimeout(SETTLE_MS);
  return rendererMemory();
};

/** Searches through the page's port to the device, and returns the milliseconds of each. */
const searches = (page: Page): Promise<number[]> =>
  page.evaluate(async (count) => {
    const times: number[] = [];
    for (let at = 0; at < count; at++) {
      const startedAt = performance.now();
      const channel = new MessageChannel();
      const done = new Promise((resolve) => {
        channel.port1.onmessage = ({ data }) => data !== 'working' && resolve(null);
      });
      const url = `${location.origin}/api/compounds-search?durometer=${40 + (at % 50)}&page=${1 + (at % 40)}&limit=25`;
      const event = new MessageEvent('message', { data: { type: 'device', url }, ports: [channel.port2] });
      navigator.serviceWorker.dispatchEvent(event);
      await done;
      times.push(performance.now() - startedAt);
    }
    return times;
  }, SEARCHES);

const measure = async (browser: Browser, origin: string): Promise<void> => {
  const manifest = (await (await fetch(`${origin}/offline/catalog.json`)).json()) as {
    readonly files: readonly { readonly bytes: number; readonly transfer?: number }[];
    readonly pageBytes: number;
  };
  const sum = (of: (file: (typeof manifest.files)[number]) => number): number =>
    manifest.files.reduce((total, file) => total + of(file), 0) / MIB;
  report({ name: 'index on the wire, gzip', value: sum(({ transfer }) => transfer ?? 0), unit: 'MiB' });
  report({
    name: 'all files, other files uncompressed',
    value: sum((file) => file.transfer ?? file.bytes),
    unit: 'MiB',
  });
  report({ name: 'stored on the device', value: sum(({ bytes }) => bytes) + manifest.pageBytes / MIB, unit: 'MiB' });

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const store = await openStore(context, origin);
  const online = await clicks(store);
  const without = await settledMemory(store);
  report({ name: 'click to rows from the server, p95', value: percentile(online, 0.95), unit: 'ms' });
  await store.close();

  const other = await context.newPage();
  report({ name: 'click on Download to ready', value: (await keep(other, origin)) / 1000, unit: 's' });
  await other.close();

  const page = await openStore(context, origin);
  const started = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return entry === undefined ? 0 : entry.fetchStart - entry.workerStart;
  });
  report({ name: 'start of the service worker', value: started, unit: 'ms' });
  await context.setOffline(true);
  const own = await clicks(page);
  report({
    name: 'memory of a page with the catalog after 40 clicks, above one without after as many',
    value: (await settledMemory(page)) - without,
    unit: 'MiB',
    bar: '≤ 60',
  });
  report({ name: 'click to rows from the device, p95', value: percentile(own, 0.95), unit: 'ms' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const slow = await clicks(page);
  report({ name: 'click to rows from the device, page 4 times slower, p50', value: percentile(slow, 0.5), unit: 'ms' });
  report({
    name: 'click to rows from the device, page 4 times slower, p95',
    value: percentile(slow, 0.95),
    unit: 'ms',
    bar: '≤ 50',
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const times = await searches(page);
  report({ name: 'search with its messages, p50', value: percentile(times, 0.5), unit: 'ms' });
  report({ name: 'search with its messages, p99', value: percentile(times, 0.99), unit: 'ms' });
  await context.setOffline(false);
  await measureSearch(page);
};

/** Measures the search alone: the engine in the browser, without messages and routes. */
const measureSearch = async (page: Page): Promise<void> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('search-in-browser.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    globalName: 'bench',
    write: false,
    logLevel: 'error',
  });
  const times = await page.evaluate<number[]>(
    `(async () => { ${outputFiles[0]?.text ?? ''}; return bench.searchTimes(${SEARCHES}); })()`,
  );
  report({ name: 'search alone, p50', value: percentile(times, 0.5), unit: 'ms' });
  report({ name: 'search alone, p99', value: percentile(times, 0.99), unit: 'ms', bar: '≤ 1' });
};

await serveBuilt(PORT, async (origin) => {
  const browser = await chromium.launch({ ...browserOptions(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await measure(browser, origin);
  } finally {
    await browser.close();
  }
});
