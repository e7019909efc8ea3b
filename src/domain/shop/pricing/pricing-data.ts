import * as v from 'valibot';
import type { Value } from '../../kit/schema/value.ts';
import type { UsdCents, UsdE5 } from '../../kit/units.ts';
import { type PriceListLine, priceList, priceListFrom } from './price-list.ts';
import { priceText } from './price-text.ts';
import { supply, supplyFrom, type VendorStockRow } from './supply.ts';

export const pricingData = v.object({
  productId: v.number(),
  /** null = unknown price. */
  priceList: v.nullable(priceList),
  supply,
  /** ISO time of the cached response that is used while the backend is unavailable. null = fresh. */
  asOf: v.nullable(v.string()),
  /**
   * Present while the backend is unavailable and there is no cached response. Then prices are unknown, and supply is
   * that of the catalog.
   */
  isUnread: v.optional(v.literal(true)),
  /** Present with `isUnread`: the starting price of the catalog, and the day it was read. */
  starting: v.optional(
    v.object({
      /** Unit price of the first break, as the store lists it: `1.12`. */
      price: v.string(),
      /** `yyyy-mm-dd`. null = unknown. */
      day: v.nullable(v.string()),
    }),
  ),
});

/** All data that is needed to price any quantity of one product. */
export type PricingData = Value<typeof pricingData>;

/**
 * Creates pricing data from the backend's response. Rows may be in any order. Amounts are in cents, unit prices in
 * 1/100,000 USD. The caller must exclude vendor rows that are hidden from the store.
 */
export const pricingFromBackend = (answer: {
  readonly productId: number;
  readonly lines: readonly PriceListLine[];
  readonly lineMin: UsdCents | null;
  readonly lineMax: UsdCents | null;
  /** Own stock on hand. null = unknown. */
  readonly stock: number | null;
  readonly vendorRows: readonly VendorStockRow[];
}): PricingData => ({
  productId: answer.productId,
  priceList: priceListFrom(answer.lines, answer.lineMin, answer.lineMax),
  supply: supplyFrom(answer.stock, answer.vendorRows),
  asOf: null,
});

/**
 * Returns the pricing data of a product while the backend is unavailable and nothing is cached.
 *
 * @param catalogTime ISO time at which the catalog was published, or null if unknown
 */
export const unreadPricing = (
  part: {
    readonly id: number;
    /** Pieces. */
    readonly onHand: number;
    readonly vendorQuantity: number;
    /** 0 = unpriced. */
    readonly priceE5: UsdE5;
  },
  catalogTime: string | null,
): PricingData => ({
  productId: part.id,
  priceList: null,
  supply: supplyFrom(part.onHand, [{ quantity: part.vendorQuantity, leadTime: null }]),
  asOf: null,
  isUnread: true,
  ...(part.priceE5 > 0 && { starting: { price: priceText(part.priceE5), day: catalogTime?.slice(0, 10) ?? null } }),
});
