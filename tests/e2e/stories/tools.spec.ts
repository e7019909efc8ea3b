import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/accessibility.ts';
import { cartLine, expectBadge, quantityOf } from '../support/cart-page.ts';
import { fillContact } from '../support/form-page.ts';
import { awake, isNarrow } from '../support/islands.ts';
import { nameLinks } from '../support/store-page.ts';
import { expect, test } from '../support/test.ts';

/*
 * Five complete stories: from what an engineer has to the part. Without JavaScript, they end at the form of the part's
 * page.
 */
const GROOVE = [
  ['Bore ⌀', '31.75', '31.80'],
  ['Groove ⌀', '26.06', '26.11'],
  ['Piston ⌀', '31.65', '31.67'],
  ['Width', '4.75', '4.88'],
  ['Radius', '0.25', '0.64'],
] as const;

const follow = async (link: Locator): Promise<void> => {
  await link.filter({ visible: true }).first().click();
};

const fillWornRing = async (page: Page): Promise<void> => {
  const form = page.getByRole('form', { name: 'Measured ring' });
  await form.getByLabel('Inside ID').fill('20.6');
  await form.locator('input[name=thickness]').fill('2.36');
  await form.getByLabel('Width b').fill('2.90');
  await form.getByRole('radio', { name: 'Worn' }).check({ force: true });
  await form.getByRole('radio', { name: 'Piston' }).check({ force: true });
};

const fillGroove = async (page: Page): Promise<void> => {
  for (const [name, least, greatest] of GROOVE) {
    await page.getByLabel(`${name}, min`).fill(least);
    await page.getByLabel(`${name}, max`).fill(greatest);
  }
};

const expectPartOf = async (page: Page, size: RegExp): Promise<string> => {
  await expect(page).toHaveURL(/\/product\//);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(size);
  return (await heading.textContent()) ?? '';
};

/** Adds the part to the cart and expects its price. */
const intoCart = async (page: Page, name: string): Promise<void> => {
  await awake(page);
  await page.getByRole('textbox', { name: 'Quantity' }).fill('10');
  await page.getByRole('button', { name: 'Check Pricing' }).click();
  await page
    .getByRole('button', { name: /^Add to quote cart/ })
    .first()
    .click();
  await expect(page).toHaveURL('/cart');
  await expect(quantityOf(page, name)).toHaveValue('10');
  await expectBadge(page, 1);
};

/** Without JavaScript, the part is priced on its page, which has a form to request it. */
const expectQuoteForm = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Quantity' }).fill('10');
  await page.getByRole('button', { name: 'Check Pricing' }).click();
  await page.getByRole('region', { name: 'Pricing' }).getByRole('link', { name: 'Request a quote' }).first().click();
  await expect(page).toHaveURL(/\/request-a-quote\?/);
  await expect(page.getByLabel(/^Part number or dimensions/)).toHaveValue(name);
  await expect(page.getByLabel(/^Quantity/)).toHaveValue('10');
};

test('from a broken ring to a quoted part', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  await page.goto('/tools/size-finder?unit=mm');
  await awake(page);
  await fillWornRing(page);
  const parts = page.getByRole('table', { name: 'AS568-117 parts' });
  await parts.getByRole('link', { name: /-117$/ }).first().click();
  const name = await expectPartOf(page, /-117$/);
  await intoCart(page, name);
  await page.getByRole('complementary', { name: 'Summary' }).getByRole('button', { name: 'Request a quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a quote' });
  await fillContact(dialog);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Lines of the quote' })).toContainText(name);
  await expectNoSidewaysScroll(page);
});

test('from a face groove to a part and a DXF file', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/tools/gland-designer?unit=mm&kind=face');
  await awake(page);
  if (isNarrow(page)) await page.getByRole('link', { name: /^Edit/ }).click();
  await page.getByLabel('Groove ⌀, min').fill('47.6');
  await page.getByLabel('Groove ⌀, max').fill('48.1');
  await page.getByLabel('Cross-section wanted').selectOption({ label: '5.334 mm' });
  if (isNarrow(page)) await page.getByRole('link', { name: 'Show result' }).click();
  await expect(page.getByRole('heading', { name: 'AS568-325 parts' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'DXF' }).click(),
  ]);
  expect(await readFile(await download.path(), 'latin1')).toContain('Ring AS568-325');
  await page.getByRole('table', { name: 'AS568-325 parts' }).getByRole('link', { name: /-325$/ }).first().click();
  await expectPartOf(page, /-325$/);
});

