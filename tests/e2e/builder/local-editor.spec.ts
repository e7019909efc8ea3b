import type { Page } from '@playwright/test';
import { expect, newEntry, SITE, space, test, text } from './support.ts';

const insertText = async (page: Page): Promise<void> => {
  const menu = page.locator('#insert details').filter({ has: page.locator('summary', { hasText: /^Text$/ }) });
  if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click();
  await page.getByRole('button', { name: 'Insert Text', exact: true }).click();
};
const outline = (page: Page) => page.locator('#outline .name');

test('a block can be inserted after the selected one was deleted', async ({ editor, page }) => {
  const entry = newEntry([text('one', '<p>One</p>'), text('two', '<p>Two</p>')]);
  await space.write(entry);
  await editor.open(entry.data.url);
  await outline(page).first().click();
  await page.getByRole('button', { name: 'Delete Text' }).first().click();
  await expect(outline(page)).toHaveCount(1);
  await expect(page.locator('#properties h2')).toHaveText('Page');
  await insertText(page);
  await expect(outline(page)).toHaveCount(2);
  await expect(editor.site.locator('main .builder-text')).toHaveCount(2);
  await expect(editor.site.locator('main .builder-text').first()).toHaveText('Two');
});

test('the fields of the page are available again after a block was selected', async ({ editor, page }) => {
  const entry = newEntry([text('one', '<p>One</p>')]);
  await space.write(entry);
  await editor.open(entry.data.url);
  const title = page.locator('#properties [data-input="title"] input');
  await outline(page).first().click();
  await expect(title).toHaveCount(0);
  await page.getByRole('button', { name: 'Page fields' }).click();
  await title.fill('Another title');
  await expect(page.getByRole('button', { name: 'Page fields' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.locator('#status')).toHaveText('Draft saved');
});

test('leaving with unsaved work prompts, and staying keeps the work', async ({ editor, page }) => {
  const entry = newEntry([text('one', '<p>One</p>')]);
  await space.write(entry);
  await editor.open(entry.data.url);
  const dialogs: string[] = [];
  let isLeaving = false;
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void (isLeaving ? dialog.accept() : dialog.dismiss());
  });
  const pages = page.locator('#pages');
  const other = { label: '/x-rings' };
  await insertText(page);
  await pages.selectOption(other);
  expect(dialogs).toEqual(['confirm']);
  await expect(pages).toHaveValue(entry.id);
  await expect(outline(page)).toHaveCount(2);
  await page.getByLabel('New page').fill('/never-added');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  expect(dialogs).toEqual(['confirm', 'confirm']);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => dialogs).toEqual(['confirm', 'confirm', 'beforeunload']);

  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.locator('#status')).toHaveText('Draft saved');
  await pages.selectOption(other);
  await expect(page).toHaveURL(/x-rings/);
  expect(dialogs).toHaveLength(3);
  await editor.ready();
  await insertText(page);
  isLeaving = true;
  await pages.selectOption({ value: entry.id });
  await expect(page).toHaveURL(new RegExp(entry.data.url.slice(1)));
  expect(dialogs).toHaveLength(4);
});

test('unpublishing hides a page from visitors and keeps it as a draft for staff', async ({ editor, page }) => {
  test.setTimeout(120_000);
  const entry = newEntry([text('one', '<p>Soon gone</p>')]);
  await space.write(entry);
  const status = async () => (await page.request.get(SITE + entry.data.url)).status();
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
  await editor.open(entry.data.url);
  const unpublish = page.getByRole('button', { name: 'Unpublish' });
  await expect(unpublish).toBeEnabled();
  await unpublish.click();
  await expect(page.locator('#status')).toHaveText('Unpublished');
  await expect(unpublish).toBeDisabled();
  await expect(page.locator('#pages option:checked')).toHaveText(`${entry.data.url} (draft)`);
  await expect.poll(status, { timeout: 60_000 }).toBe(404);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.locator('#status')).toHaveText('Published');
  await expect(unpublish).toBeEnabled();
});
