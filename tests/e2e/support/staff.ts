import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import type { Role } from '../../../src/domain/site/staff/roles.ts';
import { PORT } from './ports.ts';
import { expect } from './test.ts';

const SITE = `http://localhost:${PORT}`;

/** Returns the page of a new person at the desk, who joined by a link. */
export const joinDesk = async (browser: Browser, role: Role, javaScriptEnabled = true): Promise<Page> => {
  const email = `${role}.${crypto.randomUUID().slice(0, 8)}@canyonseals.example`;
  const { stdout } = await promisify(execFile)('node', ['src/tools/staff/staff.ts', 'add', email, role], {
    env: { ...process.env, PORT: String(PORT), SITE_URL: '' },
  });
  const context = await browser.newContext({ baseURL: SITE, javaScriptEnabled });
  const page = await context.newPage();
  await page.goto(/\/desk\/[0-9a-f]{32}\/\S+/.exec(stdout)?.[0] ?? '');
  await page.getByRole('button', { name: 'Join with links by email' }).click();
  await expect(page.getByRole('heading', { name: 'Hello' })).toBeVisible();
  return page;
};
