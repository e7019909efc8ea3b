import { expect, test, vi } from 'vitest';
import { usdE5 } from '../../../src/domain/kit/units.ts';
import { EMPTY_PAGE } from '../../../src/domain/shop/catalog/query.ts';
import { listedOfferOf } from '../../../src/domain/shop/pricing/listed-offer.ts';
import type { PricingData } from '../../../src/domain/shop/pricing/pricing-data.ts';
import { supplyFrom } from '../../../src/domain/shop/pricing/supply.ts';
import { offersOf, searchWithOffers } from '../../../src/server/catalog/listed-offers.ts';
import { listOf } from '../../domain/shop/pricing/price-list-arbitrary.ts';
import { indexed } from '../../support/catalog/random-catalog.ts';
import { SMALL_CATALOG } from '../../support/catalog/small-catalog.ts';

const LIST = listOf([
  [1, 1.12],
  [50, 0.94],
]);
const catalog = indexed({
  ...SMALL_CATALOG,
  parts: SMALL_CATALOG.parts.map((part) => ({ ...part, priceList: LIST, priceE5: usdE5(112_000) })),
});
const QUERY = { ...EMPTY_PAGE, mode: 'parts', quantity: 60 } as const;

const pricingOf = (productId: number): PricingData => ({
  productId,
  priceList: listOf([[1, 2]]),
  supply: supplyFrom(0, [{ quantity: 100, leadTime: 3 }]),
  asOf: null,
});

test('every row has price and ship time as the backend has them, read at once', async () => {
  const readAll = vi.fn(async (ids: readonly number[]) => new Map(ids.map((id) => [id, pricingOf(id)])));
  const { items, quantity } = await searchWithOffers(catalog, QUERY, { readAll });
  expect(quantity).toBe(60);
  expect(readAll).toHaveBeenCalledOnce();
  for (const { offer } of items) {
    expect(offer).toEqual({
      price: '$2.00',
      total: '$120.00',
      ships: '3 Business Days',
      supply: '100 Offsite',
      stock: 'offsite',
    });
  }
});

test('without a quantity nothing is read', async () => {
  const readAll = vi.fn();
  const response = await searchWithOffers(catalog, { ...QUERY, quantity: null }, { readAll });
  expect(readAll).not.toHaveBeenCalled();
  expect('quantity' in response).toBe(false);
  expect(response.items.some((row) => 'offer' in row)).toBe(false);
});

test('parts that the backend does not return have the prices and own stock of the index', async () => {
  const { items } = await searchWithOffers(catalog, QUERY, { readAll: async () => new Map() });
  for (const { canyonStock, vendorStock, offer } of items) {
    const supply = supplyFrom(canyonStock, [{ quantity: vendorStock, leadTime: null }]);
    expect(offer).toEqual(listedOfferOf(LIST, supply, 60));
    expect(offer).toMatchObject({ price: '$0.94', total: '$56.40' });
  }
});

test('does not wait longer than a second for the backend', async () => {
  vi.useFakeTimers();
  try {
    const parts = SMALL_CATALOG.parts.slice(0, 2);
    const reading = offersOf(catalog, parts, 60, { readAll: () => new Promise(() => undefined) });
    await vi.advanceTimersByTimeAsync(1000);
    expect((await reading).get(parts[0]?.id ?? 0)).toMatchObject({ price: '$0.94' });
  } finally {
    vi.useRealTimers();
  }
});
