import { execFileSync, spawnSync } from 'node:child_process';
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

/**
 * Ensures that there is a Chromium for the browser tests. If none is found, installs Playwright's, or Debian's package
 * if that download fails. Throws if neither works.
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
