import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type NestedBody, nestedBody } from '../../../../src/domain/kit/forms/nested-body.ts';

const leaves = (body: NestedBody): unknown[] =>
  Object.values(body).flatMap((value) => (typeof value === 'object' ? leaves(value) : [value]));

test('nests dotted names', () => {
  expect(
    nestedBody([
      ['name', 'A'],
      ['opts.n', 5],
      ['opts.deep.on', true],
    ]),
  ).toEqual({ name: 'A', opts: { n: 5, deep: { on: true } } });
});

test('keeps both when a name is used for a value and an object', () => {
  expect(
    nestedBody([
      ['a', 1],
      ['a.b', 2],
    ]),
  ).toEqual({ a: 1, 'a.b': 2 });
});

test('no name modifies the prototype of objects', () => {
  const body = nestedBody([
    ['__proto__.polluted', 'yes'],
    ['constructor.prototype.polluted', 'yes'],
    ['__proto__', 'yes'],
  ]);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  expect(Object.getPrototypeOf(body)).toBe(Object.prototype);
});

test('every value of distinct names is in the body', () => {
  const name = fc
    .array(fc.constantFrom('a', 'b', 'c', '', 'toString'), { minLength: 1, maxLength: 4 })
    .map((p) => p.join('.'));
  fc.assert(
    fc.property(fc.uniqueArray(name, { maxLength: 12 }), (names) => {
      const body = nestedBody(names.map((one, index) => [one, index]));
      expect(leaves(body).sort()).toEqual(names.map((_, index) => index).sort());
    }),
  );
});
