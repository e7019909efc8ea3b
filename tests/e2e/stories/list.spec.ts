import type { Locator, Page } from '@playwright/test';
import { BOM_PIECES, bomLines, bomSheet, PUMP_BOM } from '../../support/files/pump-bom.ts';
import { workbook } from '../../support/files/workbook.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { field } from '../support/form-page.ts';
import { awake } from '../support/islands.ts';
import { mailAbout } from '../support/local-mail.ts';
import { expect, test } from '../support/test.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const AS_TEXT = PUMP_BOM.filter(({ fate }) => fate === 'text');
const NOTES = PUMP_BOM.filter(({ fate }) => fate === 'note');
const ASIDES = PUMP_BOM.filter(({ fate }) => fate === 'aside');
const LINES = PUMP_BOM.filter(({ fate }) => typeof fate === 'number');

const fillWho = async (form: Locator, email: string): Promise<void> => {
  await field(form, 'Name').fill('R. Okafor');
  await field(form, 'Email').fill(email);
};

/** A bar separates the cells of a pasted line, a multiplication sign the quantity of a workbook's row. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').replaceAll(' | ', ' × ');

/**
 * Expects every row in the sent request, as pieces of a priced line, as a text or as a note, except totals and
 * headings.
 */
const expectWholeRequest = async (page: Page): Promise<void> => {
  const sent = page.getByRole('table', { name: 'Lines of the quote' });
  const quantities = await sent.locator('[data-label="Quantity"]').allTextContents();
  expect(quantities.reduce((sum, text) => sum + Number(text.replaceAll(',', '')), 0)).toBe(BOM_PIECES);
  await expect(sent.getByRole('row', { name: /Unmatched/ })).toHaveCount(AS_TEXT.length);
  await expect(sent.getByRole('row', { name: /A note on the list/ })).toHaveCount(NOTES.length);
  const words = oneLine((await sent.textContent()) ?? '');
  for (const { kept } of PUMP_BOM) expect(words).toContain(kept);
  for (const { text } of ASIDES) expect(words, text).not.toContain(text);
};

/**
 * Expects the confirmation to say how many lines its total covers, without visitor text, and the mail to the sales desk
 * to have every line.
 */
const expectWholeMail = async (page: Page): Promise<void> => {
  const number = /Q-\d{4}-\d{6,}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';
  const toSales = oneLine(await mailAbout(number, 'New quote request'));
  for (const { kept } of [...AS_TEXT, ...NOTES]) expect(toSales).toContain(kept);
  const mail = oneLine(await mailAbout(number, 'We received your request'));
  const [, priced, all, without] = /(\d+) of (\d+) lines priced; (\d+) (?:is|are) not in this total/.exec(mail) ?? [];
  expect(Number(priced) + Number(without)).toBe(Number(all));
  expect(Number(without)).toBeGreaterThanOrEqual(AS_TEXT.length);
};

const addressOf = (): string => `planner-${Date.now()}-${Math.floor(Math.random() * 1e6)}@plant.example`;

test('a messy workbook is reviewed by rules and sent without losses or inventions', {
  tag: '@core',
}, async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/lists');
  await awake(page);
  await page.getByLabel('List as CSV or XLSX file').setInputFiles({
    name: 'pump-rebuild.xlsx',
    mimeType: XLSX,
    buffer: Buffer.from(workbook(bomSheet())),
  });
  await expect(page.getByText('Which column is the quantity?')).toBeVisible();
  await page.getByRole('button', { name: 'Qty', exact: true }).click();
  await expect(page.getByText('Which column is the quantity?')).toBeHidden();
  await expect(page.getByText(/lines? ready/)).toBeVisible();

  const count = async (name: string): Promise<number> =>
    Number.parseInt((await page.getByRole('button', { name: new RegExp(`^\\d+ ${name}$`) }).textContent()) ?? '0', 10);
  expect(await count('No line')).toBe(ASIDES.length + NOTES.length);
  const grid = page.getByRole('grid', { name: 'Lines of the list' });
  // The row number of the file: a title, an empty row and the header precede it.
  await expect(grid.getByRole('row').filter({ hasText: 'Read FK75O2-210 as FK7502-210' })).toContainText('6');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const open = await count('Pick one');
  await page.getByRole('button', { name: /^Use the cheapest in stock/ }).click();
  expect(await count('Pick one')).toBeLessThan(open);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect.poll(() => count('Pick one')).toBe(open);
  await page.getByRole('button', { name: /^Use the cheapest in stock/ }).click();
  // Lines that no rule may decide are decided one by one.
  await page.getByRole('button', { name: /^\d+ Pick one$/ }).click();
  for (let left = await count('Pick one'); left > 0; left = await count('Pick one')) {
    await grid.getByRole('row').nth(1).focus();
    await page.keyboard.press('1');
    await expect.poll(() => count('Pick one')).toBeLessThan(left);
  }
  await page.getByRole('button', { name: /^Add \d+ lines to the quote, send \d+ as text$/ }).click();
  await expect(page).toHaveURL(/\/cart$/);

  const email = addressOf();
  await page.getByRole('complementary', { name: 'Summary' }).getByRole('button', { name: 'Request a quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a quote' });
  await fillWho(dialog, email);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
  await expectWholeRequest(page);
  // Rows of one part are one line that lists the position, pieces and note of each row.
  await expect(page.getByRole('row').filter({ hasText: 'FK7502-214' }).first()).toContainText(
    /Pos\. 20: 40 pcs; Pos\. 220: 60 pcs, spare; Pos\. 230: 8 pcs, bag 4/,
  );
  await expectWholeMail(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a pasted list is read, reviewed and sent without losses', { tag: '@core' }, async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto('/lists');
    await page.getByRole('textbox', { name: 'Parts and quantities' }).fill(bomLines());
    await page.getByRole('button', { name: 'Review list' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your list' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    const table = page.getByRole('table', { name: 'Lines of the list' });
    await expect(table.getByRole('row')).toHaveCount(PUMP_BOM.length + 1);
    for (const choice of await table.getByRole('combobox').all()) await choice.selectOption({ index: 1 });

    const email = addressOf();
    const form = page.getByRole('main').locator('form').filter({ has: table });
    await form.getByRole('button', { name: 'Send request' }).click();
    await expect(page).not.toHaveURL(/\/quotes\//);
    await fillWho(form, email);
    await form.getByRole('button', { name: 'Send request' }).click();
    await expect(page).toHaveURL(/\/quotes\/[0-9a-f]{32}/);
    await expectWholeRequest(page);
    await expectWholeMail(page);
  });
});

test('every row of the list is expected to be a line, a text, a note or no line', { tag: '@once' }, () => {
  expect(LINES.length + AS_TEXT.length + NOTES.length + ASIDES.length).toBe(PUMP_BOM.length);
  expect(PUMP_BOM.length).toBeGreaterThanOrEqual(60);
});
