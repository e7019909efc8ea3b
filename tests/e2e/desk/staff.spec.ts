import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { linkIn, mailAbout } from '../support/local-mail.ts';
import { PORT } from '../support/ports.ts';
import { expect, test } from '../support/test.ts';

// Passkeys belong to a host name, which an IP address is not.
const SITE = `http://localhost:${PORT}`;

const newEmail = (name: string): string => `${name}.${crypto.randomUUID().slice(0, 8)}@canyonseals.example`;

/** Runs `npm run staff` and returns what it prints. */
const runStaff = async (...command: readonly string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)('node', ['src/tools/staff/staff.ts', ...command], {
    env: { ...process.env, PORT: String(PORT), SITE_URL: '' },
  });
  return stdout;
};

/** A page of a new person on a device that has a fingerprint sensor. */
const onNewDevice = async (browser: Browser, javaScriptEnabled = true): Promise<Page> => {
  const context = await browser.newContext({ baseURL: SITE, javaScriptEnabled });
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

const pathIn = (text: string): string => /\/desk\/[0-9a-f]{32}\/\S+/.exec(text)?.[0] ?? '';

/** Opens an invitation and joins with a passkey. */
const join = async (page: Page, path: string, name: string): Promise<void> => {
  await page.goto(path);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Create a passkey and join' }).click();
  await expect(page.getByRole('heading', { name: `Hello ${name}` })).toBeVisible();
};

test('the first admin joins by the command line and invites a sales colleague, whose role is enforced', async ({
  browser,
}) => {
  const [admin, colleague] = [newEmail('mara'), newEmail('tomas')];
  const invitation = pathIn(await runStaff('add', admin, 'admin'));

  const mara = await onNewDevice(browser);
  await join(mara, invitation, 'Mara Ellison');
  await mara.getByRole('link', { name: 'People' }).click();
  await expect(mara.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();
  await expectAccessible(mara);
  await mara.getByLabel('Email').fill(colleague);
  await mara.getByRole('button', { name: 'Send invitation' }).click();
  await expect(mara.getByText(`We sent an invitation to ${colleague}.`)).toBeVisible();

  // The invitation of the command line works once.
  const other = await onNewDevice(browser);
  await other.goto(invitation);
  await expect(other.getByText('This invitation was used already')).toBeVisible();

  const tomas = await onNewDevice(browser);
  await join(tomas, pathIn(linkIn(await mailAbout(colleague, 'Join the desk'))), 'Tomás Reyes');
  await tomas.getByRole('link', { name: 'People' }).click();
  await expect(tomas.getByRole('button', { name: 'Send invitation' })).toHaveCount(0);
  await expect(tomas.getByRole('heading', { name: 'Audit log' })).toHaveCount(0);
  const refused = await tomas.request.post(`${SITE}/desk/people/invite`, {
    headers: { Origin: SITE },
    form: { email: 'me@canyonseals.example', role: 'admin' },
  });
  expect(refused.status()).toBe(403);
  expect(await refused.text()).toContain('It needs Admin.');

  // Signing out and in again by the passkey, on the page that this browser knows.
  await tomas.getByLabel('Logged in as').click();
  await tomas.getByRole('button', { name: 'Log out' }).click();
  await tomas.goto('/desk');
  await tomas.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(tomas.getByRole('heading', { name: 'Hello Tomás Reyes' })).toBeVisible();

  // The admin reads who did what, and removes the colleague, who is signed out at once.
  await mara.goto(`/desk/people?subject=${encodeURIComponent(colleague)}`);
  const log = mara.getByRole('table', { name: 'Audit log' });
  await expect(log.getByRole('row', { name: /Mara Ellison .* Person invited .* role sales/ })).toBeVisible();
  await expect(log.getByRole('row', { name: /Tomás Reyes .* Passkey added/ })).toBeVisible();
  await mara.goto('/desk/people?action=refused');
  await expect(log.getByRole('row', { name: /Tomás Reyes .* POST \/desk\/people\/invite/ }).first()).toBeVisible();
  const row = mara.getByRole('table', { name: /^People/ }).getByRole('row', { name: colleague });
  await row.getByLabel('Remove Tomás Reyes').click();
  await row.getByRole('button', { name: 'Remove for good' }).click();
  await expect(row).toHaveCount(0);
  await tomas.goto('/desk/people');
  await expect(tomas.getByRole('heading', { name: 'Log in to the desk' })).toBeVisible();

  await runStaff('remove', admin).catch(() => undefined);
});

test('a person without JavaScript joins and signs in by emailed links', async ({ browser }) => {
  const email = newEmail('ines');
  const page = await onNewDevice(browser, false);
  await page.goto(pathIn(await runStaff('add', email, 'catalog')));
  await page.getByRole('button', { name: 'Join with links by email' }).click();
  await page.getByRole('link', { name: 'People' }).click();
  await page.getByRole('button', { name: 'End all other sessions' }).click();
  await page.locator('summary').click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await expect(page.getByText('a link is on its way')).toBeVisible();
  const link = pathIn(linkIn(await mailAbout(email, 'Log in to the desk')));
  await page.goto(link);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Hello' })).toBeVisible();
  await page.goto(link);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('This link was used already')).toBeVisible();
  await runStaff('remove', email);
});

test.describe('a visitor', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('sees an unknown page at the desk, and loads nothing of the desk', async ({ page }) => {
    for (const path of ['/desk', '/desk/people', `/desk/${'0'.repeat(32)}`]) {
      expect((await page.goto(path))?.status()).toBe(404);
    }
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/');
    expect(requests.filter((url) => url.includes('/build/desk'))).toEqual([]);
  });
});
