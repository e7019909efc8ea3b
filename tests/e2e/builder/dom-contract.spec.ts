import { blockRegistry } from '../../../src/blocks/blocks.gen.ts';
import type { Input, Inputs } from '../../../src/blocks/define-block.ts';
import { insertMenus } from '../../../src/blocks/register.ts';
import { blockSamples } from '../../../src/blocks/samples.gen.ts';
import { HOSTILE_TEXTS } from '../../support/pages/hostile-texts.ts';
import { block, expect, newEntry, SITE, space, test, text, withBlocks } from './support.ts';

const start = newEntry([text('start', '<p>Start</p>')]);
const declarations = [...blockRegistry.values()].map(({ declaration }) => declaration);

/** Pasted code is in frames without rights, under the page's policy; what the browser says about it is expected. */
const REFUSED = /sandbox|Failed to load resource|ERR_|could not be loaded|refused to connect/i;
test.use({ expectedError: REFUSED, expectedViolations: [/./] });

test.beforeEach(async ({ editor }) => {
  await space.write(start);
  await editor.open(start.data.url);
});

/** One block of each kind, with its first sample. */
const oneOfEach = () =>
  blockSamples.map(({ name, samples: [sample] }, index) =>
    block(`sample-${index}`, name, sample?.options ?? {}, {
      children: (sample?.inside ?? []).map((one, childIndex) =>
        block(`sample-${index}-${childIndex}`, one.name, one.options),
      ),
    }),
  );

const idsIn = (editor: { frame(): { evaluate<T>(run: () => T): Promise<T> } }) =>
  editor.frame().evaluate(() =>
    [...document.querySelectorAll('main [builder-id]')].map((box) => ({
      id: box.getAttribute('builder-id'),
      named: box.classList.contains('builder-block') && box.classList.contains(box.getAttribute('builder-id') ?? ''),
    })),
  );

test('renders every block once, in a box with its id, in the content’s root', async ({ editor }) => {
  const blocks = oneOfEach();
  await editor.update(withBlocks(start, blocks));
  const wanted = blocks.flatMap(({ id, children = [] }) => [id, ...children.map((child) => child.id)]);
  await expect.poll(async () => (await idsIn(editor)).length).toBeGreaterThanOrEqual(wanted.length);
  const found = await idsIn(editor);
  for (const id of wanted)
    expect(
      found.filter((box) => box.id === id),
      id,
    ).toHaveLength(1);
  expect(found.filter(({ named }) => !named)).toEqual([]);
  const root = editor.site.locator('main > .builder-blocks[builder-model="page"]');
  await expect(root).toHaveAttribute('builder-content-id', start.id);
});

test('areas declare their owner and path', async ({ editor }) => {
  await editor.update(withBlocks(start, oneOfEach()));
  const areas = editor.site.locator('main .builder-blocks[builder-path]');
  await expect(areas.first()).toBeAttached();
  const found = await areas.evaluateAll((all) =>
    all.map((area) => [area.getAttribute('builder-parent-id'), area.getAttribute('builder-path')]),
  );
  for (const [parent, path] of found) {
    expect(parent).toMatch(/^builder-/);
    expect(path).toMatch(/^(?:component\.options\.[\w.]+|children)$/);
  }
});

test('a new block of the insert menu is visible', async ({ editor }) => {
  const items = insertMenus(declarations).flatMap((menu) => menu.items);
  const blocks = items.map(({ item }, index) => block(`new-${index}`, item.component.name, item.component.options));
  await editor.update(withBlocks(start, blocks));
  await expect(editor.site.locator('[builder-id="builder-new-0"]')).toBeVisible();
  await editor.page.waitForTimeout(2000);
  const unseen = await editor.frame().evaluate(
    (ids) =>
      ids.filter((id) => (document.querySelector(`[builder-id="${id}"]`)?.getBoundingClientRect().height ?? 0) < 1),
    blocks.map(({ id }) => id),
  );
  const names = unseen.map((id) => blocks.find((one) => one.id === id)?.component?.name);
  expect(names).toEqual([]);
});

const filled = (inputs: Inputs, hostile: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, valueFor(input, hostile)]));

const valueFor = (input: Input, hostile: string): unknown => {
  if (input.type === 'list') return [filled(input.fields, hostile)];
  if (input.type === 'number') return 3;
  if (input.type === 'flag') return true;
  return input.type === 'blocks' ? [] : hostile;
};

test.describe('hostile content', () => {
  test('from the editor is harmless in any block', async ({ editor, page }) => {
    test.setTimeout(180_000);
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (request.frame() === editor.frame() && !request.url().startsWith(SITE) && !/^(data|blob):/.test(request.url()))
        foreign.push(request.url());
    });
    await editor.frame().evaluate(() => {
      window.alert = () => document.documentElement.setAttribute('data-ran', '');
    });
    for (const [turn, hostile] of HOSTILE_TEXTS.entries()) {
      const blocks = declarations.map(({ name, inputs }, index) =>
        block(`h${turn}-${index}`, name, filled(inputs, hostile)),
      );
      const styled = block(
        `h${turn}-styled`,
        'Text',
        { text: 'Last' },
        { responsiveStyles: { large: { color: hostile } } },
      );
      await editor.update(withBlocks(start, [...blocks, styled]));
      await expect(editor.site.locator(`[builder-id="builder-h${turn}-styled"]`)).toBeAttached({ timeout: 30_000 });
      const found = await editor.frame().evaluate(() => {
        const all = [...document.querySelectorAll('main *')];
        return {
          ran: document.documentElement.hasAttribute('data-ran'),
          scripts: all.filter((one) => one instanceof HTMLScriptElement && one.type !== 'application/json').length,
          handlers: all.flatMap((one) => one.getAttributeNames().filter((name) => name.startsWith('on'))),
          addresses: all
            .flatMap((one) => ['href', 'src', 'action', 'formaction'].map((name) => one.getAttribute(name) ?? ''))
            .filter((address) =>
              /^(javascript|vbscript|data):/.test(new URL(address, 'https://site.example').protocol),
            ),
        };
      });
      expect(found, hostile.slice(0, 60)).toEqual({ ran: false, scripts: 0, handlers: [], addresses: [] });
    }
    expect(foreign.filter((url) => !url.includes('/api/v3/content/symbol'))).toEqual([]);
  });
});
