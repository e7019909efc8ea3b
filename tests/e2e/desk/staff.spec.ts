import { expectAccessible } from '../support/accessibility.ts';
import { linkIn, mailAbout } from '../support/local-mail.ts';
import { DESK_SITE, deskPathIn, joinDesk, newStaffEmail, onNewDevice, runStaff } from '../support/staff-session.ts';
import { expect, test } from '../support/test.ts';

test('the first admin joins by the command line and invites a sales colleague, whose role is enforced', async ({
  browser,
}) => {
  const [admin, colleague] = [newStaffEmail('mara'), newStaffEmail('tomas')];
  const invitation = deskPathIn(await runStaff('add', admin, 'admin'));

  const mara = await onNewDevice(browser);
  await joinDesk(mara, invitation, 'Mara Ellison');
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
  await joinDesk(tomas, deskPathIn(linkIn(await mailAbout(colleague, 'Join the desk'))), 'Tomás Reyes');
  await tomas.getByRole('link', { name: 'People' }).click();
  await expect(tomas.getByRole('button', { name: 'Send invitation' })).toHaveCount(0);
  await expect(tomas.getByRole('heading', { name: 'Audit log' })).toHaveCount(0);
  const refused = await tomas.request.post(`${DESK_SITE}/desk/people/invite`, {
    headers: { Origin: DESK_SITE },
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

test('a person without JavaScript joins and signs in by emailed links', { tag: '@once' }, async ({ browser }) => {
  const email = newStaffEmail('ines');
  const page = await onNewDevice(browser, { javaScriptEnabled: false });
  await page.goto(deskPathIn(await runStaff('add', email, 'catalog')));
  await page.getByRole('button', { name: 'Join with links by email' }).click();
  await page.getByRole('link', { name: 'People' }).click();
  await page.getByRole('button', { name: 'End all other sessions' }).click();
  await page.locator('summary').click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await expect(page.getByText('a link is on its way')).toBeVisible();
  const link = deskPathIn(linkIn(await mailAbout(email, 'Log in to the desk')));
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

  test('sees an unknown page at the desk, and loads nothing of the desk', { tag: '@once' }, async ({ page }) => {
    for (const path of ['/desk', '/desk/people', `/desk/${'0'.repeat(32)}`]) {
      expect((await page.goto(path))?.status()).toBe(404);
    }
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/');
    expect(requests.filter((url) => url.includes('/build/desk'))).toEqual([]);
  });
});
