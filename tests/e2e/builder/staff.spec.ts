import { block, EDITOR, editAddress, expect, newEntry, SITE, space, test, text } from './support.ts';

test('the preview shows the draft, every other URL the published page', async ({ page }) => {
  const entry = newEntry([text('words', '<p>Not published yet</p>')], { published: 'draft' });
  const { url } = entry.data;
  await space.write(entry);
  await page.goto(editAddress(url, entry.id, false));
  await expect(page.getByText('Not published yet')).toBeVisible();
  expect((await page.request.get(SITE + url)).status()).toBe(404);
  expect((await page.request.get(editAddress(url, null, false))).status()).toBe(404);
  expect((await page.request.get(editAddress(url, 'another-id', false))).status()).toBe(404);
});

test('the preview works without JavaScript', async ({ browser }) => {
  const entry = newEntry([text('words', '<p>Read without script</p>')], { published: 'draft' });
  await space.write(entry);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(editAddress(entry.data.url, entry.id, false));
  await expect(page.getByText('Read without script')).toBeVisible();
  await context.close();
});

test('staff create a page: add it, insert blocks, edit, move, save, publish', async ({ editor, page }) => {
  test.setTimeout(180_000);
  const path = `/staff-page-${Date.now().toString(36)}`;
  await editor.open('/x-rings');
  await page.getByLabel('New page').fill(path);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page).toHaveURL(`${EDITOR}/editor?page=${encodeURIComponent(path)}`);
  await editor.ready();

  await editor.site.locator('.page-blocks.no-blocks').click();
  await page.locator('#insert summary', { hasText: 'Headings' }).click();
  await page.getByRole('button', { name: 'Insert Head of a page' }).click();
  const heading = page.locator('#properties [data-input="heading"] input');
  await heading.fill('Seals for valves');
  await expect(editor.site.getByRole('heading', { name: 'Seals for valves', level: 1 })).toBeVisible();

  await page.locator('#insert summary', { hasText: /^Text$/ }).click();
  await page.getByRole('button', { name: 'Insert Text', exact: true }).click();
  const words = editor.site.locator('main .builder-text');
  await words.dblclick();
  await words.press('ControlOrMeta+a');
  await words.pressSequentially('Typed in place');
  await page.getByRole('button', { name: 'Move Text up' }).click();
  await expect(page.locator('#outline .name').first()).toHaveText('Text');
  await expect(editor.site.locator('main [builder-id]').first()).toContainText('Typed in place');

  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.locator('#status')).toHaveText('Draft saved');
  expect((await page.request.get(SITE + path)).status()).toBe(404);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.locator('#status')).toHaveText('Published');
  await expect.poll(async () => (await page.request.get(SITE + path)).status(), { timeout: 60_000 }).toBe(200);
  const html = await (await page.request.get(SITE + path)).text();
  expect(html).toContain('Seals for valves');
  expect(html).toContain('Typed in place');
});

test('the editor can show the message of a sent form', async ({ editor }) => {
  const form = (previewState: string) =>
    block('form', 'Form:Form', {
      previewState,
      successMessage: [text('thanks', '<p>Thank you</p>')],
      errorMessage: [text('failed', '<p>It did not arrive</p>')],
    });
  const entry = newEntry([form('unsubmitted')]);
  await space.write(entry);
  await editor.open(entry.data.url);
  const update = (state: string) => editor.update({ ...entry, data: { ...entry.data, blocks: [form(state)] } });
  await update('success');
  await expect(editor.site.getByText('Thank you')).toBeVisible();
  await update('error');
  await expect(editor.site.getByText('It did not arrive')).toBeVisible();
  await expect(editor.site.getByText('Thank you')).toBeHidden();
});
