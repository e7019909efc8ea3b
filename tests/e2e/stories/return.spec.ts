import { REMEMBERED_QUOTES_KEY } from '../../../src/domain/site/storage-keys.ts';
import { textOfPdf } from '../../support/files/read-pdf.ts';
import { lineOf, openCartWith } from '../support/cart-page.ts';
import { pricedParts } from '../support/catalog.ts';
import { field } from '../support/form-page.ts';
import { expect, test } from '../support/test.ts';

test('a buyer returns the next day on the same device, without the email', { tag: ['@core', '@phone'] }, async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const [part] = await pricedParts(request, 1);
  if (!part) throw new Error('A part is needed.');
  const email = `return-${Date.now()}-${Math.floor(Math.random() * 1e6)}@plant.example`;
  const send = async (): Promise<void> => {
    await openCartWith(page, [lineOf(part, 300)]);
    await page.getByRole('complementary', { name: 'Summary' }).getByRole('button', { name: 'Request a quote' }).click();
  };
  const dialog = page.getByRole('dialog', { name: 'Request a quote' });

  await send();
  await expect(field(dialog, 'Name')).toBeFocused();
  await expect(field(dialog, 'Name')).toHaveValue('');
  await field(dialog, 'Name').fill('R. Okafor');
  await field(dialog, 'Email').fill(email);
  await field(dialog, 'PO number').fill('PO-88213');
  await field(dialog, 'Needed by').fill('2027-02-26');
  await field(dialog, 'Ship-to country').fill('United States');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
  const box = page.getByRole('checkbox', { name: /^Remember this request/ });
  await expect(box).not.toBeChecked();
  await box.check();
  const number = /Q-\d{4}-\d{6,}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';
  // The checkbox may get its JavaScript after it was checked.
  await page.waitForFunction(([key, text]) => localStorage.getItem(key)?.includes(text), [
    REMEMBERED_QUOTES_KEY,
    number,
  ] as const);

  await test.step('the header leads to the request, its page and its PDF', async () => {
    await page.goto('/quotes');
    await page.getByRole('link', { name: number }).click();
    await expect(page.getByRole('main')).toContainText(number);
    for (const text of ['PO-88213', '2027-02-26', 'United States'])
      await expect(page.getByRole('main')).toContainText(text);
    const file = await request.get(`${new URL(page.url()).pathname}/quote.pdf`);
    expect(await textOfPdf(await file.body())).toContain('PO-88213');
  });

  await test.step('the next request has the contact details, and is remembered too', async () => {
    await send();
    await expect(field(dialog, 'Name')).toHaveValue('R. Okafor');
    await expect(field(dialog, 'Email')).toHaveValue(email);
    await expect(field(dialog, 'PO number')).toHaveValue('');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(box).toBeChecked();
  });

  await test.step('all of it can be forgotten', async () => {
    await page.goto('/quotes');
    const list = page.getByRole('listitem').filter({ hasText: 'Q-' });
    await expect(list).toHaveCount(2);
    await page.getByRole('button', { name: `Forget ${number}` }).click();
    await page
      .getByRole('button', { name: /^Forget Q-/ })
      .first()
      .click();
    await expect(list).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('canyon-quotes'))).toBeNull();
  });
});
