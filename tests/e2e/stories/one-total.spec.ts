import { textOfPdf } from '../../support/files/read-pdf.ts';
import { cartLine, quantityOf } from '../support/cart-page.ts';
import { field } from '../support/form-page.ts';
import { awake, isNarrow } from '../support/islands.ts';
import { mailAbout } from '../support/local-mail.ts';
import { chips, expectParameters, nameLinks, openStore, priceLink, rows, toolbar } from '../support/store-page.ts';
import { expect, test } from '../support/test.ts';

const PIECES = 200;
const TOTAL = /\$[\d,]+\.\d\d/;

test('the cheapest 200 rings for a 1 in shaft in water cost the same from the store to the quote', {
  tag: ['@core', '@phone'],
}, async ({ page, request }) => {
  test.setTimeout(120_000);
  await test.step('a search in words leads to the gland designer, which names the size', async () => {
    await page.goto('/search?query=ring+for+a+1+in+shaft+in+water');
    await page.getByRole('main').getByRole('link', { name: 'Gland designer', exact: true }).click();
    await page.waitForURL(/gland-designer\?kind=rod&unit=in/);
    await expect(page.getByRole('main')).toContainText('AS568-214');
  });

  await test.step('the store keeps the medium', async () => {
    await openStore(page, 'search=as568-214+water');
    await page
      .getByRole('link', { name: /Use as filters/ })
      .first()
      .click();
    await expectParameters(page, { size: 'AS568-214', media: 'water' });
    await expect(chips(page)).toContainText('AS568-214');
    await expect(chips(page)).toContainText('Water');
  });

  let name = '';
  let total = '';
  await test.step('1: the row of the store, cheapest first', async () => {
    const quantity = toolbar(page).getByRole('textbox', { name: 'Quantity' });
    await quantity.fill(String(PIECES));
    await quantity.press('Enter');
    await expectParameters(page, { size: 'AS568-214', media: 'water', quantity: '200' });
    await openStore(page, `size=AS568-214&media=water&quantity=${PIECES}&sortBy=price:asc`);
    name = (await nameLinks(page).first().textContent()) ?? '';
    total = TOTAL.exec((await rows(page).first().locator('.part-row-note').first().textContent()) ?? '')?.[0] ?? '';
    expect(total).not.toBe('');
  });

  await test.step('2: the pricing popup', async () => {
    await priceLink(page, name).click();
    const dialog = page.getByRole('dialog', { name: `${name} Pricing` });
    await expect(dialog).toContainText(total);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('3: the page of the part', async () => {
    await nameLinks(page).first().click();
    await page.waitForURL(`**/product/${name.toLowerCase()}?quantity=${PIECES}`);
    await awake(page);
    const pricing = page.getByRole('region', { name: 'Pricing' });
    await expect(pricing).toContainText(total);
    await pricing
      .getByRole('button', { name: new RegExp(`^Add to quote cart: ${PIECES} pieces`) })
      .first()
      .click();
  });

  await test.step('4: the cart', async () => {
    await page.waitForURL('**/cart');
    await expect(quantityOf(page, name)).toHaveValue(String(PIECES));
    await expect(cartLine(page, name)).toContainText(total);
    await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText(total);
  });

  const email = `water-${Date.now()}-${isNarrow(page) ? 'phone' : 'desktop'}@plant.example`;
  await test.step('5: the sent request and its mail', async () => {
    await page.getByRole('complementary', { name: 'Summary' }).getByRole('button', { name: 'Request a quote' }).click();
    const dialog = page.getByRole('dialog', { name: 'Request a quote' });
    await field(dialog, 'Name').fill('R. Okafor');
    await field(dialog, 'Email').fill(email);
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Lines of the quote' })).toContainText(total);
    const number = /Q-\d{4}-\d{6,}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';
    expect(await mailAbout(number, 'We received your request')).toContain(total);
    expect(await mailAbout(number, 'New quote request')).toContain(total);
  });

  await test.step('6: the page and the PDF of the quote', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Open the quote' }).click();
    await expect(page.getByRole('table', { name: 'Lines of the quote' })).toContainText(total);
    const file = await request.get(`${new URL(page.url()).pathname}/quote.pdf`);
    const text = await textOfPdf(await file.body());
    expect(text).toContain(name);
    expect(text).toContain(total);
  });
});
