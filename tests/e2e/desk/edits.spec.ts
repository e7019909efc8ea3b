import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { PORT } from '../support/ports.ts';
import { expect, test } from '../support/test.ts';

const SITE = `http://localhost:${PORT}`;

/** Runs `npm run staff` and returns what it prints. */
const runStaff = async (...command: readonly string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)('node', ['src/tools/staff/staff.ts', ...command], {
    env: { ...process.env, PORT: String(PORT), SITE_URL: '' },
  });
  return stdout;
};

interface Person {
  readonly page: Page;
  leave(): Promise<void>;
}

/** Signs a new person in who may change the catalog. */
const newPerson = async (browser: Browser, name: string): Promise<Person> => {
  const email = `${name}.${crypto.randomUUID().slice(0, 8)}@canyonseals.example`;
  const invitation = /\/desk\/[0-9a-f]{32}\/\S+/.exec(await runStaff('add', email, 'catalog'))?.[0] ?? '';
  const context = await browser.newContext({ baseURL: SITE });
  const page = await context.newPage();
  await page.goto(invitation);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join with links by email' }).click();
  await expect(page.getByRole('heading', { name: `Hello ${name}` })).toBeVisible();
  const leave = async (): Promise<void> => {
    await context.close();
    await runStaff('remove', email);
  };
  return { page, leave };
};

/** A part for each test and width: tests run at the same time, and others read the prices of popular parts. */
const partFor = (test: number, project: string): string => `EP7001-${project === 'phone' ? 140 : 130}${test}`.slice(0, 10);

const open = async (page: Page, number: string): Promise<void> => {
  await page.goto('/desk/catalog/tables');
  await page.getByLabel('Part number or compound').fill(number);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('heading', { name: number, level: 1 })).toBeVisible();
};

const section = (page: Page, name: string) => page.getByRole('group', { name, exact: true }).first();
