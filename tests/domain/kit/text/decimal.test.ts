import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalIn } from '../../../../src/domain/kit/text/decimal.ts';

test.each([
  ['24.99', 24.99],
  ['.5', 0.5],
  ['5.', 5],
  ['+7', 7],
  ['-20', -20],
  ['\u221220.5', -20.5],
])('reads “%s” as %d', (text, value) => {
  expect(decimalIn(text)).toBe(value);
});

test.each(['', ' 5', '5,5', '1e3', 'Infinity', '0x10', '--5', '.', '5 mm', '9'.repeat(41)])('rejects “%s”', (text) => {
  expect(decimalIn(text)).toBeNull();
});

test('a written number survives a round trip', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }), (digits, places) => {
      const value = digits / 10 ** places;
      expect(decimalIn(value.toFixed(places))).toBeCloseTo(value, 9);
    }),
  );
});
