import { type CDPSession, chromium, type Page } from '@playwright/test';
import { browserOptions } from '../../../src/tools/checks/browsers.ts';
import { percentile, report } from '../report.ts';
import { serveBuilt } from './built-site.ts';
import { toolFigures } from './sizes.ts';

/*
 * Keystrokes in the engineering tools: main-thread time of JavaScript, styles and layout from a key until rendering is
 * complete. Later server responses are not included.
 */
const PORT = Number(process.env.PORT ?? 8795);
const ROUNDS = 4;
/** Shorter than the debounce before a server request. */
const REST_MS = 90;
/** Longer than the debounce and the response, because clearing a field is a separate edit. */
const CLEARED_MS = 400;

interface Tool {
  readonly name: string;
  readonly address: string;
  /** Fields by label with the text typed into each, key by key. */
  readonly typed: readonly (readonly [label: string, text: string])[];
}

const GROOVE =
  'unit=mm&surface_min=31.75&surface_max=31.80&groove_min=26.06&groove_max=26.11&clearance_min=31.65&clearance_max=31.67&width_min=4.75&width_max=4.88&radius_min=0.25&radius_max=0.64';

const TOOLS: readonly Tool[] = [
  {
    name: 'size finder',
    address: '/tools/size-finder?id=20.6&thickness=2.36&width=2.9&worn=true&seat=piston&unit=mm',
    typed: [
      ['Inside ID', '24.99'],
      ['Thickness a', '3.53'],
      ['Width b', '3.61'],
    ],
  },
  {
    name: 'gland designer',
    address: '/tools/gland-designer?unit=mm&size=AS568-214',
    typed: [
      ['Size', '2-325'],
      ['Bore ⌀, min', '46.02'],
      ['Pressure', '10.5'],
    ],
  },
  {
    name: 'gland designer from a groove',
    address: `/tools/gland-designer?${GROOVE}`,
    typed: [
      ['Groove ⌀, min', '26.05'],
      ['Width, max', '4.905'],
    ],
  },
  {
    name: 'groove to ring',
    address: `/tools/groove-to-ring?${GROOVE}`,
    typed: [
      ['Width, min', '4.76'],
      ['Groove ⌀, min', '26.05'],
      ['Pressure', '10.5'],
    ],
  },
  {
    name: 'material advisor',
    address: '/tools/material-advisor?media=acetone&media=hydraulic-oil-mineral-hlp&low=-20&high=80',
    typed: [
      ['Lowest', '-35'],
      ['Highest', '125'],
      ['Pressure', '4.5'],
    ],
  },
];

const COUNTED = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];

const busyMs = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.reduce((sum, { name, value }) => (COUNTED.includes(name) ? sum + value * 1000 : sum), 0);
};

const keyed = async (page: Page, session: CDPSession, key: string): Promise<number> => {
  const before = await busyMs(session);
  await page.keyboard.press(key);
  await page.waitForTimeout(REST_MS);
  return (await busyMs(session)) - before;
};

const typedIn = async (page: Page, { address, typed }: Tool, origin: string): Promise<number[]> => {
  const session = await page.context().newCDPSession(page);
  // Processor time of the main thread: other processes do not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(origin + address);
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.locator('[data-island][data-hydrated]').waitFor();
  const samples: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [label, text] of typed) {
      const field = page.getByRole('textbox', { name: label }).first();
      await field.fill('');
      await field.focus();
      await page.waitForTimeout(CLEARED_MS);
      for (const key of text) {
        const ms = await keyed(page, session, key);
        // The first round warms up.
        if (round > 0) samples.push(ms);
      }
    }
  }
  return samples;
};

await serveBuilt(PORT, async (origin, manifest) => {
  toolFigures(manifest);
  const browser = await chromium.launch({ ...browserOptions(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    for (const tool of TOOLS) {
      const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
      const samples = await typedIn(page, tool, origin);
      report({ name: `a key in the ${tool.name}, p50`, value: percentile(samples, 0.5), unit: 'ms' });
      report({ name: `a key in the ${tool.name}, p95`, value: percentile(samples, 0.95), unit: 'ms', bar: '≤ 16' });
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
});
