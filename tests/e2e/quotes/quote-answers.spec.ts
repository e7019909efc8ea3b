import { textOfPdf } from '../../support/files/read-pdf.ts';
import { expectAccessible, expectFitsWithTextSpacing, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { field, formAwake } from '../support/form-page.ts';
import { linkIn, mailAbout } from '../support/local-mail.ts';
import { answerByCommand, answerByProtocol, sendQuote } from '../support/staff-quotes.ts';
import { expect, test } from '../support/test.ts';

/** Each test uses a separate email address, because mail is limited per recipient. */
let email: string;
test.beforeEach(async ({ context }) => {
  const number = () => Math.floor(Math.random() * 256);
  await context.setExtraHTTPHeaders({ 'CF-Connecting-IP': `10.${number()}.${number()}.${number()}` });
  email = `quote-${crypto.randomUUID()}@plant.example`;
});

const STATE = 'Progress';

for (const script of ['with', 'without']) {
  test.describe(`${script} JavaScript`, () => {
    test.use({ javaScriptEnabled: script === 'with' });

    test('a request is priced with the command, displayed, discussed and accepted', {
      tag: ['@core', '@phone'],
    }, async ({ page, request }) => {
      const { number, url, part } = await sendQuote(request, email, ['seal kit, pump CR-32']);
      await page.goto(`${url}/sent`);
      await expect(page.getByRole('main')).toContainText(number);
      await page.getByRole('link', { name: 'Open the quote' }).click();
      const main = page.getByRole('main');
      await expect(main.getByRole('list', { name: STATE }).locator('[aria-current]')).toContainText('Received');
      await expect(main).toContainText('“seal kit, pump CR-32”');

      answerByCommand(number, 'in_work');
      const told = answerByCommand(
        number,
        'answered',
        '--price',
        '1=1.25',
        '--days',
        '1=4',
        '--note',
        '2=Send the parts list.',
        '--words',
        'All priced.',
        '--file',
        'Certificate=https://files.example/c.pdf',
      );
      expect(told).toContain(`${number}: answered`);
      await page.reload();
      await expect(main.getByRole('list', { name: STATE }).locator('[aria-current]')).toContainText('Quoted');
      const line = main.getByRole('row').filter({ hasText: part });
      for (const text of ['$1.25', '$375.00', '4 Business Days', 'since your request'])
        await expect(line).toContainText(text);
      await expect(main).toContainText('1 price changed since your request.');
      await expect(main.getByRole('row').filter({ hasText: 'seal kit' })).toContainText('Send the parts list.');
      await expect(main.getByRole('link', { name: 'Certificate' })).toHaveAttribute(
        'href',
        'https://files.example/c.pdf',
      );
      const box = main.getByRole('region', { name: 'What you can do now' });
      await expect(box).toContainText('1 of 2 lines priced; 1 is not in this total.');
      await expect(box.locator('form')).toContainText('Accepting orders the 1 priced line. 1 line is not part of it.');

      expect(() => answerByCommand(number, 'answered', '--price', '2=4')).toThrow(/give its quantity with its price/);
      answerByCommand(number, 'answered', '--price', '2=4', '--quantity', '2=5', '--part', `2=${part}`);
      await page.reload();
      const kit = main.getByRole('row').filter({ hasText: 'seal kit' });
      for (const text of [part, '$4.00', '$20.00']) await expect(kit).toContainText(text);
      await expect(box).toContainText('$395.00');
      await expect(box).toContainText('2 of 2 priced');
      const file = await request.get(`${url}/quote.pdf`);
      expect(await textOfPdf(await file.body())).toContain('$395.00');
      expect(await mailAbout(number, 'Revision 2 of your quote is ready: $395.00')).not.toContain('seal kit');
      if (script === 'with') await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await main.getByRole('textbox', { name: 'Ask about this quote' }).fill('Can you bag them?\nIn lots of 50.');
      await main.getByRole('button', { name: 'Send message' }).click();
      await expect(page).toHaveURL(new RegExp(`${url}$`));
      await expect(main.getByRole('region', { name: 'Messages' })).toContainText('In lots of 50.');

      const accept = main.getByRole('button', { name: 'Accept selected lines' });
      await main.getByRole('textbox', { name: 'Your order number' }).fill('PO 88213');
      await main.getByRole('checkbox', { name: 'Accept line 2' }).uncheck();
      if (script === 'without') await main.getByRole('button', { name: 'Update total' }).click();
      await expect(box.locator('h2')).toHaveText('$375.00');
      await expect(box).toContainText('1 of 2 lines selected; 1 is not in this total.');
      await expect(main.getByRole('checkbox', { name: 'Accept line 2' })).not.toBeChecked();
      await accept.click();
      await expect(main).toContainText('You accepted part of this quote.');
      await expect(box).toContainText('Accepted: line 1. Left out: line 2.');
      await expect(box.locator('h2')).toHaveText('$375.00');
      await expect(kit).toContainText('Not accepted: not in this total');
      await expect(main).toContainText('PO 88213');
      await expect(accept).toHaveCount(0);
      expect(await mailAbout(number, 'You accepted part of the quote')).toContain('$375.00');
      expect(() => answerByCommand(number, 'withdrawn', '--words', 'x')).toThrow(/cannot become closed/);
      if (script === 'with') await expectFitsWithTextSpacing(page, 320);
    });
  });
}

test('an expired reply leads to a new request, a withdrawn one says why', async ({ page, request }) => {
  const { number, url } = await sendQuote(request, email);
  await answerByProtocol(request, number, {
    status: 'answered',
    answer_lines: [{ line: 1, unit_price: 1 }],
    valid_until: '2026-01-31',
  });
  await page.goto(url);
  const main = page.getByRole('main');
  await expect(main).toContainText('This quote has expired. It was valid until January 31, 2026.');
  await expect(main.getByRole('button', { name: 'Accept selected lines' })).toHaveCount(0);
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Ask again' }).click();
  await expect(main).toContainText('You asked again.');
  answerByCommand(number, 'withdrawn', '--words', 'The compound is discontinued.');
  await page.reload();
  await expect(main).toContainText('This quote is closed. The compound is discontinued.');
  await expectAccessible(page);
});

test.describe('a message without text', () => {
  test.use({ expectedErrors: [/422/] });

  test('returns with instructions', async ({ page, request }) => {
    const { url } = await sendQuote(request, email);
    await page.goto(url);
    const main = page.getByRole('main');
    // The browser itself would require text: this is only spaces.
    await main.getByRole('textbox', { name: 'Ask about this quote' }).fill('   ');
    await main.getByRole('button', { name: 'Send message' }).click();
    await expect(main).toContainText('Write what you would like to know or change');
    await expectAccessible(page);
  });
});

for (const script of ['with', 'without']) {
  test.describe(`${script} JavaScript`, () => {
    test.use({ javaScriptEnabled: script === 'with', expectedErrors: [/422/] });

    test("a mailed link opens the visitor's quotes once", { tag: '@once' }, async ({ page, request }) => {
      const { number } = await sendQuote(request, email);
      await page.goto('/quotes');
      const main = page.getByRole('main');
      if (script === 'with') await expectAccessible(page);
      await field(main, 'Email').fill(email);
      await main.getByRole('button', { name: 'Mail me a link' }).click();
      await expect(main).toContainText('we mailed a link to it');
      const link = linkIn(await mailAbout(email, 'asked to see the quote requests'));
      await page.goto(link);
      await expectNoSidewaysScroll(page);
      await main.getByRole('button', { name: 'Show my quotes' }).click();
      await expect(main.getByRole('link', { name: number, exact: true })).toBeVisible();
      if (script === 'with') await expectAccessible(page);
      await main.getByRole('link', { name: number, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
      await page.goto(link);
      await main.getByRole('button', { name: 'Show my quotes' }).click();
      await expect(main).toContainText('This link no longer works');
    });
  });
}

test('the form for a link to quotes names an incomplete address without leaving the page', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/quotes');
  const main = page.getByRole('main');
  await formAwake(main.locator('form'));
  await field(main, 'Email').fill('ada@plant');
  await main.getByRole('button', { name: 'Mail me a link' }).click();
  await expect(main).toContainText('Enter a full address, like name@company.com');
  await expect(field(main, 'Email')).toBeFocused();
  await expectAccessible(page);
});

test('the PDF of a quote is named after its number', { tag: '@once' }, async ({ request }) => {
  const { number, url } = await sendQuote(request, email);
  const answer = await request.get(`${url}/quote.pdf`);
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'content-disposition': `inline; filename="${number}.pdf"`,
  });
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
});
