import type { Browser, Page } from '@playwright/test';
import type { Role } from '../../../src/domain/site/staff/roles.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { answerByCommand, sendQuote } from '../support/staff-quotes.ts';
import { joinedByLink, runStaff, DESK_SITE as SITE } from '../support/staff-session.ts';
import { expect, test } from '../support/test.ts';

// Each test enrolls a person and runs commands.
test.describe.configure({ timeout: 180_000 });

let people: string[] = [];
test.afterEach(async () => {
  for (const email of people) await runStaff('remove', email).catch(() => undefined);
  people = [];
});

/** Adds a person, who joins by emailed links on a new device. */
const joined = async (
  browser: Browser,
  role: Role,
  options: { readonly javaScriptEnabled: boolean; readonly viewport: { width: number; height: number } | null },
): Promise<Page> => {
  const { page, email } = await joinedByLink(browser, role, options);
  people.push(email);
  return page;
};

/** A customer that no other test has. */
const newCustomer = (): string => `inbox-${crypto.randomUUID()}@plant.example`;

test.beforeEach(async ({ context }) => {
  const number = () => Math.floor(Math.random() * 256);
  await context.setExtraHTTPHeaders({ 'CF-Connecting-IP': `10.${number()}.${number()}.${number()}` });
});

const rowOf = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number });

test('a request is taken, followed up and lost by keyboard, and each change can be undone', async ({
  browser,
  request,
  viewport,
}) => {
  const customer = newCustomer();
  const first = await sendQuote(request, customer, ['seal kit, pump CR-32']);
  const second = await sendQuote(request, customer);
  const page = await joined(browser, 'sales', { javaScriptEnabled: true, viewport });
  await page.goto(`/desk/quotes?q=${encodeURIComponent(customer)}`);
  await expect(page.getByRole('table', { name: '2 quotes' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect(rowOf(page, first.number)).toContainText('1 unmatched');
  await expect(rowOf(page, first.number)).toContainText('Resolve 1 line');

  // The newest is first; J moves to the older one, whose preview follows.
  await page.keyboard.press('j');
  await expect(rowOf(page, first.number)).toHaveAttribute('aria-current', 'true');
  if ((viewport?.width ?? 0) > 1024)
    await expect(page.getByRole('complementary', { name: `Preview of ${first.number}` })).toContainText(
      '“seal kit, pump CR-32”',
    );

  await page.keyboard.press('a');
  await expect(page.getByRole('status').filter({ hasText: '1 quote assigned.' })).toBeVisible();
  await expect(rowOf(page, first.number).getByRole('button', { name: 'Take' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, first.number).getByRole('button', { name: 'Take' })).toBeVisible();

  await page.keyboard.press('j');
  await page.keyboard.press('f');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Date').fill('2027-03-01');
  await dialog.getByLabel('Note').fill('Vendor answer due');
  await dialog.getByRole('button', { name: 'Save follow-up' }).click();
  await expect(rowOf(page, first.number)).toContainText('Vendor answer due, Mar 1');

  // Both are marked lost for one reason, chosen by its digit.
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.keyboard.press('l');
  await expectAccessible(page);
  await page.keyboard.press('2');
  await dialog.getByRole('button', { name: 'Mark lost' }).click();
  await expect(page.getByText('2 quotes marked lost.')).toBeVisible();
  await expect(rowOf(page, second.number)).toContainText('Ship time');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, second.number)).toContainText('In review');

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('mark lost');
  await page.keyboard.press('Escape');
  await page.keyboard.press('9');
  await expect(page).toHaveURL(/tab=lost/);
  await page.keyboard.press('k');
});

test('a new request is offered without moving the rows', async ({ browser, request, viewport }) => {
  const page = await joined(browser, 'sales', { javaScriptEnabled: true, viewport });
  await page.clock.install();
  const customer = newCustomer();
  await page.goto(`/desk/quotes?q=${encodeURIComponent(customer)}`);
  const { number } = await sendQuote(request, customer);
  await page.clock.runFor(31_000);
  await expect(page.getByRole('status').filter({ hasText: 'new request' })).toContainText('The list keeps its order');
  await expect(rowOf(page, number)).toHaveCount(0);
  await page.keyboard.press('r');
  await expect(rowOf(page, number)).toBeVisible();
});

test('a quote is assigned and lost without JavaScript, and the customer reads that it is closed', {
  tag: '@once',
}, async ({ browser, request, page: customerPage, viewport }) => {
  const customer = newCustomer();
  const { number, url } = await sendQuote(request, customer);
  answerByCommand(number, 'answered', '--price', '1=1.25', '--words', 'All priced.');
  await customerPage.goto(url);
  const page = await joined(browser, 'sales', { javaScriptEnabled: false, viewport });
  await page.goto(`/desk/quotes?q=${encodeURIComponent(customer)}`);
  const row = rowOf(page, number);
  await expect(row).toContainText('Viewed');
  await row.getByRole('button', { name: `Take ${number}` }).click();
  await expect(page.getByText('1 quote assigned.')).toBeVisible();
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Mark lost' }).click();
  await expect(page.getByRole('heading', { name: `Why was ${number} lost?` })).toBeVisible();
  await page.getByLabel('Note').fill('Bought in Ohio');
  await page.getByLabel('Bought elsewhere').check();
  await page.getByRole('button', { name: 'Mark lost' }).click();
  await expect(row).toContainText('Lost');

  await customerPage.reload();
  const main = customerPage.getByRole('main');
  await expect(main).toContainText('This quote is closed.');
  await expect(main).not.toContainText('Ohio');
  await expect(main.getByRole('button', { name: 'Accept selected lines' })).toHaveCount(0);

  const file = await page.request.get(`${SITE}/desk/quotes/export.csv?q=${encodeURIComponent(customer)}`);
  expect(await file.text()).toMatch(new RegExp(`${number},.*,Lost,.*,Bought elsewhere,`));
});

test('a viewer reads the list and the month, and changes nothing', { tag: '@once' }, async ({
  browser,
  request,
  viewport,
}) => {
  const customer = newCustomer();
  const { number } = await sendQuote(request, customer);
  const page = await joined(browser, 'viewer', { javaScriptEnabled: true, viewport });
  await page.goto(`/desk/quotes?q=${encodeURIComponent(customer)}`);
  await expect(rowOf(page, number)).toBeVisible();
  await expect(page.getByText('View only')).toBeVisible();
  for (const name of ['Take', 'Mark lost', 'New quote', 'Export CSV'])
    await expect(page.getByText(name)).toHaveCount(0);
  await page.goto('/desk/quotes?tab=open&owner=mine&late=1&q=nothing-has-this');
  await expect(
    page.getByRole('heading', { name: 'No quotes match “nothing-has-this, mine, past reply goal”' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.goto('/desk/quotes/month');
  await expect(page.getByText('Requested').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const refused = await page.request.post(`${SITE}/desk/quotes/owner`, {
    headers: { Origin: SITE },
    form: { take: '1.0' },
  });
  expect(refused.status()).toBe(403);
});
