import { expectAccessible } from '../support/accessibility.ts';
import { signedInStaff } from '../support/staff-session.ts';
import { expect, test } from '../support/test.ts';

/** Settings belong to the whole site, which both widths share. */
test.describe.configure({ mode: 'serial' });

test('an admin changes the phone number and a closing day, which the site shows within a minute, and resets them', async ({
  browser,
  page,
  viewport,
}) => {
  test.setTimeout(150_000);
  const phone = `+1 555 01${String(Date.now()).slice(-2)} 777`;
  const day = `2031-03-${viewport?.width === 390 ? '12' : '13'}`;
  const mara = await signedInStaff(browser, { name: 'Mara Ellison', role: 'admin', options: { viewport } });
  await mara.goto('/desk/settings');
  await expect(mara.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expectAccessible(mara);

  // A wrong value is refused beside its field, and nothing is saved.
  await mara.getByLabel('Sales email').fill('nobody');
  await mara.getByLabel('Phone').fill(phone);
  await mara.getByRole('button', { name: 'Save contact data' }).click();
  await expect(mara.getByText('This must be an email address.')).toBeVisible();
  await expect(mara.getByLabel('Phone')).toHaveValue(phone);
  await mara.getByLabel('Sales email').fill('sales@canyonseals.example');
  await mara.getByRole('button', { name: 'Save contact data' }).click();
  await expect(mara.getByText('Contact data: saved.')).toBeVisible();
  await mara.getByLabel('Closing days').fill(day);
  await mara.getByRole('button', { name: 'Save quotes and hours' }).click();
  await expect(mara.getByText('Quotes and hours: saved.')).toBeVisible();

  await expect(async () => {
    expect(await (await page.request.get('/')).text()).toContain(phone);
    expect(await (await page.request.get('/cart')).text()).toContain(day);
  }).toPass({ timeout: 60_000 });

  await mara.goto('/desk/people?action=setting-changed#audit-log');
  await expect(
    mara.getByRole('row', { name: new RegExp(`Mara Ellison.*Phone.*${phone.slice(-7)}`) }).first(),
  ).toBeVisible();
  await mara.goto('/desk/settings');
  await mara.getByRole('button', { name: /^Reset Phone to/ }).click();
  await expect(mara.getByLabel('Phone')).toHaveValue('+1 555 0142 600');
  await mara.getByRole('button', { name: /^Reset Closing days to/ }).click();
  await expect(mara.getByLabel('Closing days')).toHaveValue('');
  await mara.context().close();
});

test('the home page leads to site health, where pages are checked, and the audit log is downloaded', async ({
  browser,
  viewport,
}) => {
  test.setTimeout(120_000);
  const mara = await signedInStaff(browser, { name: 'Mara Ellison', role: 'admin', options: { viewport } });
  await expect(mara.getByRole('list', { name: 'Today' }).getByRole('listitem')).toHaveCount(6);
  await expectAccessible(mara);
  await mara.getByRole('link', { name: 'Site health' }).click();
  await expect(mara.getByRole('heading', { name: 'Site health', level: 1 })).toBeVisible();
  await expectAccessible(mara);
  await mara.getByRole('button', { name: 'Check all pages now' }).click();
  await expect(mara.getByText('All content pages were checked.')).toBeVisible({ timeout: 60_000 });
  await expect(mara.getByText('Every link and image of this site leads to a page or a file.')).toBeVisible();

  await mara.goto('/desk/people');
  await expectAccessible(mara);
  const [file] = await Promise.all([
    mara.waitForEvent('download'),
    mara.getByRole('link', { name: 'Download, CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('audit-log.csv');

  // Shortcuts of a single key can be turned off.
  await mara.getByRole('button', { name: 'Turn single-key shortcuts off' }).click();
  await expect(mara.getByText('Shortcuts of a single key are off.')).toBeVisible();
  await expect(mara.locator('body')).toHaveAttribute('data-shortcuts', 'off');
  await mara.getByRole('button', { name: 'Turn single-key shortcuts on' }).click();
  await expect(mara.locator('body')).not.toHaveAttribute('data-shortcuts');
  await mara.context().close();
});

test('a viewer reads site health and can neither retry, nor synchronize, nor change settings', async ({ browser }) => {
  const sam = await signedInStaff(browser, { name: 'Sam Adeyemi', role: 'viewer' });
  await sam.goto('/desk/health');
  await expect(sam.getByRole('button', { name: /Check|Synchronize|Retry/ })).toHaveCount(0);
  expect((await sam.request.get('/desk/settings')).status()).toBe(403);
  expect((await sam.request.get('/desk/people/audit-log.csv')).status()).toBe(403);
  await sam.context().close();
});
