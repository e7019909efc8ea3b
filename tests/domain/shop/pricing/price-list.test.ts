import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { usdCents, usdE5 } from '../../../../src/domain/kit/units.ts';
import { type PriceListLine, priceListFrom } from '../../../../src/domain/shop/pricing/price-list.ts';
import { lineLimit, priceListLines } from './price-list-arbitrary.ts';

const line = (id: number, minQuantity: number, fixedPriceE5: number, hidePricing = false): PriceListLine => ({
  id,
  minQuantity,
  fixedPriceE5: usdE5(fixedPriceE5),
  isMinValue: false,
  hidePricing,
});

describe('priceListFrom', () => {
  test('sorts rows, drops unpriced ones and reads a quantity of 0 as 1', () => {
    const list = priceListFrom([line(3, 50, 94_000), line(1, 0, 112_000), line(2, 25, 0)], usdCents(2_500), null);
    expect(list?.breaks).toEqual([
      { minQuantity: 1, unitPriceE5: 112_000 },
      { minQuantity: 50, unitPriceE5: 94_000 },
    ]);
  });

  test('uses the newest row for a duplicate quantity', () => {
    const list = priceListFrom([line(9, 10, 200), line(4, 10, 100)], null, null);
    expect(list?.breaks).toEqual([{ minQuantity: 10, unitPriceE5: 200 }]);
  });

  test('a missing line minimum is $25, 0 means no minimum, a missing or zero maximum means no limit', () => {
    const limits = (min: number | null, max: number | null) => {
      const cents = (value: number | null) => (value === null ? null : usdCents(value));
      const list = priceListFrom([line(1, 1, 100_000)], cents(min), cents(max));
      return [list?.lineMinCents, list?.lineMaxCents];
    };
    expect(limits(null, null)).toEqual([2_500, null]);
    expect(limits(0, 0)).toEqual([0, null]);
    expect(limits(1_000, 50_000)).toEqual([1_000, 50_000]);
  });

  test('a product without a priced row has no list', () => {
    expect(priceListFrom([], null, null)).toBeNull();
    expect(priceListFrom([line(1, 1, 0)], null, null)).toBeNull();
  });

  test('a hidden list sends no price to the browser', () => {
    expect(priceListFrom([line(1, 1, 100_000), line(2, 50, 90_000, true)], null, null)).toEqual({
      breaks: [],
      hidden: true,
      lineMinCents: 2_500,
      lineMaxCents: null,
    });
  });

  test('does not depend on the order of the rows', () => {
    fc.assert(
      fc.property(
        priceListLines.chain((lines) =>
          fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
        ),
        lineLimit,
        lineLimit,
        ([lines, shuffled], min, max) => {
          expect(priceListFrom(shuffled, min, max)).toEqual(priceListFrom(lines, min, max));
        },
      ),
    );
  });
});
