import type { Page } from '@playwright/test';
import { BLOCK_GROUPS } from '../../../src/blocks/define-block.ts';
import { block, type Editor, expect, newEntry, SITE, space, test, text } from './support.ts';

const start = newEntry([]);

test.beforeEach(async ({ editor }) => {
  await space.write(start);
  await editor.open(start.data.url);
});

const menu = (page: Page, name: string) =>
  page.locator('#insert details').filter({ has: page.locator('summary', { hasText: new RegExp(`^${name}$`) }) });

const insert = async (page: Page, group: string, name: string): Promise<void> => {
  const details = menu(page, group);
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
  await page.getByRole('button', { name: `Insert ${name}`, exact: true }).click();
};

const setting = (page: Page, name: string) =>
  page.locator(`#settings-of-block [data-input="${name}"] :is(input, textarea)`);

const setOf = async (editor: Editor): Promise<void> => {
  await editor.page.locator('#settings-of-block summary').click();
};

test('lists sections first, then our menus in their order; every entry has a picture that loads', async ({ page }) => {
  const sections = menu(page, 'Sections').getByRole('button');
  await expect(sections).toHaveCount(12);
  await expect(page.locator('#insert summary')).toHaveText(['Sections', ...BLOCK_GROUPS]);
  await expect(sections.first()).toHaveAccessibleName('Insert Hero with drawing');
  for (const summary of await page.locator('#insert summary').all()) {
    if ((await summary.locator('..').getAttribute('open')) === null) await summary.click();
    const pictures = summary.locator('..').locator('img');
    await expect
      .poll(() => pictures.evaluateAll((all) => all.filter((one) => !(one as HTMLImageElement).naturalWidth).length))
      .toBe(0);
  }
});

test('does not offer the service’s built-in blocks', async ({ editor }) => {
  const [settings] = (await editor.messages('builder.register')).filter(({ data }) => data.type === 'editor.settings');
  expect(settings?.data.info).toMatchObject({ customInsertMenu: true });
});

test('builds a page from three sections with its texts, publishes it and shows it to a visitor', async ({
  editor,
  page,
}) => {
  test.setTimeout(120_000);
  await insert(page, 'Sections', 'Hero with drawing');
  await expect(editor.site.locator('h1')).toHaveText('Name the product in a few words');
  await page.locator('#properties [data-input="heading"] input').fill('Rings for ball valves');
  await expect(editor.site.locator('h1')).toHaveText('Rings for ball valves');
  await insert(page, 'Sections', 'Comparison');
  await insert(page, 'Sections', 'Call to action');
  await expect(page.locator('#outline .name')).toHaveText(['Hero with drawing', 'Comparison', 'Call to action']);
  await expect(editor.site.getByRole('table')).toContainText('Nitrile');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.locator('#status')).toHaveText('Published');

  const address = SITE + start.data.url;
  await expect.poll(async () => (await page.request.get(address)).text(), { timeout: 60_000 }).toContain('ball valves');
  await page.goto(address);
  await expect(page.locator('h1')).toHaveText('Rings for ball valves');
  await expect(page.getByRole('table')).toContainText('Fluorocarbon');
  await expect(page.getByRole('heading', { name: 'Ready when you have the figures' })).toBeVisible();
  const widths = await page
    .locator('.builder-symbol')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(widths).toEqual([1600, 1552, 1600]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1600);
  const scripts = await page.locator('script[src]').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  expect(scripts.filter((src) => /editor|builder/.test(src ?? ''))).toEqual([]);
});

test('a section detached into the page can be changed block by block', async ({ editor, page }) => {
  await insert(page, 'Sections', 'Steps');
  await page.getByRole('button', { name: 'Make it the page’s own' }).click();
  await expect(page.locator('#outline .name')).toHaveText(['List']);
  await expect(editor.site.locator('.builder-symbol')).toHaveCount(0);
  await expect(editor.site.getByText('From a worn ring to a new one')).toBeVisible();
});

test('a new form and new columns contain what they need and accept blocks', async ({ editor, page }) => {
  await insert(page, 'Forms', 'Form of your own');
  for (const label of ['Name', 'Email', 'Message']) await expect(editor.site.getByLabel(label)).toBeVisible();
  await expect(editor.site.getByRole('button', { name: 'Send' })).toBeVisible();
  await insert(page, 'Layout', 'Columns');
  await expect(editor.site.getByText('First column')).toBeVisible();
  await insert(page, 'Layout', 'Section');
  await page.getByRole('button', { name: 'Put the next block inside' }).click();
  await insert(page, 'Text', 'Facts in a row');
  await expect(page.locator('#outline li').last()).toHaveCSS('--depth', '1');
});

test('sets styles, conditions, links, bindings and repeats manually', async ({ editor, page }) => {
  await page
    .locator('[data-input="state"] textarea')
    .fill('{"sizes": [{"name": "-214"}, {"name": "-309"}], "device": "x"}');
  await insert(page, 'Text', 'Text');
  await setOf(editor);
  const words = editor.site.locator('main .builder-text');
  await setting(page, 'repeat.collection').fill('state.sizes');
  await setting(page, 'repeat.itemName').fill('size');
  await setting(page, 'bindings').fill('component.options.text = state.size.name');
  await expect(words).toHaveText(['-214', '-309']);
  await setting(page, 'bindings.show').fill('state.size.name == "-309"');
  await expect(words).toHaveText(['-309']);
  await setting(page, 'styles.large').fill('padding-top: 37px\nbackground-color: rgb(1, 2, 3)');
  const box = editor.site.locator('main .builder-block').first();
  await expect(box).toHaveCSS('padding-top', '37px');
  await expect(box).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  await setting(page, 'linkUrl').fill('/x-rings');
  await expect(editor.site.locator('main a.builder-block')).toHaveAttribute('href', '/x-rings');
  await setting(page, 'hide').check();
  await expect(words).toHaveCount(0);
});

test('blocks inserted from a menu have the spacing of the page', async ({ editor, page }) => {
  await editor.update({
    ...start,
    data: {
      ...start.data,
      blocks: [block('head', 'Content Header', { heading: 'A' }), text('one', '<p>One</p>'), text('two', '<p>Two</p>')],
    },
  });
  const gap = () =>
    editor.frame().evaluate(() => {
      const [, one, two] = [...document.querySelectorAll('.page-blocks > .builder-block')].map((each) =>
        each.getBoundingClientRect(),
      );
      return (two?.top ?? 0) - (one?.bottom ?? 0);
    });
  // The frame is narrower than 1024 px.
  await expect.poll(gap).toBe(44);
  await editor.open(start.data.url);
  await insert(page, 'Headings', 'Head of a page');
  await insert(page, 'Text', 'Text');
  await insert(page, 'Text', 'Text');
  await expect.poll(gap).toBe(44);
});
