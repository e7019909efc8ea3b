import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { expectBadge, lineOf, openCartWith, storedItems } from '../support/cart-page.ts';
import { pricedParts } from '../support/catalog.ts';
import { expectedTotal } from '../support/expected-price.ts';
import { field, fillContact } from '../support/form-page.ts';
import { awake } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

type Page = Parameters<typeof awake>[0];

const openRequest = async (page: Page) => {
  await page.getByRole('complementary', { name: 'Summary' }).getByRole('button', { name: 'Request a quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a quote' });
  await expect(dialog).toBeVisible();
  return dialog;
};

test('the cart becomes a numbered request that can be printed, copied and opened again', { tag: '@core' }, async ({
  page,
  request,
}) => {
  const [first, second] = await pricedParts(request, 2);
  if (!first || !second) throw new Error('Two parts are needed.');
  await openCartWith(page, [{ ...lineOf(first, 300), note: 'Bag in lots of 50' }, lineOf(second, 5)]);
  const dialog = await openRequest(page);
  await expect(dialog).toContainText('2 lines of your quote cart');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(field(dialog, 'Name')).toBeFocused();
  await expect(dialog).toContainText('Enter your name');
  await expectAccessible(page);
  await fillContact(dialog);
  await field(dialog, 'Company').fill('Plant 4');
  await dialog.getByRole('button', { name: 'Send request' }).click();

  await expect(page).toHaveURL(/\/quotes\/[0-9a-f]{32}\/sent$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
  const lines = page.getByRole('table', { name: 'Lines of the quote' });
  const line = lines.getByRole('row').filter({ hasText: first.row.name });
  await expect(line).toContainText(expectedTotal(first.pricing, 300));
  await expect(line).toContainText('Bag in lots of 50');
  await expect(lines.getByRole('row').filter({ hasText: second.row.name })).toContainText(
    expectedTotal(second.pricing, 5),
  );
  await expect(page.getByRole('main')).toContainText('r.okafor@plant.example');
  const next = page.getByRole('region', { name: 'What happens next' });
  await expect(next.getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('main')).toContainText(/Your quote number is Q-\d{4}-\d{6,}\./);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectBadge(page, 0);
  expect(await storedItems(page)).toEqual([]);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  await expect(line).toBeVisible();
});

test.describe('when the server does not respond', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('keeps cart and input, offers mail as a fallback, and a retry works', async ({ page, request }) => {
    const [part] = await pricedParts(request, 1);
    if (!part) throw new Error('A part is needed.');
    await openCartWith(page, [lineOf(part, 300)]);
    const dialog = await openRequest(page);
    await fillContact(dialog);
    await page.route('**/api/quotes', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(dialog).toContainText('Your cart and what you typed are kept');
    await expect(dialog.getByRole('link', { name: 'Send the lines by email instead' })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    await expect(field(dialog, 'Name')).toHaveValue('R. Okafor');
    expect(await storedItems(page)).toHaveLength(1);
    await page.unroute('**/api/quotes');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(page).toHaveURL(/\/quotes\//);
  });
});

test.describe('when the server rejects the request', () => {
  test.use({ expectedErrors: [/status of (?:403|413|429|503)/] });

  test('the dialog says why, how long to wait, and that cart and input are preserved', async ({ page, request }) => {
    const [part] = await pricedParts(request, 1);
    if (!part) throw new Error('A part is needed.');
    await openCartWith(page, [lineOf(part, 300)]);
    const dialog = await openRequest(page);
    await fillContact(dialog);
    for (const [status, why] of [
      [403, 'only from pages of this site'],
      [413, 'larger than the server takes'],
      [429, 'Try again in 42 seconds.'],
      [503, 'The server has a problem right now.'],
    ] as const) {
      await page.route('**/api/quotes', (route) =>
        route.fulfill({ status, headers: { 'Retry-After': status === 429 ? '42' : '' }, json: { title: 'No.' } }),
      );
      await dialog.getByRole('button', { name: 'Send request' }).click();
      await expect(dialog.locator('[data-failed]')).toContainText(why);
      await expect(dialog.locator('[data-failed]')).toContainText('Your cart and what you typed are kept.');
      await expect(field(dialog, 'Name')).toHaveValue('R. Okafor');
      await page.unroute('**/api/quotes');
    }
  });
});

test('a typed but unsaved note is part of the request', async ({ page, request }) => {
  const [part] = await pricedParts(request, 1);
  if (!part) throw new Error('A part is needed.');
  await openCartWith(page, [lineOf(part, 300)]);
  await page.getByRole('button', { name: /^Add a note/ }).click();
  await page.getByRole('textbox', { name: /^Note for/ }).fill('Bag in lots of 100');
  const dialog = await openRequest(page);
  await fillContact(dialog);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(/\/quotes\/[0-9a-f]{32}\/sent$/);
  await expect(page.getByRole('table', { name: 'Lines of the quote' })).toContainText('Bag in lots of 100');
});

test('the dialog closes with Escape and restores the focus', async ({ page, request }) => {
  const [part] = await pricedParts(request, 1);
  if (!part) throw new Error('A part is needed.');
  await openCartWith(page, [lineOf(part, 300)]);
  const dialog = await openRequest(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('complementary', { name: 'Summary' }).getByRole('button')).toBeFocused();
});

test('the form for one part offers to send the cart instead', async ({ page, request }) => {
  const [part] = await pricedParts(request, 1);
  if (!part) throw new Error('A part is needed.');
  await openCartWith(page, [lineOf(part, 300)]);
  await page.goto('/request-a-quote');
  await expect(page.getByRole('main')).toContainText('Your quote cart holds 1 line.');
  await page.getByRole('link', { name: 'Send the cart instead' }).click();
  await awake(page);
  await expect(page.getByRole('dialog', { name: 'Request a quote' })).toBeVisible();
});

test.describe('an unknown URL', () => {
  test.use({ expectedErrors: [/404/] });

  test('returns 404', async ({ page }) => {
    const answer = await page.goto(`/quotes/${'0'.repeat(32)}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
