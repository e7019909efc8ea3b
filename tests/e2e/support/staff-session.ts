import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import type { Role } from '../../../src/domain/site/staff/roles.ts';
import { PORT } from './ports.ts';
import { expect } from './test.ts';

/** The desk under a host name: passkeys belong to one, which an IP address is not. */
export const DESK_SITE = `http://localhost:${PORT}`;

/** Returns an email address that no other test uses. */
export const newStaffEmail = (name: string): string => `${name}.${crypto.randomUUID().slice(0, 8)}@canyonseals.example`;

/** Runs `npm run staff` and returns what it prints. */
export const runStaff = async (...command: readonly string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)('node', ['src/tools/staff/staff.ts', ...command], {
    env: { ...process.env, PORT: String(PORT), SITE_URL: '' },
  });
  return stdout;
};

/** Options of a browser context that may differ between devices. */
type DeviceOptions = Parameters<Browser['newContext']>[0];

/** Returns a page of a new person on a device that has a fingerprint sensor. */
export const onNewDevice = async (browser: Browser, options: DeviceOptions = {}): Promise<Page> => {
  const context = await browser.newContext({ baseURL: DESK_SITE, ...options });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return page;
};

/** Returns the path of the desk's link in a text. */
export const deskPathIn = (text: string): string => /\/desk\/[0-9a-f]{32}\/\S+/.exec(text)?.[0] ?? '';

/** Opens an invitation and joins with a passkey. */
export const joinDesk = async (page: Page, path: string, name: string): Promise<void> => {
  await page.goto(path);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Create a passkey and join' }).click();
  await expect(page.getByRole('heading', { name: `Hello ${name}` })).toBeVisible();
};

/** Returns a page of a new member of staff who is signed in. */
export const signedInStaff = async (
  browser: Browser,
  { name, role, options = {} }: { readonly name: string; readonly role: string; readonly options?: DeviceOptions },
): Promise<Page> => {
  const page = await onNewDevice(browser, options);
  const first = name.split(' ')[0]?.toLowerCase() ?? 'staff';
  await joinDesk(page, deskPathIn(await runStaff('add', newStaffEmail(first), role)), name);
  return page;
};

/** A person who joined by a link, without a passkey. */
export interface LinkedPerson {
  readonly page: Page;
  readonly email: string;
}

/** Adds a person, who joins by emailed links on a new device. */
export const joinedByLink = async (
  browser: Browser,
  role: Role,
  { name = '', ...options }: DeviceOptions & { readonly name?: string } = {},
): Promise<LinkedPerson> => {
  const email = newStaffEmail(name.toLowerCase() || role);
  const context = await browser.newContext({ baseURL: DESK_SITE, ...options });
  const page = await context.newPage();
  await page.goto(deskPathIn(await runStaff('add', email, role)));
  if (name !== '') await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join with links by email' }).click();
  await expect(page.getByRole('heading', { name: `Hello ${name}`.trim() })).toBeVisible();
  return { page, email };
};
