import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cheaperAtMore, isBelowBetterPrices, largerOffer } from '../../../../src/domain/shop/pricing/price-hints.ts';
import { priceLine } from '../../../../src/domain/shop/pricing/price-tier.ts';
import { listOf, priceLists } from './price-list-arbitrary.ts';

describe('cheaperAtMore', () => {
  const list = listOf(
    [
      [1, 1.12],
      [50, 0.94],
      [100, 0.78],
    ],
    { lineMaxCents: 20_000 },
  );

  test('88 pieces at $0.94 cost more than 100 at $0.78', () => {
    expect(cheaperAtMore(list, 88)).toEqual({ quantity: 100, more: 12, savesCents: 472 });
  });

  test('returns nothing where more pieces cost more, in the last tier and beyond the maximum', () => {
    expect(cheaperAtMore(list, 60)).toBeNull();
    expect(cheaperAtMore(list, 150)).toBeNull();
    expect(cheaperAtMore(list, 5_000)).toBeNull();
  });

  test('the offer is correct', () => {
    fc.assert(
      fc.property(priceLists, fc.integer({ min: 1, max: 400 }), (list, quantity) => {
        const offer = cheaperAtMore(list, quantity);
        if (!offer) return;
        const [now, then] = [priceLine(list, quantity).price, priceLine(list, offer.quantity).price];
        expect(offer.quantity).toBe(quantity + offer.more);
        expect(Number(now) - Number(then)).toBe(offer.savesCents);
        expect(offer.savesCents).toBeGreaterThan(0);
      }),
    );
  });
});

describe('hint about higher quantities', () => {
  test.each([
    [1, true],
    [22, true],
    [23, false],
  ])('%i pieces: %j', (quantity, expected) => {
    expect(
      isBelowBetterPrices(
        listOf([
          [1, 1.12],
          [50, 0.94],
        ]),
        quantity,
      ),
    ).toBe(expected);
  });

  test('extends to a first break beyond the line minimum', () => {
    expect(isBelowBetterPrices(listOf([[100, 0.44]]), 100)).toBe(true);
    expect(isBelowBetterPrices(listOf([[100, 0.44]]), 101)).toBe(false);
  });
});

describe('a larger quantity for the same or less', () => {
  const list = listOf([
    [1, 1.12],
    [50, 0.94],
    [100, 0.78],
  ]);

  test('is the last quantity of the line minimum', () => {
    expect(largerOffer(list, 12)).toEqual({ quantity: 22, more: 10, savesCents: 0, totalCents: 2500 });
    expect(largerOffer(list, 22)).toBeNull();
  });

  test('is the next break with a lower total', () => {
    expect(largerOffer(list, 88)).toEqual({ quantity: 100, more: 12, savesCents: 472, totalCents: 7800 });
  });
});
