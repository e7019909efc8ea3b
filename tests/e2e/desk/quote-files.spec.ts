import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { mailAbout } from '../support/local-mail.ts';
import { sendQuote } from '../support/staff-quotes.ts';
import { DESK_SITE, signedInStaff } from '../support/staff-session.ts';
import { expect, test } from '../support/test.ts';

const pdf = (words: string): Buffer => Buffer.from(`%PDF-1.7\n${words}\n%%EOF\n`);
const chosen = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

const emailOf = (): string => `plant-${crypto.randomUUID()}@plant.example`;

const reviewAndSend = async (desk: Page): Promise<void> => {
  await desk.getByRole('button', { name: 'Review and send' }).click();
  await desk.getByRole('button', { name: 'Send R1' }).click();
  await expect(desk.locator('b', { hasText: 'R1 sent today' }).first()).toBeVisible();
};

test('staff attach files, and the customer downloads the same bytes', { tag: '@once' }, async ({
  browser,
  page,
  request,
}) => {
  test.slow();
  const email = emailOf();
  const { number } = await sendQuote(request, email);
  const desk = await signedInStaff(browser, { name: 'Mara Ellison', role: 'sales' });
  await desk.goto(`/desk/quotes/${number}`);
  await desk.getByRole('textbox', { name: /^Note to customer/ }).fill('See the drawing.');
  const files = desk.getByRole('region', { name: 'Files for the customer' });
  const field = files.getByLabel('Choose files');

  await field.setInputFiles(chosen('setup.exe', Buffer.from('MZ')));
  await expect(files.getByRole('alert')).toContainText('attach PDF, STEP, DXF, PNG or JPG');
  await expect(field).toHaveValue('');

  const drawing = pdf('A drawing of the gland');
  await field.setInputFiles([chosen('gland.pdf', drawing), chosen('report.pdf', pdf('A report'))]);
  await expect(files.getByRole('link', { name: 'report.pdf, 1 KB' })).toBeVisible();
  await expect(desk.getByRole('textbox', { name: /^Note to customer/ })).toHaveValue('See the drawing.');
  await files.getByRole('button', { name: 'Move report.pdf up' }).click();
  await expect(files.getByLabel('Name of file 1')).toHaveValue('report.pdf');
  await files.getByRole('button', { name: 'Remove report.pdf' }).click();
  await expect(files.getByLabel('Name of file 1')).toHaveValue('gland.pdf');
  await files.getByLabel('Name of file 1').fill('Drawing of the gland');
  await expect(desk.locator('[data-saved]')).toContainText('Saved');
  await expectAccessible(desk);
  await desk.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(desk);
  await desk.setViewportSize({ width: 1280, height: 900 });
  await desk.getByRole('link', { name: 'Preview of R1' }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toContainText(number);
  await expect(desk.getByText('See the drawing.').first()).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('link', { name: 'Back to the draft' }).click();
  await reviewAndSend(desk);

  const mail = await mailAbout(number, 'Your quote is ready');
  await page.goto(/\/quotes\/[0-9a-f]{32}/.exec(mail)?.[0] ?? '');
  const link = page.getByRole('link', { name: /^Drawing of the gland PDF, 1 KB/ });
  const path = new URL((await link.getAttribute('href')) ?? '').pathname;
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('gland.pdf');
  expect(await readFile(await download.path())).toEqual(drawing);
  const response = await request.get(path);
  expect([response.status(), response.headers()['cache-control']]).toEqual([200, 'private, no-store']);
  expect((await request.get(`${path.slice(0, -1)}0`)).status()).toBe(404);
});

test('without JavaScript, a file is uploaded together with what was typed', { tag: '@once' }, async ({
  browser,
  request,
}) => {
  const { number } = await sendQuote(request, emailOf());
  const signedIn = await signedInStaff(browser, { name: 'Mara Ellison', role: 'sales' });
  const context = await browser.newContext({ baseURL: DESK_SITE, javaScriptEnabled: false });
  await context.addCookies(await signedIn.context().cookies());
  const desk = await context.newPage();
  await desk.goto(`/desk/quotes/${number}`);
  await desk.getByRole('textbox', { name: /^Note to customer/ }).fill('See the drawing.');
  const field = desk.getByLabel('Choose files');
  await field.setInputFiles(chosen('gland.pdf', Buffer.from('<html>')));
  await desk.getByRole('button', { name: 'Upload files' }).click();
  await expect(desk.getByText('gland.pdf is not what its name says')).toBeVisible();
  await expect(desk.getByRole('textbox', { name: /^Note to customer/ })).toHaveValue('See the drawing.');
  await field.setInputFiles(chosen('gland.pdf', pdf('A drawing')));
  await desk.getByRole('button', { name: 'Upload files' }).click();
  await expect(desk.getByRole('link', { name: 'gland.pdf, 1 KB' })).toBeVisible();
  await expect(desk.getByRole('textbox', { name: /^Note to customer/ })).toHaveValue('See the drawing.');
  await reviewAndSend(desk);
  await expect(desk.getByRole('link', { name: 'gland.pdf, 1 KB' })).toBeVisible();
});
