import { type UsdCents, usdCents } from '../../kit/units.ts';
import type { PriceList } from './price-list.ts';
import { lineMinimumQuantity, priceLine, sameTotalUpTo } from './price-tier.ts';

/** A larger quantity with a lower total. */
export interface CheaperOffer {
  readonly quantity: number;
  /** Number of pieces to add. */
  readonly more: number;
  readonly savesCents: UsdCents;
}

/**
 * Returns the nearest price break at which more pieces have a lower total, or null.
 *
 * @example
 * // breaks 50 → $0.94, 100 → $0.78: 88 pieces are $82.72, 100 pieces $78.00
 * cheaperAtMore(list, 88) // { quantity: 100, more: 12, savesCents: 472 }
 */
export const cheaperAtMore = (priceList: PriceList, quantity: number): CheaperOffer | null => {
  const { price } = priceLine(priceList, quantity);
  if (typeof price !== 'number') return null;
  for (const { minQuantity } of priceList.breaks) {
    if (minQuantity <= quantity) continue;
    const at = priceLine(priceList, minQuantity).price;
    if (typeof at === 'number' && at < price) {
      return { quantity: minQuantity, more: minQuantity - quantity, savesCents: usdCents(price - at) };
    }
  }
  return null;
};

/** A larger quantity with the same total, or a lower one. */
export interface LargerOffer extends CheaperOffer {
  readonly totalCents: UsdCents;
}

/**
 * Returns the largest quantity that costs the line minimum like the given one, else the nearest price break with a lower
 * total, or null.
 *
 * @example
 * // 1 → $0.0865, line minimum $25
 * largerOffer(list, 200) // { quantity: 289, more: 89, savesCents: 0, totalCents: 2500 }
 */
export const largerOffer = (priceList: PriceList, quantity: number): LargerOffer | null => {
  const same = sameTotalUpTo(priceList, quantity);
  if (same !== null) {
    return { quantity: same, more: same - quantity, savesCents: usdCents(0), totalCents: priceList.lineMinCents };
  }
  const cheaper = cheaperAtMore(priceList, quantity);
  if (cheaper === null) return null;
  const { price } = priceLine(priceList, cheaper.quantity);
  return typeof price === 'number' ? { ...cheaper, totalCents: price } : null;
};

/**
 * Returns whether a quantity is at or below the lowest break units: the quantity of the first break or, if the line
 * minimum extends further, the end of the first row.
 */
export const isBelowBetterPrices = (priceList: PriceList, quantity: number): boolean => {
  const first = priceList.breaks[0];
  return first !== undefined && quantity <= Math.max(first.minQuantity, lineMinimumQuantity(priceList));
};
