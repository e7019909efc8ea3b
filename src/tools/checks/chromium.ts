import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { localBin } from '../process/steps.ts';

/** The shell has pages but no window around them: a page opens in a third of the time. */
const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

const ownPlace = (): string | undefined =>
  [process.env.CHROME_PATH, ...PLACES].find((path) => path !== undefined && path !== '' && existsSync(path));

/** Which browser tests are run in: CHROME_PATH, one that the system has, else the one Playwright installed. */
export const browserOptions = (): Pick<LaunchOptions, 'executablePath'> => {
  const executablePath = ownPlace();
  return executablePath === undefined ? {} : { executablePath };
};

/** A Chromium with a window around its pages, where there is one: the shell alone knows no back/forward cache. */
export const wholeBrowser = (): string | undefined =>
  [...PLACES.filter((path) => !path.endsWith('shell')), chromium.executablePath()].find((path) => existsSync(path));

const isInstalled = (): boolean => ownPlace() !== undefined || existsSync(chromium.executablePath());

const attempt = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/**
 * Makes sure that there is a Chromium for the browser tests: if none is found, installs Playwright's, and where that
 * download is refused, Debian's package. Throws when nothing worked.
 */
export const installChromium = (): void => {
  if (isInstalled()) return;
  console.log('No Chromium found: installing one for the browser tests.');
  if (!attempt(localBin('playwright'), ['install', 'chromium'])) {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
    for (const args of [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', 'chromium-headless-shell'],
    ]) {
      const [command, ...rest] = [...sudo, ...args];
      if (command) execFileSync(command, rest, { stdio: 'inherit' });
    }
  }
  if (!isInstalled()) throw new Error('No Chromium could be installed. Set CHROME_PATH to one.');
};
