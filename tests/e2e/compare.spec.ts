import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { compoundRows, openAdminStore } from './support/compounds.ts';
import { expect, test } from './support/test.ts';

test('compounds marked in the list stand side by side at an address of their own', { tag: '@core' }, async ({
  page,
}) => {
  await openAdminStore(page, 'search=FK75');
  const boxes = compoundRows(page).getByRole('checkbox');
  await boxes.nth(0).check();
  await expect(page.getByText(/1 of 6 to compare/)).toBeVisible();
  await boxes.nth(2).check();
  await page.getByRole('link', { name: 'Compare 2' }).click();
  await expect(page).toHaveURL(/\/compare\?compounds=FK\d+,FK\d+$/);
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await page.goBack();
  await expect(page.getByText(/2 of 6 to compare/)).toBeVisible();
});

test('a seventh cannot be marked', async ({ page }) => {
  await openAdminStore(page, 'material=fkm');
  const boxes = compoundRows(page).getByRole('checkbox');
  for (let at = 0; at < 6; at++) await boxes.nth(at).check();
  await expect(boxes.nth(6)).toBeDisabled();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(boxes.nth(6)).toBeEnabled();
});

test('rows where the compounds differ are marked, for eyes and ears', async ({ page }) => {
  await page.goto('/compare?compounds=FK7502,NB7001');
  await expect(page.getByRole('row', { name: /^Hardness\s*, differs\s*75 Shore A\s*70 Shore A/ })).toHaveClass(
    'is-different',
  );
  await page.goto('/compare?compounds=FK7502,FK7501');
  await expect(page.getByRole('row', { name: /^Hardness 75 Shore A 75 Shore A/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('compounds are added and taken away by address', async ({ page }) => {
  await page.goto('/compare?compounds=FK7502,NB7001');
  await page.getByRole('textbox', { name: 'Add a compound' }).fill('ep7003');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('columnheader')).toHaveText([/FK7502/, /NB7001/, /EP7003/]);
  await page.getByRole('link', { name: 'Remove NB7001' }).click();
  await expect(page).toHaveURL(/\/compare\?compounds=FK7502,EP7003$/);
});

test('unknown labels are named, too many are left out, none is an invitation', async ({ page }) => {
  await page.goto('/compare?compounds=FK7502,NOPE1');
  await expect(page.getByText('No compound is named NOPE1.')).toBeVisible();
  await page.goto('/compare?compounds=FK7502,FK7501,NB7001,EP7003,VM7002,CR7009,BU7001');
  await expect(page.getByText('left out: BU7001')).toBeVisible();
  await page.goto('/compare');
  await expect(page.getByText('Nothing is selected yet.')).toBeVisible();
  await expectAccessible(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the marks are a form', async ({ page }) => {
    await page.goto('/admin-store?search=FK75');
    const boxes = compoundRows(page).getByRole('checkbox');
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  });
});
