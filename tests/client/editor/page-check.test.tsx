import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { blockLabel } from '../../../src/blocks/block-label.ts';
import { blockRegistry } from '../../../src/blocks/blocks.gen.ts';
import { insertMenus } from '../../../src/blocks/register.ts';
import { addressProblems } from '../../../src/client/editor/page-check/address-problems.ts';
import { CheckPanel } from '../../../src/client/editor/page-check/check-panel.tsx';
import { nameBlocks } from '../../../src/client/editor/page-check/name-blocks.ts';
import { parseElements } from '../../../src/domain/site/content/element.ts';

const element = (id: string, name: string, options: object, rest: object = {}) => ({
  '@type': '@builder.io/sdk:Element',
  id,
  component: { name, options },
  ...rest,
});

const wrong = (...blocks: readonly object[]): readonly (readonly [string | undefined, string])[] =>
  addressProblems(parseElements(blocks)).map(({ blockId, message }) => [
    blockId,
    /^“(.*)” cannot be a link, and visitors see none\. Give a page of this site \(\/page\), /.exec(message)?.[1] ??
      message,
  ]);

test('names invalid link URLs in every field', () => {
  expect(
    wrong(
      element('button', 'Core:Button', { text: 'Go', link: 'contact us' }),
      element('text', 'Text', { text: '<p><a class="x" href="htp://x&amp;y">a</a> <a href=catalog.pdf>b</a></p>' }),
      element('whole', 'Text', { text: 'x' }, { linkUrl: 'javascript:alert(1)' }),
      element('tiles', 'Tile Grid', {
        items: [
          { title: 'A', url: '/a' },
          { title: 'B', url: 'b' },
        ],
      }),
      { id: 'box', children: [element('in-box', 'Core:Button', { text: 'Go', link: 'tel:' })] },
      element('columns', 'Columns', {
        columns: [{ link: '??', blocks: [element('in', 'Text', { text: '<a href="x">x</a>' })] }],
      }),
    ),
  ).toEqual([
    ['button', 'contact us'],
    ['text', 'htp://x&y'],
    ['text', 'catalog.pdf'],
    ['whole', 'javascript:alert(1)'],
    ['tiles', 'b'],
    ['in-box', 'tel:'],
    ['columns', '??'],
    ['in', 'x'],
  ]);
});

test('accepts URLs that work, are empty or are filled in later', () => {
  expect(
    wrong(
      element('a', 'Core:Button', { text: 'Go', link: 'www.example.com' }),
      element('b', 'Core:Button', { text: 'Go', link: '' }),
      element('c', 'Text', {
        text: '<a href="a@b.com">a</a> <a name="x">b</a> <a href="{{state.to}}">c</a> href="no"',
      }),
    ),
  ).toEqual([]);
});

const named = (name: string) => {
  const problems = nameBlocks(
    [{ message: 'Something is wrong.', blockId: 'one' }],
    parseElements([element('one', name, {})]),
  );
  return renderToStaticMarkup(<CheckPanel problems={problems} />);
};

test('uses the block names of the insert menu, which are unique', () => {
  const declarations = [...blockRegistry.values()].map(({ declaration }) => declaration);
  const labels = declarations.map((declaration) => blockLabel(declaration).toLowerCase());
  expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
  for (const { name, item } of insertMenus(declarations).flatMap(({ items }) => items))
    expect(named(item.component.name)).toContain(`<b>${name}: </b>Something is wrong.`);
  expect(named('Custom Code')).toContain('<b>Code without an address: </b>');
  expect(named('Of another site')).toContain('<b>Of another site: </b>');
});

test('names no block for problems of the whole page', () => {
  const [problem] = nameBlocks([{ message: 'The page has no title.' }], parseElements([element('', 'Text', {})]));
  expect(renderToStaticMarkup(<CheckPanel problems={problem ? [problem] : []} />)).not.toContain('<b>');
});
