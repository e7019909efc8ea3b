import { PUMP_BOM } from '../../support/files/pump-bom.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { mailAbout } from '../support/local-mail.ts';
import { sendQuote } from '../support/staff-quotes.ts';
import { DESK_SITE, signedInStaff } from '../support/staff-session.ts';
import { expect, test } from '../support/test.ts';

/** The messy list of a maintenance planner as people paste it into an email. */
const LIST = PUMP_BOM.slice(0, 62)
  .map(({ text, quantity }) => (quantity === '' ? text : `${text} | ${quantity}`))
  .join('\n');

const emailOf = (): string => `plant-${crypto.randomUUID()}@plant.example`;

test('a pasted list of 62 lines becomes R1, a message R2, and an acceptance with an order number', async ({
  browser,
  page,
}, { project }) => {
  test.setTimeout(150_000);
  const email = emailOf();
  const { viewport } = project.use;
  const options = viewport == null ? {} : { viewport };
  const desk = await signedInStaff(browser, { name: 'Mara Ellison', role: 'sales', options });
  await desk.goto('/desk/quotes/new');
  await desk.getByLabel('One line per part, with its quantity').fill(LIST);
  await desk.getByLabel('Name', { exact: true }).fill('J. Lindqvist');
  await desk.getByLabel('Email').fill(email);
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Create quote' }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(/^Q-\d{4}-\d{6}$/);
  const number = (await desk.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(desk.getByText('R1 draft', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(desk);

  // The first line of a part: price and discount follow each other.
  const first = desk.locator('tr[data-line="1"]');
  await first.getByLabel('Discount in percent, line 1').fill('5');
  const price = await first.getByLabel('Our price, line 1').inputValue();
  expect(Number(price)).toBeGreaterThan(0);
  await expect(desk.locator('[data-saved]')).toContainText('Saved');

  // Every line in words is resolved: the first by its first part, one as text, all others are not quoted.
  const unmatched = desk.locator('tr.quote-editor-text');
  await expect(desk.locator('[data-blocking]')).toContainText('open');
  const use = desk.getByRole('button', { name: /^Use .* for line/ }).first();
  const before = await unmatched.count();
  expect(before).toBeGreaterThan(3);
  await use.click();
  await expect(unmatched).toHaveCount(before - 1);
  const kit = unmatched.first();
  await kit.getByRole('radio', { name: 'Price as text' }).check();
  await kit.getByLabel('Description on the quote').fill('Seal kit for CR-32 pump');
  await kit.getByLabel('Quantity').fill('12');
  await kit.getByLabel('Unit price').fill('48');
  await kit.getByLabel('Ship days').fill('12');
  // As a person would tick and type, but at once: there are dozens of rows.
  await desk.evaluate(() => {
    const rows = [...document.querySelectorAll('tr.quote-editor-text')].slice(1);
    for (const row of rows) row.querySelector<HTMLInputElement>('input[value="none"]')?.click();
    for (const [column, value] of [
      ['quantity', '10'],
      ['price', '1.35'],
    ]) {
      const fields = `tr:not(.quote-editor-text) input[name$=".${column}"]`;
      for (const field of document.querySelectorAll<HTMLInputElement>(fields)) {
        if (field.value !== '') continue;
        field.value = value ?? '';
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
  });
  await desk.getByRole('textbox', { name: /^Note to customer/ }).fill('Bagged in lots of 100.');
  await desk.getByLabel('Internal note, never sent').fill('Matched price of Sep 14');
  await expect(desk.locator('[data-blocking]')).toBeHidden();
  await desk.getByRole('button', { name: 'Review and send' }).click();
  const dialog = desk.getByRole('dialog', { name: `Send ${number} R1` });
  await expect(dialog.getByRole('article')).toContainText('Bagged in lots of 100.');
  await expect(dialog).toContainText('Every quoted line has a price');
  await dialog.getByRole('button', { name: 'Send R1' }).click();
  await expect(desk.locator('b', { hasText: 'R1 sent today' }).first()).toBeVisible();
  const mail = await mailAbout(number, 'Your quote is ready');
  expect(mail).not.toContain('Matched price');

  // The customer opens the quote and sends a message.
  const href = (await desk.getByRole('link', { name: 'Customer page' }).getAttribute('href')) ?? '';
  await page.goto(href);
  const main = page.getByRole('main');
  await expect(main).toContainText('Seal kit for CR-32 pump');
  await expect(main).toContainText('$576.00');
  await main.getByRole('textbox', { name: 'Ask about this quote' }).fill('Is 4 days possible for line 1?');
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(main.getByRole('region', { name: 'Messages' })).toContainText('Is 4 days possible');

  // Staff reply, and send R2.
  await desk.reload();
  await expect(desk.getByText('Reply needed', { exact: true })).toBeVisible();
  await desk.getByRole('textbox', { name: /^Message to J. Lindqvist/ }).fill('Yes, see R2.');
  await desk.getByRole('button', { name: 'Send message' }).click();
  await expect(desk.getByText('Viewed', { exact: true })).toBeVisible();
  expect(await mailAbout(number, 'Message about your quote')).toContain('Yes, see R2.');
  await desk.getByRole('button', { name: 'Start R2' }).click();
  await expect(desk.getByText('R2 draft', { exact: true })).toBeVisible();
  await desk.getByLabel('Business days, line 1', { exact: true }).fill('4');
  await desk.getByLabel('Discount in percent, line 1', { exact: true }).fill('6');
  await expect(desk.locator('[data-saved]')).toContainText('Saved');
  await desk.keyboard.press('Control+Enter');
  const second = desk.getByRole('dialog', { name: `Send ${number} R2` });
  await expect(second).toContainText('What changed since R1');
  await expect(second).toContainText('Line 1 price');
  await desk.keyboard.press('Control+Enter');
  await expect(desk.locator('b', { hasText: 'R2 sent today' }).first()).toBeVisible();
  const revised = await mailAbout(number, 'Revision 2 of your quote is ready');
  expect(revised).toContain('It replaces R1.');
  expect(revised).toContain(`(${price.startsWith('$') ? price : `$${price}`}`);

  // The old revision stays readable, and the new one is accepted.
  await page.goto(`${href}?revision=1`);
  await expect(main).toContainText('Replaced by R2');
  await expect(main.getByRole('button', { name: 'Accept selected lines' })).toHaveCount(0);
  await page.goto(href);
  await expect(main).toContainText('R2');
  await expect(main).toContainText('What changed since R1');
  await main.getByRole('textbox', { name: 'Your order number' }).fill('PO 88213');
  await main.getByRole('button', { name: 'Accept selected lines' }).click();
  await expect(main).toContainText('You accepted');
  await desk.reload();
  await expect(desk.getByText('Order number PO 88213')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Review and send' })).toHaveCount(0);
  await expectAccessible(desk);
});

test('two people who change the same field compare both values, without JavaScript', { tag: '@once' }, async ({
  browser,
  request,
}) => {
  const { number } = await sendQuote(request, emailOf(), ['seal kit, pump CR-32 × 12']);
  const signedIn = await signedInStaff(browser, { name: 'Mara Ellison', role: 'sales' });
  const context = await browser.newContext({
    baseURL: DESK_SITE,
    javaScriptEnabled: false,
  });
  await context.addCookies(await signedIn.context().cookies());
  await signedIn.goto(`/desk/quotes/${number}?line=1`);
  await expectAccessible(signedIn);
  await expectNoSidewaysScroll(signedIn);
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto(`/desk/quotes/${number}`);
  await other.goto(`/desk/quotes/${number}`);
  await other.getByLabel('Our price, line 1').fill('0.43');
  await other.getByLabel('Business days, line 1').fill('7');
  await other.getByRole('button', { name: 'Save draft' }).click();
  await expect(other.getByText('Saved today')).toBeVisible();
  await one.getByLabel('Our price, line 1').fill('0.42');
  await one.getByRole('textbox', { name: /^Note to customer/ }).fill('Bagged in lots of 100.');
  await one.getByRole('button', { name: 'Save draft' }).click();
  await expect(one.getByText('1 field differs')).toBeVisible();
  await expect(one.getByRole('row', { name: /Line 1, our price/ })).toContainText('0.43');
  await one.getByRole('button', { name: 'Save with these values' }).click();
  await expect(one.getByLabel('Our price, line 1')).toHaveValue('0.42');
  await expect(one.getByLabel('Business days, line 1')).toHaveValue('7');
  await expect(one.getByRole('textbox', { name: /^Note to customer/ })).toHaveValue('Bagged in lots of 100.');

  // The discount is typed, the price computed; then an unmatched line blocks the review.
  await one.getByLabel('Discount in percent, line 1').fill('5');
  await one.getByRole('button', { name: 'Update totals' }).click();
  await expect(one.getByLabel('Discount in percent, line 1')).toHaveValue('5');
  await expect(one.getByLabel('Our price, line 1')).not.toHaveValue('0.42');
  await one.getByRole('button', { name: 'Review and send' }).click();
  await expect(one.getByRole('button', { name: 'Send R1' })).toBeDisabled();
  await expect(one.getByRole('dialog')).toContainText('Line 2 is open.');
});
