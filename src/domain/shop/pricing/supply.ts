import * as v from 'valibot';
import type { Value } from '../../kit/schema/value.ts';
import { wholeNumber } from '../../kit/schema/whole.ts';

export const supplyTier = v.object({ leadTime: wholeNumber(1), quantity: wholeNumber(1) });

export const supply = v.object({
  /** Own stock, in pieces. */
  onHand: wholeNumber(),
  /** Vendor stock, in pieces, with and without a known lead time. */
  offsite: wholeNumber(),
  /** Ascending by lead time without duplicates. Every quantity is above zero. Own stock is in the tier of time 1. */
  tiers: v.array(supplyTier),
});

/** Pieces that can ship within `leadTime` business days of the order. */
export type SupplyTier = Value<typeof supplyTier>;

/** The supply of one product that can be promised. */
export type Supply = Value<typeof supply>;

/** One vendor's visible stock of a product. */
export interface VendorStockRow {
  readonly quantity: number | null;
  /** Business days. null = not specified by the vendor. */
  readonly leadTime: number | null;
}

/** Own stock ships on the next business day (ship time 1). */
export const STOCK_LEAD_TIME = 1;

const pieces = (quantity: number | null): number =>
  quantity !== null && Number.isFinite(quantity) ? Math.max(0, Math.trunc(quantity)) : 0;

/**
 * Returns own stock at time 1, then the vendors' lead times in ascending order, with equal ones summed. Rows may be in
 * any order. Stock without a lead time is in no tier, because no ship time can be promised for it. No lead time is
 * shorter than that of own stock.
 *
 * @example supplyTiers(1284, [{ quantity: 4200, leadTime: 5 }])
 * // [{ leadTime: 1, quantity: 1284 }, { leadTime: 5, quantity: 4200 }]
 */
export const supplyTiers = (onHand: number | null, vendorStock: readonly VendorStockRow[]): SupplyTier[] => {
  const byTime = new Map<number, number>();
  const add = (leadTime: number, quantity: number): void => {
    if (quantity > 0) byTime.set(leadTime, (byTime.get(leadTime) ?? 0) + quantity);
  };
  add(STOCK_LEAD_TIME, pieces(onHand));
  for (const { quantity, leadTime } of vendorStock) {
    if (leadTime !== null && Number.isFinite(leadTime)) {
      add(Math.max(STOCK_LEAD_TIME, Math.ceil(leadTime)), pieces(quantity));
    }
  }
  return [...byTime].map(([leadTime, quantity]) => ({ leadTime, quantity })).sort((a, b) => a.leadTime - b.leadTime);
};

/** Returns the supply of one product from its own stock and its vendors' rows. */
export const supplyFrom = (onHand: number | null, vendorStock: readonly VendorStockRow[]): Supply => ({
  onHand: pieces(onHand),
  offsite: vendorStock.reduce((sum, row) => sum + pieces(row.quantity), 0),
  tiers: supplyTiers(onHand, vendorStock),
});
