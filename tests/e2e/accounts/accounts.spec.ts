import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { field } from '../support/form-page.ts';
import { awake } from '../support/islands.ts';
import { linkIn, mailAbout } from '../support/local-mail.ts';
import { expect, test } from '../support/test.ts';

type Page = Parameters<typeof awake>[0];

const PASSWORD = 'nine rings of steel';
const NEW_PASSWORD = 'ten rings of copper';

/** Each test is a separate client with a separate email address, because both are rate limited. */
let email: string;
test.beforeEach(async ({ context }) => {
  const number = () => Math.floor(Math.random() * 256);
  await context.setExtraHTTPHeaders({ 'CF-Connecting-IP': `10.${number()}.${number()}.${number()}` });
  email = `ada-${crypto.randomUUID()}@plant.example`;
});

const main = (page: Page) => page.getByRole('main');
const password = (page: Page) => main(page).locator('input[name="password"]');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

const signUp = async (page: Page): Promise<void> => {
  await page.goto('/sign-up');
  await field(main(page), 'Email').fill(email);
  await password(page).fill(PASSWORD);
  await button(page, 'Create account').click();
  await expect(page).toHaveURL(/\/sign-up\?done=1$/);
  await expect(main(page)).toContainText('We sent an email');
};
/** Opens the mailed link in the browser of the sign-up, which confirms and logs in. */
const verify = async (page: Page): Promise<void> => {
  await page.goto(linkIn(await mailAbout(email, 'signed up')));
  await expect(page).toHaveURL(/\/account$/);
  await expect(main(page)).toContainText(email);
};
/** Ends the session as closing the tab does. */
const closeTab = (page: Page): Promise<void> => page.evaluate(() => sessionStorage.clear());
const askForLink = async (page: Page): Promise<string> => {
  await page.goto('/forgot-password');
  await field(main(page), 'Email').fill(email);
  await button(page, 'Mail me a link').click();
  await expect(page).toHaveURL(/\/forgot-password\?done=1$/);
  return linkIn(await mailAbout(email, 'asked for a new password'));
};
const reset = async (page: Page, link: string): Promise<void> => {
  await page.goto(link);
  await password(page).fill(NEW_PASSWORD);
  await button(page, 'Set the password').click();
};
const logIn = async (page: Page, typed: string): Promise<void> => {
  await page.goto('/login');
  await awake(page);
  await field(main(page), 'Email').fill(email);
  await password(page).fill(typed);
  await button(page, 'Log in').click();
};

test('creates an account with the password typed once: the mailed link logs in', { tag: '@core' }, async ({ page }) => {
  await page.goto('/login');
  await awake(page);
  await main(page).getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/sign-up$/);
  await signUp(page);
  await verify(page);
  await closeTab(page);
  await logIn(page, PASSWORD);
  await expect(page).toHaveURL(/\/account$/);
  await expect(main(page)).toContainText(email);
});

test.describe('the mailed link on another device', () => {
  test.use({ expectedErrors: [/422/] });

  test('requires the password, logs in, and works once', async ({ page, browser }) => {
    await signUp(page);
    const link = linkIn(await mailAbout(email, 'signed up'));
    const device = await (await browser.newContext()).newPage();
    await device.goto(link);
    await expectAccessible(device);
    await expect(main(device).locator('form')).toHaveAttribute('novalidate', '');
    await password(device).fill('not the one I chose');
    await button(device, 'Confirm the address').click();
    await expect(device.getByText('This is not the password you signed up with')).toBeVisible();
    await password(device).fill(PASSWORD);
    await button(device, 'Confirm the address').click();
    await expect(device).toHaveURL(/\/account$/);
    await expect(main(device)).toContainText(email);
    await page.goto(link);
    await password(page).fill(PASSWORD);
    await button(page, 'Confirm the address').click();
    await expect(page.getByText('This link no longer works').locator('..')).toBeFocused();
    await device.context().close();
  });
});

test.describe('with a forgotten password', () => {
  test.use({ expectedErrors: [/401|422/] });

  test('the mailed link sets a new password once; the earlier one stops working', async ({ page }) => {
    await signUp(page);
    await verify(page);
    await closeTab(page);
    await page.goto('/login');
    await awake(page);
    await main(page).getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveURL(/\/forgot-password$/);
    const link = await askForLink(page);
    await reset(page, link);
    await expect(page).toHaveURL(/\/reset-password\?done=1$/);
    await logIn(page, PASSWORD);
    await expect(page.getByText('Email or password is not right.')).toBeVisible();
    await logIn(page, NEW_PASSWORD);
    await expect(page).toHaveURL(/\/account$/);
    await reset(page, link);
    const failed = page.getByText('This link no longer works').locator('..');
    await expect(failed).toBeFocused();
    await expect(password(page)).toHaveValue(NEW_PASSWORD);
  });
});

