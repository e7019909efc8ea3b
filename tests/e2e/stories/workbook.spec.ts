import type { Page } from '@playwright/test';
import { PUMP_BOM } from '../../support/files/pump-bom.ts';
import { textOfPdf } from '../../support/files/read-pdf.ts';
import { workbook } from '../../support/files/workbook.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { pricedParts } from '../support/catalog.ts';
import { field } from '../support/form-page.ts';
import { awake } from '../support/islands.ts';
import { mailAbout } from '../support/local-mail.ts';
import { answerByCommand } from '../support/staff-quotes.ts';
import { expect, test } from '../support/test.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const PARTS = 41;
/** What the catalog does not have. */
const UNMATCHED = [
  ...PUMP_BOM.filter(({ fate }) => fate === 'text').map(({ text, quantity }) => [text, quantity] as const),
  ['Coupling insert, 24 teeth', '2'],
  ['Grease cartridge 400 g', '6'],
  ['Shaft sleeve P-101', '1'],
] as const;
const LINES = PARTS + UNMATCHED.length;

const centsOf = (text: string): number => Number(text.replace(/[$,.]/g, ''));
const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** Returns the sum of the totals of all checked lines. */
const sumOfChecked = async (page: Page): Promise<string> => {
  const rows = page.getByRole('table', { name: 'Lines of the quote' }).getByRole('row');
  const totals = await rows
    .filter({ has: page.locator('input:checked') })
    .locator('[data-label="Total"] b')
    .allTextContents();
  return dollars(totals.reduce((sum, text) => sum + centsOf(text), 0));
};

test('a workbook of 62 lines is sent, quoted and accepted in part, with one total everywhere', {
  tag: ['@core', '@phone'],
}, async ({ page, request }) => {
  test.setTimeout(150_000);
  const main = page.getByRole('main');
  const box = main.getByRole('region', { name: 'What you can do now' });
  let [number, url, total] = ['', '', ''];

  await test.step('the workbook is read and sent with every line', async () => {
    expect([UNMATCHED.length, LINES]).toEqual([21, 62]);
    const parts = await pricedParts(request, PARTS);
    const rows = [...parts.map(({ row }, at) => [row.name, `${10 + (at % 10)}`] as const), ...UNMATCHED];
    await page.goto('/lists');
    await awake(page);
    await page.getByLabel('List as CSV or XLSX file').setInputFiles({
      name: 'pump-rebuild.xlsx',
      mimeType: XLSX,
      buffer: Buffer.from(workbook([['Description', 'Qty'], ...rows])),
    });
    await page
      .getByRole('button', { name: `Add ${PARTS} lines to the quote, send ${UNMATCHED.length} as text` })
      .click();
    await expect(page).toHaveURL(/\/cart$/);
    await page.getByRole('complementary', { name: 'Summary' }).getByRole('button', { name: 'Request a quote' }).click();
    const dialog = page.getByRole('dialog', { name: 'Request a quote' });
    await field(dialog, 'Name').fill('R. Okafor');
    await field(dialog, 'Email').fill(`workbook-${Date.now()}-${Math.floor(Math.random() * 1e6)}@plant.example`);
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
    await main.getByRole('link', { name: 'Open the quote' }).click();
    await expect(box).toContainText('41 of 62 lines priced; 21 are not in this total.');
    number = /Q-\d{4}-\d{6,}/.exec((await main.textContent()) ?? '')?.[0] ?? '';
    url = new URL(page.url()).pathname;
  });

  await test.step('staff price three of the text lines', async () => {
    const priced = [42, 50, 62].flatMap((line) => ['--price', `${line}=12.5`, '--quantity', `${line}=4`]);
    answerByCommand(number, 'answered', ...priced);
    await page.reload();
    await expect(box).toContainText('44 of 62 lines priced; 18 are not in this total.');
    await expect(main.getByRole('checkbox', { name: /^Accept line/ })).toHaveCount(44);
    await expect(box.locator('h2')).toHaveText(await sumOfChecked(page));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('the total follows the selection', async () => {
    for (const line of [2, 40, 62])
      await main.getByRole('checkbox', { name: `Accept line ${line}`, exact: true }).uncheck();
    total = await sumOfChecked(page);
    await expect(box.locator('h2')).toHaveText(total);
    await expect(box).toContainText('41 of 62 lines selected; 21 are not in this total.');
    await expect(box).toContainText('Accepting orders 41 of the 44 priced lines. 21 lines are not part of it.');
    const all = main.getByRole('checkbox', { name: 'All 44 priced lines' });
    await expect(all).toBeChecked({ indeterminate: true });
  });

  const said = '41 of 62 lines accepted; 21 are not in this total.';
  const accepted = 'Accepted: lines 1, 3 to 39, 41, 42 and 50. Left out: lines 2, 40 and 62.';
  await test.step('the acceptance is the same on the page, in the PDF, in both emails and in the list of quotes', async () => {
    await box.getByRole('textbox', { name: 'Your order number' }).fill('PO 88213');
    await box.getByRole('button', { name: 'Accept selected lines' }).click();
    await expect(box).toContainText('You accepted part of this quote.');
    await expect(box.locator('h2')).toHaveText(total);
    for (const text of [said, accepted]) await expect(box).toContainText(text);
    await expect(main.getByRole('row', { name: /Not accepted: not in this total/ })).toHaveCount(3);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const pdf = (await textOfPdf(await (await request.get(`${url}/quote.pdf`)).body())).replace(/\s+/g, ' ');
    for (const text of [total, said, accepted]) expect(pdf).toContain(text);
    for (const words of ['You accepted part of the quote', 'Quote accepted in part']) {
      const mail = await mailAbout(number, words);
      for (const text of [`freight not included: ${total}`, said, accepted]) expect(mail).toContain(text);
    }
  });
});
