import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readExpression } from '../../../../src/domain/site/content/evaluate/expression.ts';
import { filledText } from '../../../../src/domain/site/content/evaluate/text-template.ts';

const scope = {
  state: { device: 'mobile', count: 3, isOpen: true, list: [{ name: 'FKM' }], nothing: null, key: 'count' },
};
const value = (code: string): unknown => readExpression(code)?.(scope);

test.each([
  ['state.device', 'mobile'],
  ['state.list[0].name', 'FKM'],
  ['state[state.key]', 3],
  ['state["count"]', 3],
  ['state.list.length', 1],
  ['state.missing', undefined],
  ['state.missing.deeper.still', undefined],
  ['state.nothing.x', undefined],
  ['"text"', 'text'],
  ['-2', -2],
  ['!state.isOpen', false],
  ['state.count >= 3 && state.device == "mobile"', true],
  ['state.count === "3"', false],
  ['state.count == "3"', true],
  ['state.missing || "none"', 'none'],
  ['state.nothing ?? 7', 7],
  ['state.isOpen ? "open" : "closed"', 'open'],
  ['"Size " + state.count', 'Size 3'],
  ['state.count + 1', 4],
  ['return state.device;', 'mobile'],
  ['var _virtual_index=state.list[0].name;return _virtual_index', 'FKM'],
  ['state.list > 3', false],
  ['"Grade ".concat(state.list[0].name, ", ", state.count, " mm")', 'Grade FKM, 3 mm'],
  ['"".concat(state.device).concat(" ", "phone")', 'mobile phone'],
  ['"/for/".concat("a; b ".concat(state.missing))', '/for/a; b '],
  ['var _virtual_index="One; ".concat(state.device, "!");return _virtual_index', 'One; mobile!'],
  ['state.list + "!"', '!'],
  ['-state.list', Number.NaN],
])('%s', (code, expected) => {
  expect(value(code)).toEqual(expected);
});

test.each([
  'alert(1)',
  'state.count = 4',
  'state.count++',
  'state.a; state.b',
  'window.location',
  'document.cookie',
  'fetch("/x")',
  'state.list.map(x => x)',
  '`text`',
  'new Date()',
  'this.x',
  '[1, 2]',
  'import("x")',
  '',
  'state.',
  'x'.repeat(1001),
  'state.list.concat("x")',
  '"a".concat(state.device.toUpperCase())',
  '"a".concat(alert(1))',
  '"a".concat(!state.isOpen)',
  '"a"["concat"](state.device)',
  '"a".replace(state.device)',
  '"a".constructor.constructor("alert(1)")()',
  'concat("a", state.device)',
])('rejects %s as more than a condition', (code) => {
  expect(readExpression(code)).toBeNull();
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('%s of an object is undefined', (name) => {
  expect(value(`state.${name}`)).toBeUndefined();
  expect(value(`state["${name}"]`)).toBeUndefined();
  expect(value(`state.device.${name}`)).toBeUndefined();
  expect(value(`state.list.${name}.${name}`)).toBeUndefined();
});

test('never throws and returns no function for any code', () => {
  const part = fc.constantFrom(
    'state',
    '.',
    '[',
    ']',
    '(',
    ')',
    'device',
    'list',
    '"x"',
    '0',
    '+',
    '==',
    '!',
    '&&',
    '?',
    ':',
    ' ',
    '{',
    '}',
    '`',
    'constructor',
    '__proto__',
    'prototype',
    '=>',
    '=',
    ';',
    'return ',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
      expect(typeof readExpression(parts.join(''))?.(scope)).not.toBe('function');
    }),
    { numRuns: 5000 },
  );
});

test('reads objects that cannot become strings as empty', () => {
  const inside = { state: { odd: { toString: 1, valueOf: 1 } } };
  for (const code of ['state.odd + "x"', '"".concat(state.odd, "x")']) expect(readExpression(code)?.(inside)).toBe('x');
  expect(readExpression('-state.odd')?.(inside)).toBeNaN();
});

test('shows values in a text as written and never as markup', () => {
  const inside = { state: { name: '<img src=x onerror=alert(1)> & "x"', n: 2 } };
  expect(filledText('<p>{{state.name}}, {{ state.n &gt; 1 ? "two" : "one" }}</p>', inside)).toEqual({
    text: '<p>&lt;img src=x onerror=alert(1)&gt; &amp; &quot;x&quot;, two</p>',
    unread: [],
  });
  expect(filledText('{{alert(1)}} {{state.none}}', inside)).toEqual({ text: ' ', unread: ['alert(1)'] });
});