test('an email address with an account looks like any other, and its owner gets mail', async ({ page }) => {
  await signUp(page);
  await verify(page);
  await signUp(page);
  expect(await mailAbout(email, 'It already has an account')).not.toContain('token=');
});

test.describe('invalid input', () => {
  test.use({ expectedErrors: [/422|ERR_FAILED/] });

  test('is reported per field before anything is sent, and the input stays', async ({ page }) => {
    await page.goto('/sign-up');
    await expect(main(page).locator('form')).toHaveAttribute('novalidate', '');
    await button(page, 'Create account').click();
    await expect(page.getByText('Enter your email address')).toBeVisible();
    await expect(page.getByText('Choose a password', { exact: true }).last()).toBeVisible();
    await expect(field(main(page), 'Email')).toBeFocused();
    await expectAccessible(page);
    await field(main(page), 'Email').fill(email);
    await expect(page.getByText('Enter your email address')).toBeHidden();
    await password(page).fill('short');
    await expect(page.getByText('Use at least 12 characters; this has 5', { exact: true })).toBeVisible();
    await password(page).fill('unbelievable');
    await expect(page.getByText('Use at least 12 characters; this has 5', { exact: true })).toBeHidden();
    // Only the server knows which passwords are common.
    await button(page, 'Create account').click();
    await expect(page.getByText('This password is very common')).toBeVisible();
    await expect(password(page)).toHaveValue('unbelievable');
    await expect(field(main(page), 'Email')).toHaveValue(email);
  });

  test('a missing response is reported, and the same input can be sent again', async ({ page }) => {
    await page.goto('/sign-up');
    await expect(main(page).locator('form')).toHaveAttribute('novalidate', '');
    await page.route('**/sign-up', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
    await field(main(page), 'Email').fill(email);
    await password(page).fill(PASSWORD);
    await button(page, 'Create account').click();
    await expect(page.getByText('There is no connection to the server.')).toBeVisible();
    await page.unroute('**/sign-up');
    await button(page, 'Create account').click();
    await expect(page).toHaveURL(/\/sign-up\?done=1$/);
  });
});

test('a password can be shown and hidden', async ({ page }) => {
  await page.goto('/sign-up');
  await expect(main(page).locator('form')).toHaveAttribute('novalidate', '');
  await expect(password(page)).toHaveAttribute('autocomplete', 'new-password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'password');
});

for (const path of ['/sign-up', '/verify-email', '/forgot-password', '/reset-password']) {
  test(`${path} is accessible and fits, with its form and after it`, async ({ page }) => {
    for (const query of ['?token=abc', '?done=1']) {
      await page.goto(path + query);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });
}

test('a page with a token in its URL sends the token to nobody', async ({ page }) => {
  const sentValues: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) sentValues.push(request.url(), request.headers().referer ?? '');
  });
  await page.goto('/reset-password?token=SECRET-TOKEN');
  await page.waitForLoadState('networkidle');
  expect(sentValues.length).toBeGreaterThan(0);
  expect(sentValues.join()).not.toContain('SECRET-TOKEN');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/422/] });

  test('sign-up, verification and reset work', async ({ page }) => {
    await signUp(page);
    const verification = linkIn(await mailAbout(email, 'signed up'));
    await page.goto(verification);
    await expect(password(page)).toHaveCount(0);
    await expect(button(page, 'Confirm the address')).toBeVisible();
    await page.context().clearCookies();
    await page.goto(verification);
    await expect(page.getByRole('button', { name: 'Show password' })).toBeHidden();
    await password(page).fill('not the one I chose');
    await button(page, 'Confirm the address').click();
    await expect(page.getByText('This is not the password you signed up with')).toBeVisible();
    await password(page).fill(PASSWORD);
    await button(page, 'Confirm the address').click();
    await expect(page).toHaveURL(/\/verify-email\?done=1$/);

    const link = await askForLink(page);
    await page.goto(link);
    await password(page).fill('unbelievable');
    await button(page, 'Set the password').click();
    await expect(page.getByText('This password is very common')).toBeVisible();
    await password(page).fill(NEW_PASSWORD);
    await button(page, 'Set the password').click();
    await expect(page).toHaveURL(/\/reset-password\?done=1$/);
    expect(await mailAbout(email, 'was changed by the link')).toContain('Secure it');
  });

  test('the browser reports missing input before it sends', async ({ page }) => {
    await page.goto('/sign-up');
    await button(page, 'Create account').click();
    await expect(page).toHaveURL(/\/sign-up$/);
    await expect(password(page)).toHaveAttribute('minlength', '12');
  });
});
