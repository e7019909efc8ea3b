import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { listing } from '../support/catalog.ts';
import { compoundRows, openAdminStore } from '../support/compounds.ts';
import { expectTotal, openStore, rows } from '../support/store-page.ts';
import { expect, test } from '../support/test.ts';

test('compounds selected in the list are compared side by side at a dedicated URL', { tag: '@core' }, async ({
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

test('a seventh cannot be selected', async ({ page }) => {
  await openAdminStore(page, 'material=fkm');
  const boxes = compoundRows(page).getByRole('checkbox');
  for (let at = 0; at < 6; at++) await boxes.nth(at).check();
  await expect(boxes.nth(6)).toBeDisabled();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(boxes.nth(6)).toBeEnabled();
});

test('marks rows with differences visually and for screen readers', async ({ page }) => {
  await page.goto('/compare?compounds=FK7502,NB7001');
  await expect(page.getByRole('row', { name: /^Hardness\s*, differs\s*75 Shore A\s*70 Shore A/ })).toHaveClass(
    'is-different',
  );
  await page.goto('/compare?compounds=FK7502,FK7501');
  await expect(page.getByRole('row', { name: /^Hardness 75 Shore A 75 Shore A/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('compounds are added and removed by URL', async ({ page }) => {
  await page.goto('/compare?compounds=FK7502,NB7001');
  await page.getByRole('textbox', { name: 'Add a compound' }).fill('ep7003');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('columnheader')).toHaveText([/FK7502/, /NB7001/, /EP7003/]);
  await page.getByRole('link', { name: 'Remove NB7001' }).click();
  await expect(page).toHaveURL(/\/compare\?compounds=FK7502,EP7003$/);
});

test('names unknown labels, leaves out surplus ones, and shows an invitation without any', async ({ page }) => {
  await page.goto('/compare?compounds=FK7502,NOPE1');
  await expect(page.getByText('No compound is named NOPE1.')).toBeVisible();
  await page.goto('/compare?compounds=FK7502,FK7501,NB7001,EP7003,VM7002,CR7009,BU7001');
  await expect(page.getByText('left out: BU7001')).toBeVisible();
  await page.goto('/compare');
  await expect(page.getByText('Nothing is selected yet.')).toBeVisible();
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the selection is a form', async ({ page }) => {
    await page.goto('/admin-store?search=FK75');
    const boxes = compoundRows(page).getByRole('checkbox');
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  });
});

test('shows selected parts docked with drawing, compound and a remove button', async ({ page }) => {
  await openStore(page, 'size=AS568-214&material=fkm');
  const [first, second] = (await listing(page.request, 'size=AS568-214&material=fkm')).items;
  const boxes = rows(page).getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const bar = page.locator('.compare-bar');
  for (const name of [first?.name, second?.name]) await expect(bar.locator('b', { hasText: name })).toBeVisible();
  await expect(bar.locator('small').first()).toHaveText(/^FKM \d\d Shore A, [a-z]+$/);
  await expect(bar.locator('.ring-glyph')).toHaveCount(2);
  await page.reload();
  await expect(bar.locator('.ring-glyph')).toHaveCount(2);
  await bar.getByRole('button', { name: `Remove ${first?.name} from the comparison` }).click();
  await expect(bar.locator('.ring-glyph')).toHaveCount(1);
});

test('on a phone, row names stay visible while the compounds scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/compare?compounds=FK7502-214,NB7001-214,EP7001-214');
  const frame = page.getByRole('region', { name: 'Comparison' });
  await frame.evaluate((element) => element.scrollTo({ left: 200 }));
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
  const cells = frame.locator('thead td, tbody th');
  for (const cell of await cells.all()) {
    const isOnTop = await cell.evaluate((element) => {
      const { left, top, right } = element.getBoundingClientRect();
      // A point where the link or remove button of a part would overlap.
      const hits = [left + 12, left + 30, right - 12].map((x) => document.elementFromPoint(x, top + 14));
      return top > innerHeight - 20 || hits.every((hit) => element === hit || element.contains(hit));
    });
    expect(isOnTop, (await cell.textContent()) ?? '').toBe(true);
  }
});

test('"Compare to" and the store keep the size and show prices for each compound', async ({ page }) => {
  await page.goto('/product/fk7502-214');
  const comparisons = page.getByRole('region', { name: 'Compare to' }).getByRole('link');
  for (const link of await comparisons.all()) await expect(link).toHaveAttribute('href', /[?&]size=AS568-214(?:&|$)/);
  expect(await comparisons.count()).toBeGreaterThan(0);
  await page.goto('/compare?compounds=FK7502-214,NB7001-214');
  await expect(page.getByRole('row', { name: /^Starting price/ }).getByRole('link')).toHaveText([/^\$/, /^\$/]);
  await page.getByRole('link', { name: 'Back to the store with these compounds' }).click();
  await expect(page).toHaveURL(/size=AS568-214/);
  await expectTotal(page, 2);
});
