import { blockRegistry } from '../../../src/blocks/blocks.gen.ts';
import type { InsertMenu } from '../../../src/blocks/register.ts';
import { editorSettings } from '../../../src/client/editor/editor-settings.ts';
import { expect, newEntry, space, test, text } from './support.ts';

const entry = newEntry([text('hello', '<p>Hello</p>')]);

test.beforeEach(async ({ editor }) => {
  await space.write(entry);
  await editor.open(entry.data.url);
});

test('the page identifies itself once and requests its content', async ({ editor }) => {
  const [info, ...more] = await editor.messages('builder.sdkInfo');
  expect(more).toEqual([]);
  expect(info?.data).toMatchObject({
    target: 'react',
    modelName: 'page',
    apiKey: 'local',
    supportsPatchUpdates: false,
    supportsCustomBreakpoints: true,
  });
  expect(await editor.messages('builder.updateContent')).toHaveLength(1);
});

test('registers every block once, with inputs that are JSON', async ({ editor }) => {
  const registered = (await editor.messages('builder.registerComponent')).map(({ data }) => data);
  expect(registered.map(({ name }) => name).sort()).toEqual([...blockRegistry.keys()].sort());
  for (const spec of registered) {
    expect(Array.isArray(spec.inputs), String(spec.name)).toBe(true);
    expect(spec.class).toBeUndefined();
  }
});

test('insert menus contain every block once', async ({ editor }) => {
  const menus = (await editor.messages('builder.register'))
    .filter(({ data }) => data.type === 'insertMenu')
    .map(({ data }) => data.info as InsertMenu);
  const items = menus.filter(({ name }) => name !== 'Sections').flatMap((menu) => menu.items);
  const offered = [...blockRegistry.values()].filter(({ declaration }) => declaration.isOffered !== false);
  expect(items.map(({ item }) => item.component.name).sort()).toEqual(
    offered.map(({ declaration }) => declaration.name).sort(),
  );
});

test('registers design tokens that the page defines', async ({ editor }) => {
  const settings = (await editor.messages('builder.register')).filter(({ data }) => data.type === 'editor.settings');
  expect(settings.map(({ data }) => data.info)).toEqual([editorSettings]);
  const resolved = await editor.frame().evaluate(
    (tokens) => {
      const style = getComputedStyle(document.documentElement);
      return tokens.map(({ value }) => style.getPropertyValue(/--[\w-]+/.exec(value)?.[0] ?? '').trim());
    },
    [...editorSettings.designTokens.colors, ...editorSettings.designTokens.fontFamily],
  );
  expect(resolved.filter((value) => value === '')).toEqual([]);
  const fonts = await editor.frame().evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''));
  });
  expect(fonts).toContain('Archivo Variable');
});

test("responds to the editor's requests", async ({ editor }) => {
  await editor.post('builder.ping');
  await expect.poll(() => editor.messages('builder.pong')).toHaveLength(1);

  await editor.post('builder.getComponents');
  await expect.poll(() => editor.messages('builder.components')).toHaveLength(1);
  const [components] = await editor.messages('builder.components');
  expect(components?.data).toHaveLength(blockRegistry.size);

  await editor.post('builder.editingMode', false);
  await expect(editor.site.locator('body.builder-editing')).not.toBeAttached();
});

test('does not evaluate code from the editor and reports so', async ({ editor }) => {
  const text = 'window.ranForEditor = true; document.title = "Ran"; return 42';
  await editor.post('builder.evaluate', { id: 'sum', text, arguments: [41] });
  await expect
    .poll(async () => (await editor.messages('builder.evaluateError')).map(({ data }) => data))
    .toEqual([{ id: 'sum', error: expect.stringContaining('runs no script') }]);
  expect(await editor.messages('builder.evaluateResult')).toEqual([]);
  expect(await editor.frame().evaluate(() => ['ranForEditor' in window, document.title === 'Ran'])).toEqual([
    false,
    false,
  ]);
});

test.describe('evaluating strings as code', () => {
  test.use({ expectedError: /unsafe-eval/, expectedViolations: [/unsafe-eval|blocked eval/] });

  test('is blocked by the page’s policy for every caller', async ({ editor }) => {
    const attempt = (kind: 'Function' | 'eval') =>
      editor.frame().evaluate(
        (name) =>
          new Promise<string>((resolve) =>
            // In a separate task of the page, as the builder's code would do it if the message reached it.
            setTimeout(() => {
              try {
                resolve(String(name === 'eval' ? Reflect.get(window, 'eval')('1') : new Function('return 1')()));
              } catch (error) {
                resolve(error instanceof EvalError ? 'refused' : String(error));
              }
            }),
          ),
        kind,
      );
    const refused = [await attempt('Function'), await attempt('eval')];
    expect(refused).toEqual(['refused', 'refused']);
  });
});

test('ignores malformed messages', async ({ editor }) => {
  for (const [type, data] of [
    ['builder.contentUpdate', undefined],
    ['builder.contentUpdate', { key: 'page', data: 'no entry' }],
    ['builder.contentUpdate', { key: 'page', data: { id: 7 } }],
    ['builder.contentUpdate', { key: 'another-model', data: { id: 'x', data: { blocks: [] } } }],
    ['builder.evaluate', { id: 'x' }],
    ['builder.configureSdk', null],
    ['builder.resetState', { model: 'page', state: {} }],
    ['builder.overrideTestGroup', { contentId: 'a', variationId: 'b' }],
    ['builder.somethingNew', {}],
  ] as const) {
    await editor.post(type, data);
  }
  await editor.post('builder.ping');
  await expect.poll(() => editor.messages('builder.pong')).toHaveLength(1);
  await expect(editor.site.getByText('Hello')).toBeVisible();
});
