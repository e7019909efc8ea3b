import type { Browser, Page } from '@playwright/test';
import { workbookFile } from '../../../src/client/lists/list-file.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { whileCatalogIsFree } from '../support/catalog-lock.ts';
import {
  deskPathIn,
  joinDesk,
  newStaffEmail,
  onNewDevice,
  runStaff,
  DESK_SITE as SITE,
} from '../support/staff-session.ts';
import { expect, test } from '../support/test.ts';

/** No other test reads this part. The price lists of its compound are shared by many parts. */
const PART = 'FK7502-339';

/** Signs a new person in at the desk. */
const signedIn = async (browser: Browser, email: string, role: string): Promise<Page> => {
  const page = await onNewDevice(browser);
  await joinDesk(page, deskPathIn(await runStaff('add', email, role)), 'Tomás Reyes');
  return page;
};

const csv = (rows: readonly (readonly string[])[]): Buffer =>
  Buffer.from([['Item', 'Qty from', 'USD/pc'], ...rows].map((cells) => `${cells.join(';')}\r\n`).join(''));

/** Chooses a file and waits for the result of the check. */
const upload = async (page: Page, name: string, buffer: Buffer): Promise<void> => {
  await page.goto('/desk/catalog');
  await page.getByLabel('Choose a CSV or XLSX file').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('heading', { name: 'Prices: what this file changes' })).toBeVisible({ timeout: 90_000 });
};

/** Returns the unit price that the shop has for a quantity. */
const shopPrice = async (page: Page, quantity: number): Promise<string | undefined> => {
  const response = await page.request.post(`${SITE}/api/v1/prices`, {
    data: { lines: [{ part_number: PART, quantity }] },
  });
  const { lines } = (await response.json()) as { lines: { unit_price?: { amount: string } | null }[] };
  return lines[0]?.unit_price?.amount;
};

test.setTimeout(600_000);

test('a price file with three bad rows is refused, mended, published, seen in the shop and rolled back', async ({
  browser,
}) => {
  const email = newStaffEmail('tomas');
  const page = await signedIn(browser, email, 'catalog');
  await whileCatalogIsFree(async () => {
    const before = await shopPrice(page, 1);
    expect(before).toBeDefined();
    const raised = (price: string | undefined): string => (Number(price) * 1.1).toFixed(2);
    const [one, hundred] = [raised(before), raised(await shopPrice(page, 100))];

    // A number with a letter O, a decimal comma, and a price that rises with the quantity.
    await upload(
      page,
      'prices-2026-12.csv',
      csv([
        ['FK7502-33O', '1', one],
        [PART, '1', one.replace('.', ',')],
        [PART, '100', hundred],
        ['FK7502-340', '1', '1.00'],
        ['FK7502-340', '100', '1.20'],
      ]),
    );
    await expect(page.getByRole('link', { name: /^3 .*Errors/ })).toBeVisible();
    await expect(page.getByText('Higher than the price at 1 ($1.00).')).toBeVisible();
    await expect(page.getByText('Did you mean FK7502-330?')).toBeVisible();
    await expect(page.getByText('there is nothing to publish')).toBeVisible();
    await expectAccessible(page);

    // One is mended with its button, the others in the file.
    await page
      .getByRole('row', { name: /is not written as a number/ })
      .getByRole('button', { name: 'Use' })
      .click();
    await expect(page.getByRole('link', { name: /^2 .*Errors/ })).toBeVisible({ timeout: 90_000 });
    const mended = [
      ['Item', 'Qty from', 'USD/pc'],
      [PART, '1', one],
      [PART, '100', hundred],
    ];
    await upload(page, 'prices-2026-12.xlsx', Buffer.from(workbookFile(mended)));
    await expect(page.getByText('No errors.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Publish \d+ change/ }).click();
    await expect(page.getByText(/^Version \d+ is live/)).toBeVisible({ timeout: 90_000 });

    // Visitors see it within a minute.
    await expect.poll(() => shopPrice(page, 1), { timeout: 60_000 }).toBe(one);
    const visitor = await browser.newPage({ baseURL: SITE });
    await expect
      .poll(
        async () => {
          await visitor.goto(`/product/${PART}`);
          return visitor.getByText(`$${one}`).count();
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThan(0);

    // The way back needs a reason.
    await page.goto('/desk/catalog/versions');
    const live = Number(await page.locator('tr[data-live] th').innerText());
    await page.getByRole('link', { name: `Roll back to version ${live - 1}`, exact: true }).click();
    await page.getByLabel('Reason').fill('These are the prices of January');
    await expectAccessible(page);
    await page.getByRole('button', { name: `Publish as version ${live + 1}` }).click();
    await expect(page.locator('tr[data-live]').getByText('These are the prices of January')).toBeVisible();
    await expect.poll(() => shopPrice(page, 1), { timeout: 60_000 }).toBe(before);
  });
  await runStaff('remove', email);
});

test('a viewer sees the catalog but can neither upload nor publish', { tag: '@once' }, async ({ browser }) => {
  const email = newStaffEmail('ines');
  const page = await signedIn(browser, email, 'viewer');
  await page.goto('/desk/catalog');
  await expect(page.getByText('Catalog or Admin uploads files.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload' })).toHaveCount(0);
  await page.goto('/desk/catalog/downloads');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'vendors.csv' }).click();
  expect((await download).suggestedFilename()).toBe('vendors.csv');
  await runStaff('remove', email);
});
