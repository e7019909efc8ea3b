import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isQuantityText, parseQuantity } from '../../../src/domain/pricing/quantity.ts';

test('a field takes digits and separators, and nothing else from any keyboard', () => {
  for (const text of ['', '2', '2,000', ' 12 ']) expect(isQuantityText(text), text).toBe(true);
  for (const text of ['a', '1e3', '-3', '1.5', '2 pcs', '½']) expect(isQuantityText(text), text).toBe(false);
});

test('whatever is a quantity can be typed key by key', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), (quantity) => {
      for (const text of [String(quantity), quantity.toLocaleString('en-US')]) {
        expect(parseQuantity(text)).toBe(quantity);
        for (let end = 0; end <= text.length; end++) expect(isQuantityText(text.slice(0, end))).toBe(true);
      }
    }),
  );
});
