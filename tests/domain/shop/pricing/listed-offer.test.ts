import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listedOfferOf } from '../../../../src/domain/shop/pricing/listed-offer.ts';
import { formatCents } from '../../../../src/domain/shop/pricing/money.ts';
import { priceLine } from '../../../../src/domain/shop/pricing/price-tier.ts';
import { quoteOptions } from '../../../../src/domain/shop/pricing/quote-options.ts';
import { shipTimeValue } from '../../../../src/domain/shop/pricing/ship-time.ts';
import { supplyFrom } from '../../../../src/domain/shop/pricing/supply.ts';
import { listOf, priceLists } from './price-list-arbitrary.ts';

const NO_SUPPLY = supplyFrom(0, []);
const offerOf = (list: Parameters<typeof listedOfferOf>[0], quantity: number) =>
  listedOfferOf(list, NO_SUPPLY, quantity);

test.each([
  [
    'below the line minimum, says up to which quantity the total stays',
    [[1, 0.0865]],
    200,
    '$0.0865',
    '$25.00 for up to 289',
  ],
  ['at the last quantity of the line minimum', [[1, 1]], 25, '$1.00', '$25.00'],
  [
    'says which larger quantity costs less',
    [
      [1, 0.78],
      [250, 0.6],
    ],
    249,
    '$0.78',
    '$194.22, 250 for $150.00',
  ],
  [
    'otherwise shows the total',
    [
      [1, 1.12],
      [50, 0.94],
    ],
    400,
    '$0.94',
    '$376.00',
  ],
] as const)('%s', (_, breaks, quantity, price, total) => {
  expect(offerOf(listOf(breaks), quantity)).toMatchObject({ price, total });
});

test('has no total without a published price and above the line maximum', () => {
  expect(offerOf(null, 5)).toMatchObject({ price: 'Request Cost', total: '' });
  expect(offerOf({ ...listOf([]), hidden: true }, 5)).toMatchObject({ price: 'Request Cost', total: '' });
  const limited = listOf([[1, 10]], { lineMaxCents: 50_000 });
  expect(offerOf(limited, 51)).toMatchObject({ price: 'Contact us for best value', total: '' });
});

test.each([
  [400, '1 Business Day', '1,284 In Stock', 'own'],
  [2000, '5 Business Days', '1,284 in 1 Business Day', 'offsite'],
  [9000, 'On request', '5,484 in 5 Business Days', 'none'],
] as const)('%i pieces of 1,284 in stock and 4,200 in 5 days', (quantity, ships, supply, stock) => {
  const given = supplyFrom(1284, [{ quantity: 4200, leadTime: 5 }]);
  expect(listedOfferOf(null, given, quantity)).toMatchObject({ ships, supply, stock });
});

test('names vendor stock, and nothing without a known lead time', () => {
  expect(listedOfferOf(null, supplyFrom(0, [{ quantity: 50, leadTime: 3 }]), 10)).toMatchObject({
    ships: '3 Business Days',
    supply: '50 Offsite',
  });
  expect(listedOfferOf(null, supplyFrom(0, [{ quantity: 50, leadTime: null }]), 10)).toMatchObject({
    ships: 'On request',
    supply: '',
    stock: 'none',
  });
});

test('shows the price, total and ship time of the first option on the part page', () => {
  const stock = fc.array(fc.record({ quantity: fc.nat(900), leadTime: fc.option(fc.integer({ min: 1, max: 30 })) }));
  fc.assert(
    fc.property(priceLists, fc.nat(500), stock, fc.integer({ min: 1, max: 2000 }), (list, onHand, rows, quantity) => {
      const supply = supplyFrom(onHand, rows);
      const part = { productId: 1, productName: '', description: '', descriptionTwo: '', color: '' };
      const [option] = quoteOptions({ ...part, priceList: list, supply, quantity });
      const offer = listedOfferOf(list, supply, quantity);
      expect(offer.price).toBe(option?.fixedPriceDisplay);
      expect(offer.ships).toBe(shipTimeValue(option?.shipTime ?? 0));
      const { price } = priceLine(list, quantity);
      expect(offer.total.startsWith(typeof price === 'number' ? formatCents(price) : '')).toBe(true);
    }),
  );
});
