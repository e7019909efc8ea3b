import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { fillContact } from '../support/form-page.ts';
import { awake } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

const LINK = '/buy/FK7502-214:200,NB7001-214:50,NOPE-1:3,FK7502-010:1,fk7502-010:2?continue_to=/shop/orings';

test('a link offers its lines; the button adds them to those in the cart', { tag: ['@core', '@phone'] }, async ({
  page,
}) => {
  await page.goto('/buy/FK7502-110:10');
  await awake(page);
  await page.getByRole('button', { name: 'Add 1 line to the cart' }).click();
  await expect(page.getByLabel(/Quantity.*FK7502-110/)).toHaveValue('10');

  await page.goto(LINK);
  await awake(page);
  const link = page.getByRole('region', { name: 'This link has 2 lines for your cart' });
  await expect(link.getByText(/^200 × \$\d+\.\d+$/)).toBeVisible();
  await expect(link.getByText('$25.00 line minimum')).toBeVisible();
  await expect(link.getByText('There is no part NOPE-1.')).toBeVisible();
  await expect(link.getByText('FK7502-010 is in the link 2 times, so its quantity is not clear.')).toBeVisible();
  await expect(page.getByLabel(/Quantity.*FK7502-110/)).toHaveValue('10');
  await expect(page.getByLabel(/Quantity.*FK7502-214/)).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add 2 lines to the cart' }).click();
  await expect(page.getByRole('status').filter({ hasText: '2 lines added to the cart' })).toBeVisible();
  await expect(page.getByLabel(/Quantity.*FK7502-110/)).toHaveValue('10');
  await expect(page.getByLabel(/Quantity.*FK7502-214/)).toHaveValue('200');
  await expect(page.getByLabel(/Quantity.*NB7001-214/)).toHaveValue('50');
  await expect(page).toHaveURL(/\/cart$/);

  await page.getByRole('link', { name: 'Correct these lines in a list' }).click();
  await expect(page.getByLabel('Parts and quantities, one part per line')).toHaveValue(
    'NOPE-1, 3\nFK7502-010, 1\nfk7502-010, 2',
  );
  await page.getByRole('link', { name: '/shop/orings', exact: true }).click();
  await expect(page).toHaveURL(/\/shop\/orings$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link becomes a quote request with all of its lines', async ({ page }) => {
    await page.goto(LINK);
    await expect(page.getByRole('heading', { name: 'This link has 2 lines for your cart' })).toBeVisible();
    await expect(page.getByText('There is no part NOPE-1.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add 2 lines to the cart' })).toBeHidden();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Request a quote for these lines' }).click();
    await expect(page.getByRole('heading', { name: 'Your list' })).toBeVisible();
    await expect(page.getByRole('rowheader')).toHaveText([
      'FK7502-214, 200',
      'NB7001-214, 50',
      'NOPE-1, 3',
      'FK7502-010, 1',
      'fk7502-010, 2',
    ]);
    await expectNoSidewaysScroll(page);
    await fillContact(page.getByRole('main').locator('form'));
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page).toHaveURL(/\/quotes\/[0-9a-f]{32}/);
  });
});