test('from a groove of unknown origin to a JIS ring', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/tools/groove-to-ring?unit=mm');
  await awake(page);
  await fillGroove(page);
  await page.getByRole('table', { name: 'JIS P26 parts' }).getByRole('link', { name: /-P26$/ }).first().click();
  await intoCart(page, await expectPartOf(page, /-P26$/));
});

test('from acetone at 80 °C to parts', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/tools/material-advisor');
  await awake(page);
  const medium = page.getByRole('combobox', { name: 'Add a medium' });
  await medium.pressSequentially('acetone');
  await medium.press('Enter');
  await page.getByLabel('Highest').fill('80');
  await expect(page).toHaveURL(/media=acetone&high=80/);
  await follow(page.getByRole('link', { name: /^Shop [\d,]+ parts$/ }));
  await expect(page).toHaveURL(/\/shop\/orings\?.*media=acetone/);
  await nameLinks(page).first().click();
  await expectPartOf(page, /^(?:EP|II|FF|BU)/);
});

test('from 2-214 viton 75 brown to the cart', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveClass(/no-js/);
  if (isNarrow(page)) await page.locator('summary[aria-label=Search]').click();
  await page.locator('.header .site-search input').filter({ visible: true }).focus();
  await page.keyboard.type('2-214 viton 75 brown');
  await page
    .getByRole('group', { name: /^Exact/ })
    .getByRole('option', { name: /^FK7502-214/ })
    .click();
  await intoCart(page, await expectPartOf(page, /^FK7502-214$/));
  await expect(cartLine(page, 'FK7502-214')).toContainText('$');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('from a broken ring to the form of its part', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/tools/size-finder?unit=mm');
    await fillWornRing(page);
    await page.getByRole('button', { name: 'Find sizes' }).click();
    await page.getByRole('table', { name: 'AS568-117 parts' }).getByRole('link', { name: /-117$/ }).first().click();
    await expectQuoteForm(page, await expectPartOf(page, /-117$/));
  });

  test('from a face groove to its part and a DXF file', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/tools/gland-designer?unit=mm&kind=face');
    await page.getByLabel('Groove ⌀, min').fill('47.6');
    await page.getByLabel('Groove ⌀, max').fill('48.1');
    await page.getByLabel('Cross-section wanted').selectOption({ label: '5.334 mm' });
    await page.getByRole('button', { name: 'Calculate' }).click();
    const file = await page.request.get((await page.getByRole('link', { name: 'DXF' }).getAttribute('href')) ?? '');
    expect(await file.text()).toContain('Ring AS568-325');
    await page.getByRole('table', { name: 'AS568-325 parts' }).getByRole('link', { name: /-325$/ }).first().click();
    await expectQuoteForm(page, await expectPartOf(page, /-325$/));
  });

  test('from a groove of unknown origin to the form of a JIS ring', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/tools/groove-to-ring?unit=mm');
    await fillGroove(page);
    await page.getByRole('button', { name: 'Find rings' }).click();
    await page.getByRole('table', { name: 'JIS P26 parts' }).getByRole('link', { name: /-P26$/ }).first().click();
    await expectQuoteForm(page, await expectPartOf(page, /-P26$/));
  });

  test('from acetone at 80 °C to the form of a part', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/tools/material-advisor');
    await page.getByRole('combobox', { name: 'Add a medium' }).fill('acetone');
    await page.getByLabel('Highest').fill('80');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await follow(page.getByRole('link', { name: /^Shop [\d,]+ parts$/ }));
    await nameLinks(page).first().click();
    await expectQuoteForm(page, await expectPartOf(page, /^(?:EP|II|FF|BU)/));
  });

  test('from 2-214 viton 75 brown to the form of the part', { tag: '@phone' }, async ({ page }) => {
    await page.goto(`/search?query=${encodeURIComponent('2-214 viton 75 brown')}`);
    await follow(page.getByRole('main').getByRole('link', { name: /^FK7502-214/ }));
    await expectQuoteForm(page, await expectPartOf(page, /^FK7502-214$/));
  });
});
