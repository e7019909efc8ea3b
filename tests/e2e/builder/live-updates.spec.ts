import { block, expect, newEntry, space, test, text, withBlocks } from './support.ts';

const start = newEntry([
  block('title', 'Content Header', { heading: 'A title' }),
  text('one', '<p>First text</p>'),
  text('two', '<p>Second text</p>'),
]);
const [title, one, two] = start.data.blocks;
const blocks = title && one && two ? ([title, one, two] as const) : ([] as never);

test.beforeEach(async ({ editor }) => {
  await space.write(start);
  await editor.open(start.data.url);
});

test('shows text and options as they change', async ({ editor }) => {
  await editor.update(
    withBlocks(start, [block('title', 'Content Header', { heading: 'Another title' }), text('one', '<p>Changed</p>')]),
  );
  await expect(editor.site.getByRole('heading', { name: 'Another title' })).toBeVisible();
  await expect(editor.site.getByText('Changed')).toBeVisible();
  await expect(editor.site.getByText('First text')).toHaveCount(0);
});

test('blocks are added, moved and removed', async ({ editor }) => {
  const shown = () => editor.site.locator('main .builder-text').allTextContents();
  await editor.update(withBlocks(start, [...blocks, text('three', '<p>Third text</p>')]));
  await expect.poll(shown).toEqual(['First text', 'Second text', 'Third text']);
  await editor.update(withBlocks(start, [blocks[2], blocks[0], blocks[1]]));
  await expect.poll(shown).toEqual(['Second text', 'First text']);
  await editor.update(withBlocks(start, [blocks[2]]));
  await expect.poll(shown).toEqual(['Second text']);
});

test('applies styles, and those of smaller windows only there', async ({ editor }) => {
  const styled = text('one', '<p>First text</p>', {
    responsiveStyles: {
      large: { color: 'var(--color-signal, #c93800)', paddingTop: '40px' },
      medium: { paddingTop: '7px' },
    },
  });
  await editor.update(withBlocks(start, [styled]));
  const box = editor.site.locator('[builder-id="builder-one"]');
  await expect(box).toHaveCSS('color', 'rgb(201, 56, 0)');
  const width = await editor.frame().evaluate(() => innerWidth);
  expect(width).toBeGreaterThan(991);
  await expect(box).toHaveCSS('padding-top', '40px');
  await editor.post('builder.configureSdk', { contentId: start.id, breakpoints: { medium: width + 100, small: 400 } });
  await expect(box).toHaveCSS('padding-top', '7px');
});

test('renders blocks in columns and symbols, and fetches symbols without content', async ({ editor }) => {
  const shared = newEntry([text('shared', '<p>Words on several pages</p>')], { name: 'Shared' });
  await space.write(shared, 'symbol');
  await editor.update(
    withBlocks(start, [
      block('columns', 'Columns', {
        columns: [
          { width: 50, blocks: [text('left', '<p>Left</p>')] },
          { width: 50, blocks: [] },
        ],
      }),
      block('symbol', 'Symbol', { symbol: { model: 'symbol', entry: shared.id, data: {} } }),
      block('inlined', 'Symbol', {
        symbol: {
          model: 'symbol',
          entry: 'other',
          content: { id: 'other', data: { blocks: [text('in', '<p>Inlined</p>')] } },
        },
      }),
    ]),
  );
  await expect(editor.site.getByText('Left')).toBeVisible();
  await expect(editor.site.getByText('Words on several pages')).toBeVisible();
  await expect(editor.site.getByText('Inlined')).toBeVisible();
  await expect(editor.site.locator(`[builder-model="symbol"][builder-content-id="${shared.id}"]`)).toBeAttached();
});

test('an empty area shows its position', async ({ editor }) => {
  await editor.update(
    withBlocks(start, [
      block('columns', 'Columns', { columns: [{ blocks: [] }, { blocks: [text('r', '<p>R</p>')] }] }),
    ]),
  );
  const area = editor.site.locator('.builder-blocks.no-blocks');
  await expect(area).toHaveCount(1);
  await area.click();
  await expect
    .poll(async () => (await editor.messages('builder.clickEmptyBlocks')).map(({ data }) => data))
    .toEqual([{ parentElementId: 'builder-columns', dataPath: 'component.options.columns.0.blocks' }]);
});

test('an empty page is an empty area', async ({ editor }) => {
  await editor.update(withBlocks(start, []));
  const area = editor.site.locator('.page-blocks.no-blocks');
  expect((await area.boundingBox())?.height).toBeGreaterThan(50);
  await area.click();
  await expect.poll(() => editor.messages('builder.clickEmptyBlocks')).toHaveLength(1);
});

test('blocks with company data get it for their current options', async ({ editor }) => {
  await editor.update(withBlocks(start, [block('sizes', 'Size Chart', { standard: 'usa' })]));
  await expect(editor.site.locator('[builder-id="builder-sizes"] table').first()).toBeVisible();
});

test('islands and enhancements work in the editor and follow changes', async ({ editor }) => {
  const tabs = (second: string) =>
    withBlocks(start, [
      block('tabs', 'TabContent', {
        tabs: [
          { label: 'First tab', items: [{ title: 'Behind the first' }] },
          { label: second, items: [{ title: 'Behind the second' }] },
        ],
      }),
    ]);
  await editor.update(tabs('Second tab'));
  await editor.site.getByRole('tab', { name: 'Second tab' }).click();
  await expect(editor.site.getByText('Behind the second')).toBeVisible();
  await editor.update(tabs('Renamed tab'));
  await editor.site.getByRole('tab', { name: 'Renamed tab' }).click();
  await expect(editor.site.getByText('Behind the second')).toBeVisible();
  await editor.update(withBlocks(start, [block('finder', 'Part Finder', { heading: 'Find a part here', lead: '' })]));
  await expect(editor.site.getByRole('heading', { name: 'Find a part here' })).toBeVisible();
  await expect(editor.site.locator('[data-island="part-finder"] input').first()).toBeVisible();
});

test('text edited inline keeps its caret while updates arrive', async ({ editor }) => {
  const shown = editor.site.locator('[builder-id="builder-one"] .builder-text');
  await shown.dblclick();
  await shown.press('End');
  await shown.pressSequentially(' and more');
  await expect(shown).toHaveText('First text and more');
  await expect(editor.page.locator('#status')).toHaveText('Not saved');
  await editor.page.locator('h1').click();
  await expect(shown).toHaveText('First text and more');
});

test('links do nothing while the page is edited', async ({ editor }) => {
  await editor.update(withBlocks(start, [text('link', '<p><a href="/x-rings">X-rings</a></p>')]));
  await editor.site.getByRole('link', { name: 'X-rings' }).last().click();
  await editor.post('builder.ping');
  await expect.poll(() => editor.messages('builder.pong')).toHaveLength(1);
  expect(editor.frame().url()).toContain(start.data.url);
});
