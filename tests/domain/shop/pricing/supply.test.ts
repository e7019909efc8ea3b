import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  laterShipTime,
  shipTimeFor,
  shipTimeText,
  shipTimeValue,
} from '../../../../src/domain/shop/pricing/ship-time.ts';
import { supplyFrom, supplyTiers } from '../../../../src/domain/shop/pricing/supply.ts';

const rows = fc.array(
  fc.record({
    quantity: fc.option(fc.integer({ min: -5, max: 500 })),
    leadTime: fc.option(fc.integer({ min: 0, max: 30 })),
  }),
  { maxLength: 8 },
);
const stock = fc.option(fc.integer({ min: 0, max: 500 }));

describe('supply tiers', () => {
  test('start with our stock at day 1, sum equal lead times, and exclude unknown ones', () => {
    expect(
      supplyTiers(100, [
        { quantity: 50, leadTime: 14 },
        { quantity: 30, leadTime: 3 },
        { quantity: 20, leadTime: 14 },
        { quantity: 999, leadTime: null },
        { quantity: null, leadTime: 7 },
        { quantity: 5, leadTime: 0 },
      ]),
    ).toEqual([
      { leadTime: 1, quantity: 105 },
      { leadTime: 3, quantity: 30 },
      { leadTime: 14, quantity: 70 },
    ]);
  });

  test('offsite stock includes vendors with and without a lead time', () => {
    expect(
      supplyFrom(null, [
        { quantity: 4, leadTime: null },
        { quantity: 6, leadTime: 3 },
      ]),
    ).toEqual({
      onHand: 0,
      offsite: 10,
      tiers: [{ leadTime: 3, quantity: 6 }],
    });
  });

  test('contain all stock with a lead time, ascending, for any order of rows', () => {
    fc.assert(
      fc.property(stock, rows, (onHand, vendors) => {
        const tiers = supplyTiers(onHand, vendors);
        const promised = vendors
          .filter((row) => row.leadTime !== null)
          .reduce((sum, row) => sum + Math.max(0, row.quantity ?? 0), onHand ?? 0);
        expect(tiers.reduce((sum, tier) => sum + tier.quantity, 0)).toBe(promised);
        const times = tiers.map((tier) => tier.leadTime);
        expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
        expect(supplyTiers(onHand, vendors.toReversed())).toEqual(tiers);
      }),
    );
  });
});

describe('ship time', () => {
  test('is the first lead time by which everything can ship', () => {
    fc.assert(
      fc.property(stock, rows, fc.integer({ min: 1, max: 1_500 }), (onHand, vendors, quantity) => {
        const tiers = supplyTiers(onHand, vendors);
        let left = quantity;
        let naive: number | 'Request for ETA' = 'Request for ETA';
        for (const tier of tiers) {
          left -= tier.quantity;
          if (left <= 0) {
            naive = tier.leadTime;
            break;
          }
        }
        expect(shipTimeFor(tiers, quantity)).toBe(naive);
      }),
    );
  });

  test('is shown in business days or as a request', () => {
    expect([1, 5, 'Request for ETA' as const].map(shipTimeText)).toEqual([
      '1 Business Day',
      '5 Business Days',
      'Ship time on request',
    ]);
    // Next to the label "Ship time", the words are not repeated.
    expect(shipTimeValue('Request for ETA')).toBe('On request');
    expect(laterShipTime(3, 7)).toBe(7);
    expect(laterShipTime(3, 'Request for ETA')).toBe('Request for ETA');
  });
});
