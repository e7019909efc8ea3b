import fc from 'fast-check';
import { expect, test } from 'vitest';
import { totalCurve } from '../../../../src/domain/order/plan/total-curve.ts';
import { cheaperAtMore } from '../../../../src/domain/shop/pricing/price-hints.ts';
import { priceLine } from '../../../../src/domain/shop/pricing/price-tier.ts';
import { listOf, priceLists } from '../../shop/pricing/price-list-arbitrary.ts';

test('increases up to a break and drops there', () => {
  const list = listOf([
    [1, 1.36],
    [100, 1.22],
    [150, 1.08],
  ]);
  expect(totalCurve(list, 140, 150).map(({ quantity, cents }) => [quantity, cents])).toEqual([
    [120, 14640],
    [140, 17080],
    [149, 18178],
    [150, 16200],
    [170, 18360],
  ]);
});

test('every point equals the price of a line with its quantity, and a cheaper quantity is included', () => {
  fc.assert(
    fc.property(priceLists, fc.integer({ min: 1, max: 5000 }), (list, quantity) => {
      const offer = cheaperAtMore(list, quantity);
      if (offer === null) return;
      const points = totalCurve(list, quantity, offer.quantity);
      for (const point of points) expect(priceLine(list, point.quantity).price).toBe(point.cents);
      expect(points.map((point) => point.quantity)).toEqual(expect.arrayContaining([quantity, offer.quantity]));
    }),
  );
});
