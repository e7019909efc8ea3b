import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import {
  cartLine,
  expectBadge,
  lineOf,
  openCart,
  openCartWith,
  quantityOf,
  storedItems,
} from '../support/cart-page.ts';
import { partInStock, partWithHiddenPrice, pricedParts } from '../support/catalog.ts';
import { expectedTotal } from '../support/expected-price.ts';
import { awake } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

const FIELD = 'Parts and quantities, one part per line';
const ADD = 'Add to quote cart';

test('adds and prices a pasted list; unmatched lines stay with the reason', { tag: '@core' }, async ({
  page,
  request,
}) => {
  const [first, second] = await pricedParts(request, 2);
  const hidden = await partWithHiddenPrice(request);
  if (!first || !second) throw new Error('There are no two priced parts.');
  await openCart(page);
  // Next to an empty cart, the field is open and named once.
  await expect(page.getByText('Paste a list').filter({ visible: true })).toHaveCount(1);
  const field = page.getByRole('textbox', { name: FIELD });
  await field.fill(
    [
      'Part, Quantity',
      `${first.row.name}, 1,500`,
      '',
      `40 pcs ${second.row.name.replace('-', ' ').toLowerCase()}`,
      `${hidden.row.name}\t10`,
      'QQ1234567-999; 20',
      first.row.name,
    ].join('\n'),
  );
  await page.getByRole('button', { name: ADD }).click();
  await expect(page.getByRole('status').filter({ hasText: '3 lines added; 2 lines left in the field' })).toHaveCount(1);
  await expect(field).toHaveValue(`QQ1234567-999; 20\n${first.row.name}`);
  await expect(page.getByText('Line 1: no part QQ1234567-999')).toBeVisible();
  await expect(page.getByText(`Line 2: ${first.row.name} has no quantity; write ${first.row.name}, 100`)).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectBadge(page, 3);
  await expect(quantityOf(page, first.row.name)).toHaveValue('1500');
  await expect(cartLine(page, first.row.name)).toContainText(expectedTotal(first.pricing, 1500));
  await expect(cartLine(page, second.row.name)).toContainText(expectedTotal(second.pricing, 40));
  await expect(cartLine(page, hidden.row.name)).toContainText('Request Cost');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('replaces a part that is already in the cart, and adds up a duplicate', async ({ page, request }) => {
  const part = await partInStock(request);
  const { name } = part.row;
  await openCartWith(page, [lineOf(part, 40)]);
  await page.getByRole('main').getByRole('link', { name: 'Paste a list' }).click();
  const field = page.getByRole('textbox', { name: FIELD });
  await expect(field).toBeFocused();
  await field.fill(`${name} 100\n${name} 150`);
  await field.press('Tab');
  await page.keyboard.press('Enter');
  await expect(quantityOf(page, name)).toHaveValue('250');
  expect((await storedItems(page)).map(({ quantity }) => quantity)).toEqual([250]);
  await expect(field).toHaveValue('');
});

test.describe(() => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('without a response, keeps the list and says so', async ({ page }) => {
    await page.route('**/api/parts-lookup', (route) => route.abort());
    await page.goto('/cart#list=FK7502-214%2C%205');
    await awake(page);
    const field = page.getByRole('textbox', { name: FIELD });
    await expect(field).toHaveValue('FK7502-214, 5');
    await page.getByRole('button', { name: ADD }).click();
    await expect(page.getByText('The parts could not be looked up.')).toBeVisible();
    await expect(field).toHaveValue('FK7502-214, 5');
    expect(new URL(page.url()).hash).toBe('');
  });

  test('adds a part with an unreadable price as Request Cost', async ({ page, request }) => {
    const part = await partInStock(request);
    await page.route('**/api/prices', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(`/cart#list=${encodeURIComponent(`${part.row.name}, 5`)}`);
    await awake(page);
    await page.getByRole('button', { name: ADD }).click();
    await expect(cartLine(page, part.row.name)).toContainText('Request Cost');
    await expect(page.getByText('1 could not be priced now and says Request Cost')).toBeVisible();
  });
});
