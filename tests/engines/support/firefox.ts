import { existsSync } from 'node:fs';
import { launch, type Page } from 'puppeteer-core';
import type { Engine, EnginePage } from './engine.ts';

/** Debian's package, and that of others. */
const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const LOADING_MS = 60_000;

const place = (): string | undefined => PLACES.find((path) => existsSync(path));

const tabOf = (page: Page): EnginePage => ({
  goto: async (url) => void (await page.goto(url, { timeout: LOADING_MS })),
  evaluate: (work, ...args) => page.evaluate(work as never, ...args),
  close: () => page.close(),
});

export const firefox: Engine = {
  name: 'Firefox',
  isInstalled: () => place() !== undefined,
  async launch() {
    const executablePath = place();
    if (executablePath === undefined) throw new Error('Firefox is not installed.');
    const browser = await launch({ browser: 'firefox', executablePath, headless: true });
    const openTab = async (): Promise<EnginePage> => {
      const page = await browser.newPage();
      await page.setViewport({ width: 1440, height: 900 });
      return tabOf(page);
    };
    return { page: await openTab(), openTab, close: () => browser.close() };
  },
};
