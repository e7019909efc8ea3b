import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import {
  cartLine,
  expectBadge,
  lineOf,
  openCart,
  openCartWith,
  quantityOf,
  storedItems,
} from '../support/cart-page.ts';
import { pricedParts } from '../support/catalog.ts';
import { field } from '../support/form-page.ts';
import { awake } from '../support/islands.ts';
import { linkIn, mailAbout } from '../support/local-mail.ts';
import { expect, test } from '../support/test.ts';

const PASSWORD = 'nine rings of steel';

/** Each test has a separate client and account, because both are rate limited and an account has one cart. */
let email: string;
test.beforeEach(async ({ context }) => {
  const number = () => Math.floor(Math.random() * 256);
  await context.setExtraHTTPHeaders({ 'CF-Connecting-IP': `10.${number()}.${number()}.${number()}` });
  email = `ada-${crypto.randomUUID()}@plant.example`;
});

const main = (page: Page) => page.getByRole('main');
const signUp = async (page: Page): Promise<void> => {
  await page.goto('/sign-up');
  await field(main(page), 'Email').fill(email);
  await main(page).locator('input[name="password"]').fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/sign-up\?done=1$/);
  await page.goto(linkIn(await mailAbout(email, 'signed up')));
  await expect(page).toHaveURL(/\/account$/);
};
const logIn = async (page: Page): Promise<void> => {
  await page.goto('/login?return=%2Fcart');
  await awake(page);
  await field(main(page), 'Email').fill(email);
  await main(page).locator('input[name="password"]').fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await awake(page);
};
const logOut = async (page: Page): Promise<void> => {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page.getByText('You are logged out.')).toBeVisible();
};
const saved = (page: Page) => page.getByText('Saved in your account, for every device where you log in.');

test('the cart follows the account to a second device and back, and logging out leaves none of it', {
  tag: '@core',
}, async ({ page, browser, request }) => {
  // Two devices are loaded many times.
  test.slow();
  const [one, two] = await pricedParts(request, 2);
  if (!one || !two) throw new Error('Two parts are needed.');
  await signUp(page);
  await openCartWith(page, [lineOf(one, 300)]);
  await expect(saved(page)).toBeVisible();

  const device = await (await browser.newContext()).newPage();
  // The second device already has a line of the same part and another line.
  await openCartWith(device, [lineOf(one, 40), lineOf(two, 50)]);
  await logIn(device);
  await expect(saved(device)).toBeVisible();
  await expect(quantityOf(device, one.row.name)).toHaveValue('40');
  await expect(quantityOf(device, two.row.name)).toHaveValue('50');
  await expectBadge(device, 2);
  await expectAccessible(device);
  await expectNoSidewaysScroll(device);

  await openCart(page);
  await expect(quantityOf(page, two.row.name)).toHaveValue('50');
  await cartLine(page, one.row.name)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await quantityOf(page, two.row.name).fill('75');
  await quantityOf(page, two.row.name).press('Enter');
  await expect(saved(page)).toBeVisible();
  await expect(async () => {
    await device.reload();
    await awake(device);
    await expect(quantityOf(device, two.row.name)).toHaveValue('75', { timeout: 500 });
  }).toPass();
  await expect(cartLine(device, one.row.name)).toHaveCount(0);

  await logOut(device);
  await expectBadge(device, 0);
  expect(await storedItems(device)).toEqual([]);
  expect(await device.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('account')))).toEqual([]);
  // Signing in again brings the cart back without doubling it.
  await logIn(device);
  await expect(quantityOf(device, two.row.name)).toHaveValue('75');
  await expectBadge(device, 1);
  await device.context().close();
});

test('a visitor without an account sends no request about one, and the cart stays', async ({ page, request }) => {
  const [one] = await pricedParts(request, 1);
  if (!one) throw new Error('A part is needed.');
  const requests: string[] = [];
  page.on('request', (sent) => requests.push(new URL(sent.url()).pathname));
  await openCartWith(page, [lineOf(one, 300)]);
  await quantityOf(page, one.row.name).fill('400');
  await quantityOf(page, one.row.name).press('Enter');
  await page.goto('/');
  await openCart(page);
  await expect(quantityOf(page, one.row.name)).toHaveValue('400');
  expect(requests.filter((path) => path.includes('account') && !path.startsWith('/build/'))).toEqual([]);
});

test.describe('while the server does not respond', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the cart works, says that it is not saved, and logging out keeps the unsaved line', async ({
    page,
    request,
  }) => {
    const [one] = await pricedParts(request, 1);
    if (!one) throw new Error('A part is needed.');
    await signUp(page);
    await page.route('**/api/account/cart**', (route) => route.abort());
    await openCartWith(page, [lineOf(one, 300)]);
    await expect(page.getByText('The latest changes of this cart are not saved in your account.')).toBeVisible();
    await logOut(page);
    await expect(page.getByText('1 line of your quote cart could not be saved in your account')).toBeVisible();
    await expectBadge(page, 1);
  });
});

test('the next request is prefilled, and the account lists total, PO number and lists', async ({ page, request }) => {
  const [one] = await pricedParts(request, 1);
  if (!one) throw new Error('A part is needed.');
  await signUp(page);
  await openCartWith(page, [lineOf(one, 300)]);
  const dialog = page.getByRole('dialog', { name: 'Request a quote' });
  const open = page.getByRole('complementary', { name: 'Summary' }).getByRole('button', { name: 'Request a quote' });
  await open.click();
  await expect(field(dialog, 'Email')).toHaveValue(email);
  await field(dialog, 'Name').fill('Ada Byron');
  await field(dialog, 'Company').fill('Plant 4');
  await field(dialog, 'PO number').fill('4500012345');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(/\/sent$/);
  const number = /Q-\d{4}-\d+/.exec((await main(page).textContent()) ?? '')?.[0] ?? '';

  await page.goto('/account');
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('Received');
  await expect(row).toContainText('4500012345');
  await expect(row).toContainText(/\$[\d,]+\.\d\d/);
  await expect(page.getByText('No lists yet.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await openCartWith(page, [lineOf(one, 20)]);
  await open.click();
  await expect(field(dialog, 'Name')).toHaveValue('Ada Byron');
  await expect(field(dialog, 'Company')).toHaveValue('Plant 4');
  await expect(field(dialog, 'PO number')).toHaveValue('');
});
