import fc from 'fast-check';
import { expect, test } from 'vitest';
import { steppedDecimal } from '../../../../src/domain/kit/text/stepped-decimal.ts';

test('changes the last written digit and keeps any text after the number', () => {
  expect(steppedDecimal('1.250', 1)).toBe('1.251');
  expect(steppedDecimal('.139', -1)).toBe('0.138');
  expect(steppedDecimal('0.99', 1)).toBe('1.00');
  expect(steppedDecimal('75', 10)).toBe('85');
  expect(steppedDecimal('50 H8', -10)).toBe('40 H8');
  expect(steppedDecimal('-1', 1)).toBe('0');
  expect(steppedDecimal('-0.1', 1)).toBe('0.0');
  expect(steppedDecimal('-20', -10)).toBe('-30');
});

test('stops at the minimum', () => {
  expect(steppedDecimal('0.05', -10, 0)).toBe('0.00');
  expect(steppedDecimal('-5', -10, 0)).toBe('0');
});

test('does not change anything but a decimal', () => {
  for (const text of ['', 'wide', '1 3/16', '63/64', 'H8 50']) expect(steppedDecimal(text, 1), text).toBeNull();
});

test('up and down again restores the number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: 4 }), (digits, decimals) => {
      const text = (digits / 10 ** decimals).toFixed(decimals);
      const up = steppedDecimal(text, 1) ?? '';
      expect(Number(up)).toBeCloseTo(Number(text) + 1 / 10 ** decimals, decimals + 2);
      expect(steppedDecimal(up, -1)).toBe(text);
    }),
  );
});
