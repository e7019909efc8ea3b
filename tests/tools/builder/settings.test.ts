import { describe, expect, test } from 'vitest';
import { setPageValue } from '../../../src/tools/builder/editor/page-fields.ts';
import { sectionBlocks } from '../../../src/tools/builder/editor/sections.ts';
import { SETTINGS } from '../../../src/tools/builder/editor/settings.ts';
import { type EditedElement, everyBlock, replaceBlock, withNewIds } from '../../../src/tools/builder/editor/tree.ts';

const START: EditedElement = { '@type': '@builder.io/sdk:Element', id: 'a', component: { name: 'Text', options: {} } };

const write = (name: string, value: unknown, element = START): EditedElement =>
  SETTINGS.find(({ field }) => field.name === name)?.write(element, value) ?? element;
const read = (name: string, element: EditedElement): unknown =>
  SETTINGS.find(({ field }) => field.name === name)?.read(element);

describe('Settings of any block', () => {
  test.each([
    [
      'styles.large',
      'margin-top: 20px\nbackground-image: url("/a.svg")',
      { responsiveStyles: { large: { marginTop: '20px', backgroundImage: 'url("/a.svg")' } } },
    ],
    ['styles.small', '--gap: 4px;', { responsiveStyles: { small: { '--gap': '4px' } } }],
    ['hide', true, { hide: true }],
    ['bindings.show', 'state.device == "mobile"', { bindings: { show: 'state.device == "mobile"' } }],
    ['linkUrl', '/o-rings', { linkUrl: '/o-rings' }],
    ['bindings', 'component.options.text = state.a == 1', { bindings: { 'component.options.text': 'state.a == 1' } }],
    ['repeat.collection', 'state.sizes', { repeat: { collection: 'state.sizes' } }],
  ])('%s is written in the format of the content API and read back', (name, value, expected) => {
    const set = write(name, value);
    expect(set).toMatchObject(expected);
    expect(write(name, read(name, set))).toEqual(set);
  });

  test('an emptied setting is removed', () => {
    for (const name of ['hide', 'bindings.show', 'linkUrl', 'bindings', 'repeat.collection', 'class']) {
      const value = name === 'hide' ? true : name === 'bindings' ? 'show.x = 1' : 'x';
      expect(write(name, name === 'hide' ? false : '', write(name, value)), name).toEqual(START);
    }
  });

  test('conditions and bindings do not affect each other', () => {
    const both = write('bindings', 'component.options.text = state.a', write('bindings.hide', 'state.b'));
    expect(both.bindings).toEqual({ hide: 'state.b', 'component.options.text': 'state.a' });
    expect(write('bindings', '', both).bindings).toEqual({ hide: 'state.b' });
    expect(read('bindings', both)).toBe('component.options.text = state.a');
  });
});

test('a copy has new ids, and so does its content', () => {
  const columns = { ...START, component: { name: 'Columns', options: { columns: [{ blocks: [START] }] } } };
  const { id: _none, ...withoutId } = START;
  const copies = everyBlock([withNewIds(columns), withNewIds(withoutId)]).map(({ element }) => element.id);
  expect(copies).toHaveLength(3);
  expect(new Set([...copies, START.id]).size).toBe(4);
});

test('detaching a section turns it into blocks of the page with the values that the page set', () => {
  const block = {
    ...START,
    component: { name: 'FAQ', options: { heading: 'Theirs', note: 'Kept' } },
    bindings: { 'component.options.heading': 'state.heading', show: 'state.device == "mobile"' },
  };
  const [own] = sectionBlocks({ name: 'S', data: { blocks: [block] } }, { heading: 'Ours' });
  expect(own?.component?.options).toEqual({ heading: 'Ours', note: 'Kept' });
  expect(own?.bindings).toEqual({ show: 'state.device == "mobile"' });
  expect(replaceBlock([START, { ...START, id: 'b' }], 'a', own ? [own] : []).map(({ id }) => id)).toEqual([
    own?.id,
    'b',
  ]);
});

test('accepts page data only as a JSON object', () => {
  const data: object = { title: 'x' };
  expect(setPageValue(data, 'state', '{"a": [1]}')).toEqual({ title: 'x', state: { a: [1] } });
  for (const typed of ['{"a"', '[1]', 'null']) expect(setPageValue(data, 'state', typed)).toBe(data);
  expect(setPageValue(data, 'title', 'y')).toEqual({ title: 'y' });
});
