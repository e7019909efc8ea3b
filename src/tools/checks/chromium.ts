import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { localBin } from '../process/steps.ts';

const installed = (): string | undefined =>
  [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome', chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );

const attempt = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/**
 * Path of a Chromium for the browser tests. Looks at CHROME_PATH, the usual places and Playwright's own; if there is
 * none, installs Playwright's, and where that download is refused, Debian's package. Throws when nothing worked.
 */
export const findChromium = (): string => {
  const found = installed();
  if (found) return found;
  console.log('No Chromium found: installing one for the browser tests.');
  if (!attempt(localBin('playwright'), ['install', 'chromium'])) {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
    for (const args of [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', 'chromium'],
    ]) {
      const [command, ...rest] = [...sudo, ...args];
      if (command) execFileSync(command, rest, { stdio: 'inherit' });
    }
  }
  const now = installed();
  if (!now) throw new Error('No Chromium could be installed. Set CHROME_PATH to one.');
  return now;
};
