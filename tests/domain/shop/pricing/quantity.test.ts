import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readListQuantity } from '../../../../src/domain/order/lists/reading/list-quantity.ts';
import { isAboveLimit, parseQuantity, quantityProblem } from '../../../../src/domain/shop/pricing/quantity.ts';

const SPACES = [' ', '\u00a0', '\u2007', '\u2009', '\u202f'];

test('reads thousands grouped by commas and any kind of space, in fields and lists', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), fc.constantFrom(...SPACES, ','), (quantity, sign) => {
      const text = quantity.toLocaleString('en-US').replaceAll(',', sign);
      expect(parseQuantity(` ${text} `)).toBe(quantity);
      expect(readListQuantity(text)).toBe(quantity);
      expect(quantityProblem(text)).toBeNull();
    }),
  );
});

test('reads a point as a thousands separator only where it cannot be a decimal point', () => {
  expect(parseQuantity('1.000.000')).toBe(1_000_000);
  expect(parseQuantity('12.00')).toBe(12);
  expect(parseQuantity('1.200')).toBeNull();
  expect(readListQuantity('1.200')).toBeNull();
  expect(readListQuantity('1.200', 'Stk')).toBe(1_200);
});

describe('an invalid quantity', () => {
  test.each([
    ['', 'Please enter a valid quantity'],
    ['0', 'Please enter a valid quantity'],
    ['12.5', 'Please enter a valid quantity: “12.5” is not a whole number of pieces'],
    ['12,5', 'Please enter a valid quantity: “12,5” is not a whole number of pieces'],
    ['1.200', '“1.200” can mean 1.2 or 1,200. Type 1200 for 1,200 pieces'],
    ['1e3', 'Please enter a valid quantity: digits only, like 1000'],
    ['-5', 'Please enter a valid quantity: digits only, like 1000'],
    ['ten', 'Please enter a valid quantity: digits only, like 1000'],
    ['10 00', 'Please enter a valid quantity: digits only, like 1000'],
    ['10,000,000', 'The largest quantity sold online is 9,999,999. Request a quote for more'],
    ['1'.repeat(60), 'The largest quantity sold online is 9,999,999. Request a quote for more'],
  ])('%j has its message', (text, problem) => {
    expect(parseQuantity(text)).toBeNull();
    expect(quantityProblem(text)).toBe(problem);
  });

  test('always has a message, and a valid quantity never has one', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789., -e+x'), maxLength: 14 }), (text) => {
        expect(quantityProblem(text) === null).toBe(parseQuantity(text) !== null);
        if (isAboveLimit(text)) expect(parseQuantity(text)).toBeNull();
      }),
    );
  });
});
