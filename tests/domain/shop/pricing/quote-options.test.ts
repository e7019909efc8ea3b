import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { usdCents } from '../../../../src/domain/kit/units.ts';
import { priceLine } from '../../../../src/domain/shop/pricing/price-tier.ts';
import { parseQuantity } from '../../../../src/domain/shop/pricing/quantity.ts';
import { quoteOptions } from '../../../../src/domain/shop/pricing/quote-options.ts';
import { supplyFrom } from '../../../../src/domain/shop/pricing/supply.ts';
import { listOf, priceLists } from './price-list-arbitrary.ts';

const part = {
  productId: 7,
  productName: 'FK7502-214',
  description: 'FKM 75 Shore A',
  descriptionTwo: 'AS568-214 · 24.99 × 3.53 mm',
  color: '#6b4226',
};
const priceList = listOf(
  [
    [1, 1.12],
    [50, 0.94],
    [1000, 0.44],
  ],
  { lineMaxCents: 250_000 },
);
const supply = supplyFrom(1_284, [
  { quantity: 4_200, leadTime: 5 },
  { quantity: 100, leadTime: 14 },
]);
const shown = (options: ReturnType<typeof quoteOptions>) =>
  options.map((one) => [one.quantity, one.shipTime, one.helperText, one.fixedPriceDisplay, one.price]);

describe('quote options', () => {
  test('list the full shipment first, then the faster partial one', () => {
    expect(shown(quoteOptions({ ...part, priceList, supply, quantity: 2_000 }))).toEqual([
      [2_000, 5, 'Full Shipment', '$0.44', 88_000],
      [1_284, 1, 'Faster Partial Shipment', '$0.44', 56_496],
    ]);
  });

  test('have one option without a helper text when our stock covers everything', () => {
    expect(shown(quoteOptions({ ...part, priceList, supply, quantity: 100 }))).toEqual([[100, 1, '', '$0.94', 9_400]]);
  });

  test('request an ETA above all supply, and every tier ships a part of it', () => {
    expect(shown(quoteOptions({ ...part, priceList, supply, quantity: 5_585 }))).toEqual([
      [5_585, 'Request for ETA', 'Request A Quote', '$0.44', 245_740],
      [1_284, 1, 'Faster Partial Shipment', '$0.44', 56_496],
      [5_484, 5, 'Faster Partial Shipment', '$0.44', 241_296],
      [5_584, 14, 'Faster Partial Shipment', '$0.44', 245_696],
    ]);
  });

  test('above the line maximum, the price is negotiated, and the partial shipment keeps its price', () => {
    expect(shown(quoteOptions({ ...part, priceList, supply, quantity: 6_000 }))[0]).toEqual([
      6_000,
      'Request for ETA',
      'Request A Quote',
      'Contact us for best value',
      'Contact us for best value',
    ]);
  });

  test('price a part without stock, and show the ship time of stock without a price', () => {
    const nothing = supplyFrom(0, []);
    expect(shown(quoteOptions({ ...part, priceList, supply: nothing, quantity: 10 }))).toEqual([
      [10, 'Request for ETA', 'Request A Quote', '$1.12', 2_500],
    ]);
    expect(shown(quoteOptions({ ...part, priceList: null, supply, quantity: 10 }))).toEqual([
      [10, 1, '', 'Request Cost', 'Request Cost'],
    ]);
  });

  test('say so when there is neither price nor stock', () => {
    const [option, ...rest] = quoteOptions({ ...part, priceList: null, supply: supplyFrom(null, []), quantity: 10 });
    expect(option).toMatchObject({ helperText: 'NO_INFORMATION', shipTime: 'Request for ETA', price: 'Request Cost' });
    expect(rest).toEqual([]);
  });

  test('treat a hidden price with stock as a cost request, not as missing information', () => {
    const hidden = { breaks: [], hidden: true, lineMinCents: usdCents(2_500), lineMaxCents: null };
    expect(quoteOptions({ ...part, priceList: hidden, supply: supplyFrom(0, []), quantity: 3 })[0]).toMatchObject({
      helperText: 'Request A Quote',
      price: 'Request Cost',
    });
  });

  test.each([0, -1, 1.5, Number.NaN, 10_000_000])('are empty for %d, which is not a quantity', (quantity) => {
    expect(quoteOptions({ ...part, priceList, supply, quantity })).toEqual([]);
  });

  test('partial shipments are faster, smaller, ascending, and priced at their quantity', () => {
    const vendors = fc.array(
      fc.record({ quantity: fc.integer({ min: 0, max: 300 }), leadTime: fc.integer({ min: 1, max: 20 }) }),
    );
    fc.assert(
      fc.property(priceLists, fc.nat(300), vendors, fc.integer({ min: 1, max: 900 }), (list, own, rows, quantity) => {
        const [main, ...partials] = quoteOptions({ ...part, priceList: list, supply: supplyFrom(own, rows), quantity });
        expect(main?.quantity).toBe(quantity);
        const limit = typeof main?.shipTime === 'number' ? main.shipTime : Number.POSITIVE_INFINITY;
        let before = { quantity: 0, shipTime: 0 };
        for (const one of partials) {
          expect(one.quantity).toBeGreaterThan(before.quantity);
          expect(one.quantity).toBeLessThan(quantity);
          expect(Number(one.shipTime)).toBeGreaterThan(before.shipTime);
          expect(Number(one.shipTime)).toBeLessThan(limit);
          expect(one.price).toBe(priceLine(list, one.quantity).price);
          before = { quantity: one.quantity, shipTime: Number(one.shipTime) };
        }
      }),
    );
  });
});

describe('typed quantities', () => {
  test.each([
    ['2000', 2_000],
    [' 2,000 ', 2_000],
    ['1', 1],
    ['9999999', 9_999_999],
    ['', null],
    ['0', null],
    ['-3', null],
    ['1.5', null],
    ['1e3', null],
    ['20,00', 20],
    ['200,00', 200],
    ['20,50', null],
    ['10000000', null],
    ['ten', null],
  ])('reads %j as %j', (text, expected) => {
    expect(parseQuantity(text)).toBe(expected);
  });
});
