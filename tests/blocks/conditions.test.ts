import { expect, test } from 'vitest';
import { resolveElements, type Visit } from '../../src/blocks/render/resolve-elements.ts';
import { parseElements } from '../../src/domain/site/content/element.ts';

const VISIT: Visit = {
  state: { device: 'mobile', yes: true, no: false, none: null, empty: '', word: 'false' },
  visitor: { urlPath: '/x', device: 'mobile', locale: 'en-US' },
  now: Date.UTC(2026, 0, 1),
  isEditing: false,
};

const isShown = (block: object): boolean => {
  const element = { '@type': '@builder.io/sdk:Element', id: 'a', component: { name: 'Text', options: {} }, ...block };
  return resolveElements(parseElements([element]), VISIT).length === 1;
};

test.each<[boolean, object]>([
  [true, {}],
  [true, { hide: false }],
  [true, { show: true }],
  [true, { hide: false, show: true }],
  [false, { hide: false, show: false }],
  [false, { hide: true, show: true }],
  [false, { hide: false, bindings: { show: 'state.device == "desktop"' } }],
  [true, { hide: false, bindings: { show: 'state.device == "mobile"' } }],
  [false, { show: false, bindings: { hide: 'state.no' } }],
  [false, { show: true, bindings: { hide: 'state.yes' } }],
  [false, { bindings: { hide: 'state.no', show: 'state.no' } }],
  [true, { bindings: { hide: 'state.no', show: 'state.yes' } }],
])('shows a block (%s) with %j: both `show` and `hide` must allow it', (shown, block) => {
  expect(isShown(block)).toBe(shown);
});

test.each<[boolean, object]>([
  [false, { bindings: { show: 'state.missing' } }],
  [false, { bindings: { show: 'state.none' } }],
  [false, { bindings: { show: 'state.empty' } }],
  [true, { bindings: { hide: 'state.missing' } }],
  // Any nonempty string is true in the builder's renderer.
  [false, { bindings: { hide: 'state.word' } }],
  [false, { show: null }],
  [false, { show: 0 }],
  [false, { hide: 'true' }],
  [false, { hide: 1 }],
  [true, { hide: null }],
])('reads values that are not flags like the builder: %s for %j', (shown, block) => {
  expect(isShown(block)).toBe(shown);
});

test.each<object>([
  { hide: false, bindings: { show: 'fetch("/x")' } },
  { hide: false, show: true, bindings: { hide: 'state.isMember()' } },
  { bindings: { '[hide]': 'state.isMember()' } },
  { show: false, bindings: { 'show.always': 'state.yes' } },
])('hides a block when a condition cannot be evaluated: %j', (block) => {
  expect(isShown(block)).toBe(false);
});
