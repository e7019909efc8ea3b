import type { Page } from '@playwright/test';
import { messyRows, workbook } from '../../support/files/workbook.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { fillContact } from '../support/form-page.ts';
import { awake } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const paste = async (page: Page, lines: readonly string[]): Promise<void> => {
  await page.goto('/lists');
  await awake(page);
  await page.getByRole('textbox', { name: 'Parts and quantities' }).fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Review list' }).click();
  await expect(page.getByText(/lines? ready/)).toBeVisible();
};

/** Returns the stored state of the lines under review. */
const keptFates = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('canyon-lists');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('draft').objectStore('draft').get('last');
          reading.onsuccess = () => {
            opening.result.close();
            resolve((reading.result?.lines ?? []).map(({ fate }: { fate: string }) => fate));
          };
        };
      }),
  );

test('a messy workbook of 200 rows reaches the cart without losses', { tag: '@core' }, async ({ page }) => {
  await page.goto('/lists');
  await awake(page);
  await page.getByLabel('List as CSV or XLSX file').setInputFiles({
    name: 'pump-rebuild-2026.xlsx',
    mimeType: XLSX,
    buffer: Buffer.from(workbook(messyRows(200))),
  });
  await expect(page.getByRole('heading', { name: 'pump-rebuild-2026.xlsx' })).toBeFocused();
  await expect(page.getByText(/200 rows read .* 4 duplicate rows were merged, which leaves 196 lines/)).toBeVisible();
  await expect(page.getByText(/of 196 lines ready/)).toBeVisible();

  // Ready, open and text lines add up to all lines.
  const count = async (name: string): Promise<number> =>
    Number.parseInt((await page.getByRole('button', { name: new RegExp(`^\\d+ ${name}$`) }).textContent()) ?? '', 10);
  const [exact = 0, nearest = 0, choose = 0, unread = 0] = [
    await count('Exact'),
    await count('Nearest'),
    await count('Pick one'),
    await count('No match'),
  ];
  const [quantity, foreign] = [await count('Quantity'), await count('Not an O-ring')];
  const asText = choose + quantity + unread + foreign;
  expect(exact + nearest + asText).toBe(196);
  const button = page.getByRole('button', {
    name: `Add ${exact + nearest} lines to the quote, send ${asText} as text`,
  });
  await expect(button).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await button.click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('heading', { name: 'Unmatched lines' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove .*\(76-/ })).toHaveCount(asText);
  const pieces = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('canyon-cart') ?? '{}').state.items.reduce(
      (sum: number, { quantity }: { quantity: number }) => sum + quantity,
      0,
    ),
  );
  expect(pieces).toBe(27_380);

  // And as a quote request: every part, and every text without a matching part.
  await page.getByRole('complementary', { name: 'Summary' }).getByRole('button', { name: 'Request a quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a quote' });
  await fillContact(dialog);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
  const sent = page.getByRole('table', { name: 'Lines of the quote' });
  await expect(sent.getByRole('row', { name: /Unmatched/ })).toHaveCount(asText);
  const quantities = await sent.locator('[data-label="Quantity"]').allTextContents();
  expect(quantities.reduce((sum, text) => sum + Number(text.replaceAll(',', '')), 0)).toBe(pieces);
});

test('an entirely unmatched list can be sent as text', async ({ page }) => {
  await paste(page, ['seal kit, pump CR-32, 12', 'gasket as last year, 4']);
  await page.getByRole('button', { name: 'Send 2 lines as text' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('heading', { name: 'Unmatched lines' })).toBeVisible();
  await expect(page.getByText('Your quote cart is empty')).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('complementary', { name: 'Summary' }).getByRole('button', { name: 'Request a quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a quote' });
  await expect(dialog).toContainText('2 lines as text');
  await fillContact(dialog);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Lines of the quote' })).toContainText('gasket as last year');
});

test('the keyboard moves through the lines, selects, keeps as text, removes and undoes', async ({ page }) => {
  await paste(page, ['FK7502-214, 10', '214 viton, 300', 'seal kit, pump, 12', '214 viton, 40']);
  const grid = page.getByRole('grid', { name: 'Lines of the list' });
  await expect(grid).toHaveAttribute('aria-rowcount', '5');
  const row = (at: number) => grid.locator(`[aria-rowindex="${at + 1}"]`);
  await row(1).focus();
  await page.keyboard.press('n');
  await expect(row(2)).toBeFocused();
  await expect(row(2)).toContainText('add hardness and color to narrow them', { ignoreCase: true });
  await page.keyboard.press('1');
  await expect(row(2)).toBeFocused();
  await expect(row(2)).toContainText('Exact');
  await expect(row(4)).toContainText('Exact');
  await expect(page.getByRole('status').filter({ hasText: /Lines 2, 4, .* chosen\. 0 open/ })).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(row(4)).toContainText('Pick one');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('t');
  await expect(row(3)).toContainText('As text');
  await page.keyboard.press('Delete');
  await expect(row(3)).toContainText('Removed');
  await page.keyboard.press('Control+z');
  await expect(row(3)).toContainText('As text');
  await page.keyboard.press('Home');
  await expect(row(1)).toBeFocused();
  await page.keyboard.press('e');
  await expect(row(1).getByRole('textbox', { name: 'Line 1', exact: true })).toBeFocused();
});

test('an unmatched line is corrected in place, and corrections can be undone', async ({ page }) => {
  await paste(page, ['FK75O2-214, 10', 'pump housing CR-32, 12']);
  const grid = page.getByRole('grid', { name: 'Lines of the list' });
  await expect(grid).toContainText('Read FK75O2-214 as FK7502-214');
  await grid.getByRole('textbox', { name: 'Line 2', exact: true }).fill('FK7501-214');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/of 2 lines ready/)).toContainText('2');
  await page.getByRole('button', { name: 'Undo all' }).click();
  await expect(page.getByRole('button', { name: 'Add 1 line to the quote, send 1 as text' })).toBeVisible();
});

