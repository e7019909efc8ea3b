import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { localBin } from '../process/steps.ts';

/** The headless shell opens a page in a third of the time that the full browser needs. */
const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

const ownPlace = (): string | undefined =>
  [process.env.CHROME_PATH, ...PLACES].find((path) => path !== undefined && path !== '' && existsSync(path));

/** Returns the browser for tests: CHROME_PATH, an installed Chromium, or Playwright's. */
export const browserOptions = (): Pick<LaunchOptions, 'executablePath'> => {
  const executablePath = ownPlace();
  return executablePath === undefined ? {} : { executablePath };
};

/** Returns the path of a full Chromium if there is one. The headless shell does not support the back/forward cache. */
export const findChromium = (): string | undefined =>
  [...PLACES.filter((path) => !path.endsWith('shell')), chromium.executablePath()].find((path) => existsSync(path));

const isInstalled = (): boolean => ownPlace() !== undefined || existsSync(chromium.executablePath());

const attempt = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** Installs Debian's packages. Returns whether that worked. */
const installPackages = (...packages: readonly string[]): boolean => {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  return [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', ...packages],
  ].every((args) => {
    const [command = '', ...rest] = [...sudo, ...args];
    return attempt(command, rest);
  });
};

/**
 * Ensures that there is a Chromium for the browser tests. If none is found, installs Playwright's, or Debian's package
 * if that download fails. Throws if neither works.
 */
export const installChromium = (): void => {
  if (isInstalled()) return;
  console.log('No Chromium found: installing one for the browser tests.');
  if (!attempt(localBin('playwright'), ['install', 'chromium'])) installPackages('chromium-headless-shell');
  if (!isInstalled()) throw new Error('No Chromium could be installed. Set CHROME_PATH to one.');
};

/** Programs of Debian's packages that the tests in Firefox and WebKit start. */
const OTHER_BROWSERS = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
} as const;

/**
 * Installs Firefox and WebKit where Debian's packages can be. Elsewhere, says that their tests are skipped: no other
 * system has WebKit with a driver.
 */
export const installOtherBrowsers = (): void => {
  const missing = Object.entries(OTHER_BROWSERS).filter(([, place]) => !existsSync(place));
  if (missing.length === 0) return;
  if (!installPackages(...missing.map(([name]) => name)))
    console.log('Firefox or WebKit cannot be installed here: tests in browsers that are missing are skipped.');
};
