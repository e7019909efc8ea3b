import { expect, test } from 'vitest';
import { usdCents, usdE5 } from '../../../../src/domain/kit/units.ts';
import { pricingFromBackend, unreadPricing } from '../../../../src/domain/shop/pricing/pricing-data.ts';

test('combines the backend’s responses into one value that prices any quantity', () => {
  expect(
    pricingFromBackend({
      productId: 42,
      lines: [
        { id: 2, minQuantity: 50, fixedPriceE5: usdE5(94_000), isMinValue: false, hidePricing: false },
        { id: 1, minQuantity: 1, fixedPriceE5: usdE5(112_000), isMinValue: true, hidePricing: false },
      ],
      lineMin: null,
      lineMax: usdCents(250_000),
      stock: 12,
      vendorRows: [{ quantity: 30, leadTime: 7 }],
    }),
  ).toEqual({
    productId: 42,
    priceList: {
      breaks: [
        { minQuantity: 1, unitPriceE5: 112_000 },
        { minQuantity: 50, unitPriceE5: 94_000 },
      ],
      hidden: false,
      lineMinCents: 2_500,
      lineMaxCents: 250_000,
    },
    supply: {
      onHand: 12,
      offsite: 30,
      tiers: [
        { leadTime: 1, quantity: 12 },
        { leadTime: 7, quantity: 30 },
      ],
    },
    asOf: null,
  });
});

test('without readable prices, uses supply and starting price of the catalog with its date', () => {
  const part = { id: 42, onHand: 12, vendorQuantity: 30, priceE5: usdE5(112_000) };
  expect(unreadPricing(part, '2026-11-23T04:05:06.000Z')).toMatchObject({
    productId: 42,
    priceList: null,
    supply: { onHand: 12, offsite: 30 },
    isUnread: true,
    starting: { price: '1.12', day: '2026-11-23' },
  });
  expect(unreadPricing(part, null).starting).toEqual({ price: '1.12', day: null });
  expect(unreadPricing({ ...part, priceE5: usdE5(0) }, null).starting).toBeUndefined();
});
