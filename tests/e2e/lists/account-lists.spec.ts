import type { Page } from '@playwright/test';
import { DEMO_USER } from '../../../src/tools/seed/users.ts';
import { field } from '../support/form-page.ts';
import { awake } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

/** Each test is a separate client, because sign-in attempts are counted by client address. */
test.beforeEach(async ({ context }) => {
  const address = () => Math.floor(Math.random() * 256);
  await context.setExtraHTTPHeaders({ 'CF-Connecting-IP': `10.${address()}.${address()}.${address()}` });
});

const signIn = async (page: Page): Promise<void> => {
  await page.goto('/login?return=%2Flists');
  await awake(page);
  const main = page.getByRole('main');
  await field(main, 'Email').fill(DEMO_USER.email);
  await main.getByLabel(/^Password/).fill(DEMO_USER.password);
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/lists$/);
  await awake(page);
};

const review = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Parts and quantities' }).fill(text);
  await page.getByRole('button', { name: 'Review list' }).click();
  await expect(page.getByText(/lines? ready/)).toBeVisible();
};

test("a list in the account is available on another device, which also knows the customer's part numbers", async ({
  page,
  browser,
}) => {
  const partNumber = `PUMP-${Date.now()}`;
  const name = `Spares ${partNumber}`;
  await signIn(page);
  await review(page, `Item no.\tDescription\tQty\n${partNumber}\tFK7502-214\t500`);
  await page.getByRole('button', { name: 'Save list' }).click();
  await page.getByRole('textbox', { name: 'Name of the list' }).fill(name);
  const kept = page.waitForResponse((response) => response.url().endsWith('/api/account/part-numbers'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`Saved as “${name}” in your account.`, { exact: true })).toBeVisible();
  expect((await kept).ok()).toBe(true);

  const other = await browser.newContext();
  const device = await other.newPage();
  await signIn(device);
  await expect(device.getByText('Kept in your account')).toBeVisible();
  await review(device, `${partNumber.toLowerCase()}, 40`);
  const grid = device.getByRole('grid', { name: 'Lines of the list' });
  await expect(grid).toContainText('FK7502-214');
  await expect(grid).toContainText('Exact');
  await device.locator('.header .site-search input').filter({ visible: true }).fill(partNumber);
  await expect(device.getByRole('option', { name: /FK7502-214/ })).toBeVisible();

  await device.goto('/lists');
  await device.getByRole('button', { name: `Review ${name}` }).click();
  await expect(device.getByText(/of 1 lines? ready/)).toBeVisible();
  await device.goto('/lists');
  await device.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(device.getByText(`${name} removed`, { exact: true })).toBeVisible();
  await other.close();
});
