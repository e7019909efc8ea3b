import { expectAccessible } from '../support/accessibility.ts';
import { signedInStaff } from '../support/staff-session.ts';
import { expect, test } from '../support/test.ts';

/** What each width changes: both run against one site at the same time. */
const CHANGES = {
  wide: { label: 'Phone', initial: '+1 555 0142 600', value: `+1 555 01${String(Date.now()).slice(-2)} 777` },
  narrow: {
    label: 'Postal address',
    initial: '1200 Gauge Street, Suite 4, Anytown 00000',
    value: `${String(Date.now()).slice(-4)} Caliper Street, Anytown 00000`,
  },
} as const;

test('an admin changes contact data and a closing day, which the site shows within a minute, and resets them', async ({
  browser,
  page,
  viewport,
}) => {
  test.setTimeout(150_000);
  const isNarrow = viewport?.width === 390;
  const { label, initial, value } = CHANGES[isNarrow ? 'narrow' : 'wide'];
  const mara = await signedInStaff(browser, { name: 'Mara Ellison', role: 'admin', options: { viewport } });
  await mara.goto('/desk/settings');
  await expect(mara.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expectAccessible(mara);

  // A wrong value is refused beside its field, and nothing is saved.
  await mara.getByLabel('Sales email').fill('nobody');
  await mara.getByLabel(label, { exact: true }).fill(value);
  await mara.getByRole('button', { name: 'Save contact data' }).click();
  await expect(mara.getByText('This must be an email address.')).toBeVisible();
  await expect(mara.getByLabel(label, { exact: true })).toHaveValue(value);
  await mara.getByLabel('Sales email').fill('sales@canyonseals.example');
  await mara.getByRole('button', { name: 'Save contact data' }).click();
  await expect(mara.getByText('Contact data: saved.')).toBeVisible();
  if (!isNarrow) {
    await mara.getByLabel('Closing days').fill('2031-03-13');
    await mara.getByRole('button', { name: 'Save quotes and hours' }).click();
    await expect(mara.getByText('Quotes and hours: saved.')).toBeVisible();
  }

  await expect(async () => {
    expect(await (await page.request.get('/')).text()).toContain(value);
    if (!isNarrow) expect(await (await page.request.get('/cart')).text()).toContain('2031-03-13');
  }).toPass({ timeout: 60_000 });

  await mara.goto('/desk/people?action=setting-changed#audit-log');
  const entry = mara.getByRole('row').filter({ hasText: 'Mara Ellison' }).filter({ hasText: value });
  await expect(entry.first()).toBeVisible();
  await mara.goto('/desk/settings');
  await mara.getByRole('button', { name: `Reset ${label} to` }).click();
  await expect(mara.getByLabel(label, { exact: true })).toHaveValue(initial);
  if (!isNarrow) {
    await mara.getByRole('button', { name: 'Reset Closing days to' }).click();
    await expect(mara.getByLabel('Closing days', { exact: true })).toHaveValue('');
  }
  await mara.context().close();
});

test('the home page leads to site health, where pages are checked, and the audit log is downloaded', async ({
  browser,
  viewport,
}) => {
  test.setTimeout(180_000);
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

test('a viewer reads site health and can neither retry, nor synchronize, nor change settings', {
  tag: '@once',
}, async ({ browser }) => {
  test.setTimeout(120_000);
  const sam = await signedInStaff(browser, { name: 'Sam Adeyemi', role: 'viewer' });
  await sam.goto('/desk/health');
  await expect(sam.getByRole('button', { name: /Check|Synchronize|Retry/ })).toHaveCount(0);
  expect((await sam.request.get('/desk/settings')).status()).toBe(403);
  expect((await sam.request.get('/desk/people/audit-log.csv')).status()).toBe(403);
  await sam.context().close();
});
