import { COLLEAGUES, DEMO_USER } from '../../../src/tools/seed/users.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { lineOf, openCartWith } from '../support/cart-page.ts';
import { pricedParts } from '../support/catalog.ts';
import { field, fillContact } from '../support/form-page.ts';
import { awake } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

type Page = Parameters<typeof awake>[0];

/** Each test is a separate client, because sign-in attempts are counted by client address. */
test.beforeEach(async ({ context }) => {
  const address = () => Math.floor(Math.random() * 256);
  await context.setExtraHTTPHeaders({ 'CF-Connecting-IP': `10.${address()}.${address()}.${address()}` });
});

const tokens = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('canyon-auth') ?? 'null'));
const accountLink = (page: Page) => page.locator('[data-account]').filter({ visible: true });
const passwordField = (page: Page) => page.getByRole('main').getByLabel(/^Password/);
const logIn = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Log in' });

const signIn = async (
  page: Page,
  password: string = DEMO_USER.password,
  email: string = DEMO_USER.email,
): Promise<void> => {
  await awake(page);
  await field(page.getByRole('main'), 'Email').fill(email);
  await passwordField(page).fill(password);
  await logIn(page).click();
};

test('the account page leads a signed-out visitor to the form and back; logging out ends the session', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/account');
  await expect(page).toHaveURL(/\/login\?return=%2Faccount$/);
  await expect(accountLink(page)).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await signIn(page);

  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your quote requests');
  await expect(page.getByRole('main')).toContainText(`Signed in as ${DEMO_USER.email}`);
  await expect(accountLink(page)).toHaveAttribute('href', '/login');
  expect(Object.keys(await tokens(page)).sort()).toEqual(['access_token', 'refresh_token']);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await accountLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
  await expect(page.getByRole('main')).toContainText(DEMO_USER.email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page.getByText('You are logged out.').locator('..')).toBeFocused();
  expect(await tokens(page)).toBeNull();
  await expect(accountLink(page)).toHaveCount(0);
  await expect(logIn(page)).toBeVisible();
});

test('logging out ends the session immediately, also for retained tokens', async ({ page, request }) => {
  await page.goto('/login');
  await signIn(page);
  await expect(page.getByRole('main')).toContainText(DEMO_USER.email);
  const { access_token } = await tokens(page);
  const asked = () => request.get('/api/account', { headers: { Authorization: `Bearer ${access_token}` } });
  expect((await asked()).status()).toBe(200);
  const ended = page.waitForResponse('**/auth/logout');
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  expect((await ended).status()).toBe(204);
  expect((await asked()).status()).toBe(401);
});

test.describe('everywhere', () => {
  test.use({ expectedErrors: [/401|ERR_FAILED/] });

  test('logging out requires confirmation, ends the session in every browser and says so', async ({ page, browser }, {
    project,
  }) => {
    // One account per project, because both can run at the same time.
    const colleague = COLLEAGUES[project.name === 'phone' ? 1 : 0];
    const other = await (await browser.newContext()).newPage();
    for (const tab of [other, page]) {
      await tab.goto('/login');
      await signIn(tab, colleague.password, colleague.email);
      await expect(tab.getByRole('main')).toContainText(`Signed in as ${colleague.email}`);
    }
    const open = page.getByRole('button', { name: 'Log out everywhere', exact: true });
    await open.click();
    const sure = page.getByRole('button', { name: 'Yes, log out everywhere' });
    await expect(sure).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Stay logged in' }).click();
    await expect(open).toBeFocused();

    await open.click();
    await page.route('**/logout-everywhere', (route) => route.abort());
    await sure.click();
    await expect(page.getByRole('alert')).toContainText('You may still be logged in elsewhere: nothing has changed.');
    await expect(page.getByRole('main')).toContainText(`Signed in as ${colleague.email}`);
    await page.unroute('**/logout-everywhere');

    await sure.click();
    await expect(
      page.getByText('You are logged out in every browser and on every device.').locator('..'),
    ).toBeFocused();
    await expectAccessible(page);
    expect(await tokens(page)).toBeNull();
    await expect(accountLink(page)).toHaveCount(0);
    await other.reload();
    await expect(other).toHaveURL(/\/login\?return=%2Faccount$/);
    await other.context().close();
  });
});

test('a duplicated tab continues the session, whichever tab refreshes the token', async ({ page, context }) => {
  await page.goto('/login');
  await signIn(page);
  await expect(page.getByRole('main')).toContainText(DEMO_USER.email);
  const before = await tokens(page);
  // A browser does the same for a duplicated tab: it starts with a copy of the session storage.
  const copy = await context.newPage();
  await copy.goto('/login');
  const restore = (tab: Page, storedTokens: unknown) =>
    tab.evaluate((text) => sessionStorage.setItem('canyon-auth', text), JSON.stringify(storedTokens));
  const ended = { ...before, access_token: `a.${Buffer.from('{"exp":1}').toString('base64url')}.c` };
  await restore(copy, ended);
  await restore(page, ended);
  // Both at once, as when a browser restores its tabs: the second refresh is within the grace period.
  await Promise.all([copy.goto('/account'), page.goto('/account')]);
  for (const tab of [copy, page]) await expect(tab.getByRole('main')).toContainText(DEMO_USER.email);

  // One alone: the other tab is notified.
  const storedTokens = await tokens(page);
  await restore(copy, storedTokens);
  await copy.reload();
  await expect(copy.getByRole('main')).toContainText(DEMO_USER.email);
  await restore(page, { ...storedTokens, access_token: ended.access_token });
  await page.reload();
  await expect(page.getByRole('main')).toContainText(DEMO_USER.email);
  await expect.poll(() => tokens(copy)).toEqual(await tokens(page));
  expect((await tokens(copy)).refresh_token).not.toBe(storedTokens.refresh_token);
});

