import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { deliverMail } from '../../../src/tools/mail/deliver-mail.ts';
import { writeMail } from '../../../src/tools/mail/write-mail.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { field } from '../support/form-page.ts';
import { mailAbout, replyAddressOf } from '../support/local-mail.ts';
import { PORT } from '../support/ports.ts';
import { sendQuote } from '../support/staff-quotes.ts';
import { joinedByLink } from '../support/staff-session.ts';
import { expect, test } from '../support/test.ts';

const SITE = `http://localhost:${PORT}`;
const PDF = Buffer.from('%PDF-1.7\nA drawing\n%%EOF\n');

const unique = (): string => crypto.randomUUID().slice(0, 8);

/** Sends the form for custom parts with a file, and returns what staff look for. */
const sendForm = async (browser: Browser, javaScriptEnabled: boolean): Promise<{ email: string; words: string }> => {
  const sent = { email: `r.okafor.${unique()}@plant.example`, words: `Ring for pump ${unique()}, see the drawing.` };
  const context = await browser.newContext({ baseURL: SITE, javaScriptEnabled });
  const page = await context.newPage();
  await page.goto('/custom-o-rings');
  const form = page.locator('form[action="/api/forms/CustomPartRequestForm"]');
  await field(form, 'Name').fill('R. Okafor');
  await field(form, 'Email').fill(sent.email);
  await field(form, 'Kind of part').selectOption('Molded part');
  await field(form, 'Quantity').fill('500');
  await form.locator('textarea').fill(sent.words);
  await form.locator('input[type=file]').setInputFiles({ name: 'ring.pdf', mimeType: 'application/pdf', buffer: PDF });
  // Until its code is loaded, the browser sends the form itself and shows the thank-you page.
  if (javaScriptEnabled) await expect(form).toHaveJSProperty('noValidate', true);
  await form.getByRole('button', { name: 'Send the request' }).click();
  if (javaScriptEnabled) await expect(form.getByRole('status')).toContainText('Thanks!', { timeout: 30_000 });
  else await expect(page).toHaveURL(/thank-you/);
  await context.close();
  return sent;
};

const replyByMail = (from: string, to: string, text: string): Promise<void> =>
  deliverMail(PORT, { from, to, raw: writeMail({ from, to, text, attachments: [{ name: 'a.pdf', content: PDF }] }) });

