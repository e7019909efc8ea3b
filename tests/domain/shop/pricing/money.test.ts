import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { usdCents, usdE5 } from '../../../../src/domain/kit/units.ts';
import {
  amountCents,
  divideRounded,
  formatCents,
  formatDollars,
  formatUnitPrice,
  integerFromDecimal,
  quantityWithin,
} from '../../../../src/domain/shop/pricing/money.ts';

describe('rounding', () => {
  test.each([
    [5, 10, 1],
    [4, 10, 0],
    [-5, 10, -1],
    [-4, 10, 0],
    [15, 10, 2],
    [25, 10, 3],
  ])('%i / %i rounds half away from zero to %i', (value, by, rounded) => {
    expect(divideRounded(value, by)).toBe(rounded);
  });

  test('an amount is the exact product rounded once, even if the product is not an exact double', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000_000 }),
        fc.integer({ min: 1, max: 9_999_999 }),
        (price, pieces) => {
          const exact = (BigInt(price) * BigInt(pieces) + 500n) / 1000n;
          expect(BigInt(amountCents(usdE5(price), pieces))).toBe(exact);
        },
      ),
    );
  });

  test('the quantity within a limit is the largest that does not exceed it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 30_000_000 }), (limit, price) => {
        const quantity = quantityWithin(usdCents(limit), usdE5(price));
        expect(quantity * price).toBeLessThanOrEqual(limit * 1000);
        expect((quantity + 1) * price).toBeGreaterThan(limit * 1000);
      }),
    );
  });
});

describe('decimals of the backend', () => {
  test.each([
    ['1.12000', 5, 112_000],
    ['0.00001', 5, 1],
    ['25', 2, 2_500],
    ['25.5', 2, 2_550],
    ['.5', 2, 50],
    ['1.005', 2, 101],
    ['-1.005', 2, -101],
    [0.435, 5, 43_500],
    ['', 2, null],
    ['.', 2, null],
    ['1e3', 2, null],
    ['12,5', 2, null],
    [null, 2, null],
    [undefined, 2, null],
    ['99999999999999999', 5, null],
  ])('%j with %i digits is %j', (value, digits, expected) => {
    expect(integerFromDecimal(value, digits)).toBe(expected);
  });

  test('a price with five decimals survives a round trip', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (price) => {
        const text = `${Math.trunc(price / 100_000)}.${String(price % 100_000).padStart(5, '0')}`;
        expect(integerFromDecimal(text, 5)).toBe(price);
      }),
    );
  });
});

describe('formatting', () => {
  test('amounts have two decimals and thousands separators', () => {
    expect([0, 5, 2_500, 104_200, 123_456_789, -450].map((cents) => formatCents(usdCents(cents)))).toEqual([
      '$0.00',
      '$0.05',
      '$25.00',
      '$1,042.00',
      '$1,234,567.89',
      '−$4.50',
    ]);
    expect([7_500, 7_550].map((cents) => formatDollars(usdCents(cents)))).toEqual(['$75', '$75.50']);
  });

  test('unit prices have more than two decimals only when needed', () => {
    expect([112_000, 44_000, 8_255, 8_250, 100_000, 250_000_000].map((price) => formatUnitPrice(usdE5(price)))).toEqual(
      ['$1.12', '$0.44', '$0.08255', '$0.0825', '$1.00', '$2,500.00'],
    );
  });

  test('unit prices of a column use the decimals of the most precise one, and no price loses a digit', () => {
    expect([16_000, 5_374].map((price) => formatUnitPrice(usdE5(price), 4))).toEqual(['$0.1600', '$0.05374']);
  });
});
