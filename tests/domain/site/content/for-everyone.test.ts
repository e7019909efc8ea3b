import { expect, test } from 'vitest';
import { parseEntry } from '../../../../src/domain/site/content/entry.ts';
import { isForEveryone } from '../../../../src/domain/site/content/for-everyone.ts';

const text = (html: string) => ({ id: 't', component: { name: 'Text', options: { text: html } } });
const bound = (code: string) => ({ id: 'b', bindings: { 'component.options.text': code } });
const symbolOf = (block: object) => ({
  id: 's',
  component: { name: 'Symbol', options: { symbol: { content: { id: 'c', data: { blocks: [block] } } } } },
});

const of = (blocks: readonly object[], more: object = {}): boolean => {
  const entry = parseEntry({ id: 'e', name: 'E', data: { title: 'E', url: '/e', blocks }, ...more });
  if (entry === null) throw new Error('no entry');
  return isForEveryone(entry);
};

test.each([
  ['plain text', [text('Our location, and the device it runs on')]],
  ['state of the entry', [bound('state.title'), text('{{state.title}}')]],
  ['a list', [{ id: 'r', repeat: { collection: 'state.items' } }]],
  ['columns', [{ id: 'c', component: { name: 'Columns', options: { columns: [{ blocks: [text('x')] }] } } }]],
])('%s is for everyone', (_, blocks) => {
  expect(of(blocks)).toBe(true);
  expect(of(blocks, { query: [{ property: 'urlPath', operator: 'is', value: '/e' }] })).toBe(true);
});

test.each([
  ['a binding to the device', [bound('state.device == "mobile"')]],
  ['a text with the language', [text('<p>{{ state.locale }}</p>')]],
  ['a list from the URL', [{ id: 'r', repeat: { collection: 'state.location.path' } }]],
  ['a computed name', [bound('state["dev" + "ice"]')]],
  ['shared blocks with a binding', [symbolOf(bound('state.deviceSize'))]],
  [
    'columns with a binding',
    [{ id: 'c', component: { name: 'Columns', options: { columns: [{ blocks: [bound('state.device')] }] } } }],
  ],
  ['a personalized block', [{ id: 'p', component: { name: 'PersonalizationContainer', options: {} } }]],
])('%s is not for everyone', (_, blocks) => {
  expect(of(blocks)).toBe(false);
});

test('nor are versions and rules about the visitor', () => {
  expect(of([], { variations: { b: { testRatio: 0.5, data: { blocks: [] } } } })).toBe(false);
  expect(of([], { query: [{ property: 'device', operator: 'is', value: 'mobile' }] })).toBe(false);
});
