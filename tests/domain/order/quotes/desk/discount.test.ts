import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type UsdE5, usdE5 } from '../../../../../src/domain/kit/units.ts';
import {
  discountedPrice,
  discountOf,
  discountText,
  parseDiscount,
  parsePrice,
  priceFieldText,
} from '../../../../../src/domain/order/quotes/desk/discount.ts';
import { settledPrice } from '../../../../../src/domain/order/quotes/desk/settled-price.ts';

const price = fc.integer({ min: 1, max: 100_000_000_000 }).map((value): UsdE5 => usdE5(value));
const smallPrice = fc.integer({ min: 100, max: 500_000_000 }).map((value): UsdE5 => usdE5(value));
const discount = fc.integer({ min: -9_999, max: 9_999 });

/** Division of big integers, rounded half away from zero. */
const rounded = (value: bigint, by: bigint): bigint => {
  const magnitude = ((value < 0n ? -value : value) * 2n + by) / (2n * by);
  return value < 0n ? -magnitude : magnitude;
};

test('a typed price is read back exactly to 1/100,000 USD', () => {
  fc.assert(
    fc.property(price, (value) => {
      expect(parsePrice(priceFieldText(value))).toBe(value);
    }),
  );
});

test('a typed discount is read back exactly to 1/100 percent', () => {
  fc.assert(
    fc.property(discount, (value) => {
      expect(parseDiscount(discountText(value))).toBe(value);
    }),
  );
});

test('prices and discounts equal those of exact integers', () => {
  fc.assert(
    fc.property(smallPrice, smallPrice, discount, (own, list, percent) => {
      const exact = rounded((BigInt(list) - BigInt(own)) * 10_000n, BigInt(list));
      expect(BigInt(discountOf(own, list))).toBe(exact);
      const less = BigInt(list) - rounded(BigInt(list) * BigInt(percent), 10_000n);
      expect(BigInt(discountedPrice(list, percent))).toBe(less < 1n ? 1n : less);
    }),
  );
});

test.each([
  ['0.42', 42_000],
  ['$1,200.5', 120_050_000],
  [' .1656 ', 16_560],
  ['0', null],
  ['-1', null],
  ['free', null],
  ['1e9', null],
  ['9'.repeat(60), null],
])('parses the price %j as %j', (text, expected) => {
  expect(parsePrice(text)).toBe(expected);
});

test.each([
  ['4.5', 450],
  ['4.5 %', 450],
  ['\u22125', -500],
  ['100', null],
  ['x', null],
])('parses the discount %j as %j', (text, expected) => {
  expect(parseDiscount(text)).toBe(expected);
});

const LIST = usdE5(44_000);
const before = { price: '0.44', discount: '0', typed: 'price' };

test('keeps the text that was typed and computes the other', () => {
  expect(settledPrice(before, { ...before, price: '0.42' }, LIST)).toEqual({
    price: '0.42',
    discount: '4.55',
    typed: 'price',
  });
  expect(settledPrice(before, { ...before, discount: '5' }, LIST)).toEqual({
    price: '0.418',
    discount: '5',
    typed: 'discount',
  });
});

test('keeps a typed discount when the list price changes', () => {
  const typed = { price: '0.418', discount: '5', typed: 'discount' };
  expect(settledPrice(typed, typed, usdE5(39_000))).toEqual({ price: '0.3705', discount: '5', typed: 'discount' });
});

test('keeps texts without a meaning, and has no discount without a list price', () => {
  expect(settledPrice(before, { ...before, price: 'soon' }, LIST)).toEqual({
    price: 'soon',
    discount: '',
    typed: 'price',
  });
  expect(settledPrice(before, { ...before, discount: '5' }, null)).toEqual({
    price: '0.44',
    discount: '',
    typed: 'price',
  });
});
