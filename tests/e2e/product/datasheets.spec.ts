import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { compounds } from '../support/compounds.ts';
import { expect, test } from '../support/test.ts';

test('the list is searched by words in any order, with a form that works without JavaScript', async ({ page }) => {
  await page.goto('/datasheets');
  await expectNoSidewaysScroll(page);
  await page.getByRole('searchbox', { name: 'Compound, material or property' }).fill('brown fkm');
  await page.getByRole('button', { name: 'Find datasheets' }).click();
  await expect(page).toHaveURL(/\/datasheets\?search=brown\+fkm$/);
  await expectAccessible(page);
  const rows = page.getByRole('rowheader');
  await expect(rows.filter({ hasText: 'FK7502' })).toHaveCount(1);
  await rows.getByRole('link', { name: 'FK7502' }).click();
  await expect(page).toHaveURL(/\/datasheets\/fk7502$/);
});

test('a search without results says so and offers the next step', async ({ page }) => {
  await page.goto('/datasheets?search=unobtainium');
  await expect(page.getByText('No datasheet has all of “unobtainium”.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Request a quote' }).first()).toBeVisible();
});

test('a sheet describes the compound in the visitor’s unit', { tag: '@core' }, async ({ page, request }) => {
  const { items } = await compounds(request, 'search=FK7502');
  const compound = items.find(({ label }) => label === 'FK7502');
  await page.goto('/datasheets/fk7502');
  await expect(page.getByRole('heading', { level: 1, name: 'FK7502' })).toBeVisible();
  const properties = page.getByRole('region', { name: 'Properties' });
  await expect(properties).toContainText(`${compound?.durometer} Shore A`);
  await expect(page.getByRole('img', { name: 'Working temperature −20 to 204 °C.' })).toBeVisible();
  await page.getByRole('group', { name: 'Temperature unit' }).getByRole('link', { name: '°F' }).click();
  await expect(page).toHaveURL(/\/datasheets\/fk7502$/);
  await expect(page.getByRole('img', { name: 'Working temperature −4 to 399 °F.' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('the number of sizes matches the store', async ({ page, request }) => {
  await page.goto('/datasheets/fk7502');
  const text = await page.getByRole('region', { name: 'Parts and alternatives' }).innerText();
  const { totalItems } = await (await request.get('/api/compounds-search?search=FK7502')).json();
  expect(Number(/([\d,]+) sizes/.exec(text)?.[1]?.replaceAll(',', ''))).toBe(totalItems);
});

test('uppercase redirects to the canonical URL; unknown and unpublished labels return 404', async ({ request }) => {
  const capitals = await request.get('/datasheets/FK7502', { maxRedirects: 0 });
  expect([capitals.status(), capitals.headers().location]).toEqual([301, '/datasheets/fk7502']);
  const file = await request.get('/datasheets/FK7502.PDF', { maxRedirects: 0 });
  expect([file.status(), file.headers().location]).toEqual([301, '/datasheets/fk7502.pdf']);
  expect((await request.get('/datasheets/nope')).status()).toBe(404);
  const { items } = await compounds(request, '', 100);
  const unpublished = items.find(({ datasheet }) => !datasheet);
  expect((await request.get(`/datasheets/${unpublished?.label.toLowerCase()}`)).status()).toBe(404);
});

test('the file is a small PDF named after its compound', { tag: '@core' }, async ({ request }) => {
  const answer = await request.get('/datasheets/fk7502.pdf');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect(answer.headers()['content-disposition']).toContain('FK7502-datasheet.pdf');
  const body = await answer.body();
  expect(body.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  expect(body.length).toBeLessThan(200_000);
});

test('the printed sheet has no menus and buttons', async ({ page }) => {
  await page.goto('/datasheets/fk7502');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'PDF' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Properties' })).toBeVisible();
});

test('the sitemap lists every sheet', async ({ request }) => {
  const index = await (await request.get('/sitemap.xml')).text();
  expect(index).toContain('/sitemaps/datasheets.xml');
  const file = await (await request.get('/sitemaps/datasheets.xml')).text();
  expect(file).toContain('/datasheets/fk7502</loc>');
});