test('a list is shared by a link, which says when it was withdrawn', { tag: '@once' }, async ({ page, context }) => {
  await paste(page, ['FK7502-214, 500', 'seal kit, pump, 12']);
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('textbox', { name: 'Link to the list' })).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Link to the list' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();
  await page.keyboard.press('Enter');
  const address = await page.getByRole('textbox', { name: 'Link to the list' }).inputValue();
  const other = await context.newPage();
  await other.goto(new URL(address).pathname);
  await expect(other.getByRole('heading', { name: 'Pasted list' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'FK7502-214' })).toBeVisible();
  await expect(other.getByText('Prices of')).toBeVisible();
  await expectAccessible(other);
  await expectNoSidewaysScroll(other);
  await other.getByRole('link', { name: 'Review and quote this list' }).click();
  await expect(other.getByText(/of 2 lines ready/)).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('The link is withdrawn.', { exact: true })).toBeVisible();
});

test('a shared link can be withdrawn on another day', { tag: '@once' }, async ({ page, request }) => {
  await paste(page, ['FK7502-214, 500']);
  await page.getByRole('button', { name: 'Share' }).click();
  const path = new URL(await page.getByRole('textbox', { name: 'Link to the list' }).inputValue()).pathname;
  await page.goto('/lists');
  await awake(page);
  await expect(page.getByRole('link', { name: 'Pasted list' })).toHaveAttribute('href', path);
  await page.getByRole('button', { name: 'Withdraw the link to Pasted list' }).click();
  await expect(page.getByText('The link to Pasted list is withdrawn.', { exact: true })).toBeVisible();
  expect((await request.get(path)).status()).toBe(410);
  await page.reload();
  await awake(page);
  await expect(page.getByRole('heading', { name: 'Shared links' })).toBeHidden();
});

test('a list under review survives a reload with its choices and edits', { tag: '@once' }, async ({ page }) => {
  await paste(page, ['FK7502-214, 10', '214 viton, 300', 'seal kit, pump, 12']);
  const grid = page.getByRole('grid', { name: 'Lines of the list' });
  const row = (at: number) => grid.locator(`[aria-rowindex="${at + 1}"]`);
  await row(2).focus();
  await page.keyboard.press('1');
  await expect(row(2)).toContainText('Exact');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('t');
  await expect(row(3)).toContainText('As text');
  await expect.poll(() => keptFates(page)).toEqual(['line', 'line', 'text']);
  await page.reload();
  await awake(page);
  await expect(page.getByText('Pasted list, 3 lines, was under review on')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Continue the review' }).click();
  await expect(row(2)).toContainText('Exact');
  await expect(row(3)).toContainText('As text');
  await page.getByRole('button', { name: 'Another list' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  await awake(page);
  await expect(page.getByRole('heading', { name: 'Saved lists' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue the review' })).toBeHidden();
});

test('a list is saved on the device, opened again, and removed', { tag: '@once' }, async ({ page }) => {
  await paste(page, ['FK7502-214, 500', 'seal kit, pump, 12']);
  await page.getByRole('button', { name: 'Save list' }).click();
  await page.getByRole('textbox', { name: 'Name of the list' }).fill('Spares, line 4');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved as “Spares, line 4” on this device.', { exact: true })).toBeVisible();
  await page.goto('/lists');
  await page.getByRole('button', { name: 'Review Spares, line 4' }).click();
  await expect(page.getByText(/of 2 lines ready/)).toBeVisible();
  await page.goto('/lists');
  await page.getByRole('button', { name: 'Remove Spares, line 4' }).click();
  await expect(page.getByText('No saved lists yet.')).toBeVisible();
});

test('a URL offers parts; opening it adds nothing, its button does', async ({ page }) => {
  await page.goto('/cart?add=FK7502-214:100,NOPE-1:3');
  await awake(page);
  await expect(page.getByText('There is no part NOPE-1.')).toBeVisible();
  await expect(page.getByText('Your quote cart is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Add 1 line to the cart' }).click();
  await expect(
    page.getByRole('spinbutton', { name: /FK7502-214/ }).or(page.getByLabel(/Quantity.*FK7502-214/)),
  ).toHaveValue('100');
  await expect(page).toHaveURL(/\/cart$/);
});