test('a return URL of another site is replaced by the account', async ({ page }) => {
  await page.goto('/login?return=%2F%2Fevil.example%2Faccount');
  await signIn(page);
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/account$/);
});

test('a request sent while signed in appears in the account', async ({ page, request }) => {
  const [part] = await pricedParts(request, 1);
  if (!part) throw new Error('A part is needed.');
  await page.goto('/login?return=%2Fcart');
  await signIn(page);
  await expect(page).toHaveURL(/\/cart$/);
  await openCartWith(page, [lineOf(part, 300)]);
  await page.getByRole('complementary', { name: 'Summary' }).getByRole('button', { name: 'Request a quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a quote' });
  await fillContact(dialog);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(/\/quotes\/[0-9a-f]{32}\/sent$/);
  const address = new URL(page.url()).pathname.replace(/\/sent$/, '');
  const number = /Q-\d{4}-\d+/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';

  await page.goto('/account');
  const row = page.getByRole('table', { name: 'Your quote requests' }).getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('Received');
  await expect(row.getByRole('link', { name: number, exact: true })).toHaveAttribute('href', address);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await row.getByRole('link', { name: number, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
});

test('an empty form names what is missing per field; the password can be shown', async ({ page }) => {
  await page.goto('/login');
  await awake(page);
  await logIn(page).click();
  const email = field(page.getByRole('main'), 'Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Enter your email address')).toBeVisible();
  await expect(page.getByText('Enter your password')).toBeVisible();
  await expectAccessible(page);
  await email.fill(DEMO_USER.email);
  await expect(page.getByText('Enter your email address')).toBeHidden();
  await expect(email).toHaveAttribute('autocomplete', 'username');

  const password = passwordField(page);
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expect(password).toHaveAttribute('type', 'password');
  await password.fill('secret');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('secret');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test.describe('rejected', () => {
  test.use({ expectedErrors: [/401|429|ERR_FAILED/] });

  test('reports a wrong password, focuses it and keeps the input', { tag: '@core' }, async ({ page }) => {
    await page.goto('/login');
    await signIn(page, 'wrong');
    await expect(page.getByText('Email or password is not right.').locator('..')).toBeFocused();
    await expect(field(page.getByRole('main'), 'Email')).toHaveValue(DEMO_USER.email);
    await expect(passwordField(page)).toHaveValue('wrong');
    await expectAccessible(page);
    expect(await tokens(page)).toBeNull();
    await signIn(page);
    await expect(page).toHaveURL(/\/account$/);
  });

  test('reports the rate limit on the eleventh attempt within a minute', async ({ page }) => {
    await page.route('**/auth/login', (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '60' }, json: { errors: [] } }),
    );
    await page.goto('/login');
    await signIn(page);
    await expect(
      page.getByText('Too many attempts. Wait 60 seconds, then try again. What you typed is kept.'),
    ).toBeVisible();
  });

  test('reports a missing response, and a retry works', async ({ page }) => {
    await page.route('**/auth/login', (route) => route.abort());
    await page.goto('/login');
    await signIn(page);
    await expect(page.getByText('There is no connection to the server.')).toBeVisible();
    await page.unroute('**/auth/login');
    await logIn(page).click();
    await expect(page).toHaveURL(/\/account$/);
  });

  test('a session that ended elsewhere leads to the form', async ({ page }) => {
    await page.goto('/login');
    await page.evaluate(() =>
      sessionStorage.setItem('canyon-auth', '{"access_token":"a.b.c","refresh_token":"revoked"}'),
    );
    await page.goto('/account');
    await expect(page).toHaveURL(/\/login\?return=%2Faccount$/);
    expect(await tokens(page)).toBeNull();
  });
});

test('survives a reload and an expired access token, which it refreshes once', async ({ page }) => {
  await page.goto('/login');
  await signIn(page);
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole('main')).toContainText(DEMO_USER.email);
  const before = await tokens(page);
  // Expired in 1970 according to the token.
  const ended = `a.${Buffer.from(JSON.stringify({ exp: 1 })).toString('base64url')}.c`;
  await page.evaluate(
    (text) => sessionStorage.setItem('canyon-auth', text),
    JSON.stringify({ ...before, access_token: ended }),
  );
  let exchanges = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh')) exchanges++;
  });
  await page.reload();
  await expect(page.getByRole('main')).toContainText(DEMO_USER.email);
  expect(exchanges).toBe(1);
  expect((await tokens(page)).refresh_token).not.toBe(before.refresh_token);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page explains why there is no form', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
    await expect(page.locator('main noscript p')).toContainText('Logging in needs JavaScript');
    await expect(passwordField(page)).toBeHidden();
    await page.goto('/account');
    await expect(page.locator('main noscript p')).toContainText('This list needs JavaScript');
    await expect(page.getByText('Loading your quote requests')).toBeHidden();
  });
});
