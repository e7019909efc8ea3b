import { expect, test } from 'vitest';
import {
  addAfter,
  addToArea,
  changeBlock,
  type EditedElement,
  everyBlock,
  moveBlock,
  removeBlock,
} from '../../../src/tools/builder/editor/tree.ts';

const element = (id: string, options: object = {}, children: EditedElement[] = []): EditedElement => ({
  '@type': '@builder.io/sdk:Element',
  id,
  component: { name: 'Box', options: { ...options } },
  children,
});

const page = [
  element('a'),
  element('b', { columns: [{ blocks: [element('b1'), element('b2')] }, { blocks: [] }] }),
  element('c', {}, [element('c1')]),
];
const outline = (blocks: unknown) => everyBlock(blocks).map(({ element: { id }, depth }) => `${depth}${id}`);

test('the outline contains blocks inside columns and boxes', () =>
  expect(outline(page)).toEqual(['0a', '0b', '1b1', '1b2', '0c', '1c1']));

test('blocks move only within their area', () => {
  expect(outline(moveBlock(page, 'c', -1))).toEqual(['0a', '0c', '1c1', '0b', '1b1', '1b2']);
  expect(outline(moveBlock(page, 'b2', -1))).toEqual(['0a', '0b', '1b2', '1b1', '0c', '1c1']);
  expect(moveBlock(page, 'a', -1)).toEqual(page);
});

test('adds blocks after another, to empty columns and to the page', () => {
  expect(outline(addAfter(page, 'b1', element('new')))).toEqual(['0a', '0b', '1b1', '1new', '1b2', '0c', '1c1']);
  const area = { parentId: 'b', path: 'component.options.columns.1.blocks' };
  expect(outline(addToArea(page, area, element('new')))).toEqual(['0a', '0b', '1b1', '1b2', '1new', '0c', '1c1']);
  expect(outline(addToArea(page, null, element('new'))).at(-1)).toBe('0new');
});

test('a block is not lost when its target was deleted', () => {
  expect(outline(addAfter(page, 'gone', element('new')))).toEqual([...outline(page), '0new']);
  expect(outline(addToArea(page, { parentId: 'gone', path: 'children' }, element('new'))).at(-1)).toBe('0new');
});

test('changes or removes a block with its content, without modifying the previous page', () => {
  const before = structuredClone(page);
  expect(outline(removeBlock(page, 'b'))).toEqual(['0a', '0c', '1c1']);
  const changed = changeBlock(page, 'b2', (one) => ({ ...one, marked: true }));
  expect(JSON.stringify(changed)).toContain('"marked":true');
  expect(page).toEqual(before);
});