const openMessage = async (page: Page, email: string): Promise<void> => {
  await page.goto(`/desk/messages?tab=all&q=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name: /^M-\d{4}-/ }).click();
  await expect(page.getByRole('heading', { name: /^M-\d{4}-/, level: 1 })).toBeVisible();
};

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript';
  test(`${how}, sales replies to a form by mail, the customer replies by mail, and sales marks it done`, async ({
    browser,
  }) => {
    // Two people, a form, two emails and a dozen pages.
    test.slow();
    const { email, words } = await sendForm(browser, javaScriptEnabled);
    const { page } = await joinedByLink(browser, 'sales', { javaScriptEnabled });

    await page.goto('/desk/messages');
    await page.getByLabel('Search names').fill(email);
    await page.getByRole('button', { name: 'Search' }).click();
    const row = page.getByRole('row', { name: new RegExp(words) });
    await expect(row).toContainText('New');
    await expect(row).toContainText('1 file');
    await expectNoSidewaysScroll(page);
    if (javaScriptEnabled) await expectAccessible(page);
    await row.getByRole('button', { name: /^Take/ }).click();
    await expect(row.getByRole('button', { name: /^Take/ })).toHaveCount(0);

    await row.getByRole('link').click();
    await expect(page.getByText(words)).toBeVisible();
    const download = await page.request.get(`${page.url()}/files/0/1`);
    expect(download.headers()['content-type']).toBe('application/octet-stream');
    expect(download.headers()['content-disposition']).toMatch(/^attachment/);
    expect(await download.body()).toEqual(PDF);
    await expectNoSidewaysScroll(page);
    if (javaScriptEnabled) await expectAccessible(page);

    await page.getByRole('textbox', { name: 'Internal note' }).fill('Nordwerk buys from this plant.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByText('Nordwerk buys from this plant.')).toBeVisible();
    const reply = `FKM 75 fits, see ${unique()}.`;
    await page.getByLabel('Reply', { exact: true }).fill(reply);
    await page.getByRole('button', { name: 'Send and mark done' }).click();
    await expect(page.getByRole('list').getByText(reply)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();

    const mail = await mailAbout('Reply to your message', reply);
    expect(mail).not.toContain('Nordwerk');
    const address = replyAddressOf(mail);
    await replyByMail(email, address, `Thanks, and for 90 bar?\n\nOn Nov 23, 2026, Canyon Seals wrote:\n> ${reply}\n`);
    await replyByMail(`other.${email}`, address, 'Ship it to my address.');

    await openMessage(page, email);
    const thread = page.getByRole('region', { name: /^Replies/ });
    await expect(thread.getByText('Thanks, and for 90 bar?')).toBeVisible();
    await expect(thread.getByRole('listitem').filter({ hasText: 'Ship it' })).toContainText('From another address');
    await expect(page.getByText('Reply needed')).toBeVisible();
    await page.getByRole('button', { name: 'Mark done', exact: true }).click();
    await expect(page.getByText('Marked as done.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Spam' }).click();
    await expect(page.getByText('Moved to spam.')).toBeVisible();
    await page.getByRole('button', { name: 'Not spam' }).click();
    await expect(page.getByRole('button', { name: 'Mark done', exact: true })).toBeVisible();
  });
}

test('the keyboard moves through the list, opens a message, replies and goes back', async ({ browser }) => {
  const { email } = await sendForm(browser, false);
  const { page } = await joinedByLink(browser, 'sales');
  await page.goto(`/desk/messages?tab=open&q=${encodeURIComponent(email)}`);
  await page.keyboard.press('j');
  await expect(page.locator('tr[aria-current]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^M-/ })).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByLabel('Reply', { exact: true })).toBeFocused();
  await page.keyboard.type('dnau and nothing else happens');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('list').getByText('dnau and nothing else happens')).toBeVisible();
  await page.locator('h1').click();
  await page.keyboard.press('d');
  await expect(page.getByText('Marked as done.')).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
});

test('a form whose hidden field was filled in is suspect, and a viewer changes nothing', { tag: '@once' }, async ({
  browser,
  request,
}) => {
  const email = `program.${unique()}@plant.example`;
  await request.post(`${SITE}/api/forms/ContactUsForm`, {
    headers: { Origin: SITE },
    form: { name: 'Program', email, message: 'Buy links', _website: 'https://evil.example' },
  });
  const { page: viewer } = await joinedByLink(browser, 'viewer');
  await viewer.goto(`/desk/messages?q=${encodeURIComponent(email)}`);
  await expect(viewer.getByText('No message matches these filters')).toBeVisible();
  await viewer.getByRole('link', { name: /Suspect/ }).click();
  await viewer.getByRole('link', { name: /^M-/ }).click();
  await expect(viewer.getByText('View only')).toBeVisible();
  await expect(viewer.getByLabel('Reply', { exact: true })).toHaveCount(0);

  const { page: sales } = await joinedByLink(browser, 'sales');
  await openMessage(sales, email);
  await sales.getByRole('button', { name: 'Not suspect' }).click();
  await expect(sales.getByText('Moved to open.')).toBeVisible();
});

/** Replies to a mail about a quote, as the customer does. */
const replyToQuote = async (request: APIRequestContext, email: string): Promise<string> => {
  const { url } = await sendQuote(request, email, [`Kit ${email}`]);
  const address = replyAddressOf(await mailAbout('Request received', new URL(url, SITE).pathname));
  await replyByMail(email, address, 'Can you ship by Friday?');
  return new URL(url, SITE).pathname;
};

test('a mail reply about a quote is a message on its page', { tag: '@once' }, async ({ page, request }) => {
  const path = await replyToQuote(request, `r.okafor.${unique()}@plant.example`);
  await page.goto(path);
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Can you ship by Friday?')).toBeVisible();
});
