import type { UsdCents } from '../../kit/units.ts';
import type { AlternativePart } from '../../shop/pricing/alternative-part.ts';
import { type CheaperOffer, cheaperAtMore } from '../../shop/pricing/price-hints.ts';
import { priceLine } from '../../shop/pricing/price-tier.ts';
import type { CartItem } from '../cart/cart.ts';
import type { ClosingDays, Day } from './day.ts';
import type { PlanLine } from './order-plan.ts';
import { lineDays } from './parcels.ts';

/** Alternative parts by product ID. */
export type AlternativesByProduct = ReadonlyMap<number, readonly AlternativePart[]>;

/** Returns the total for some pieces, or null if the price is on request. */
export const totalOf = (
  { priceList }: Pick<NonNullable<CartItem['pricing']>, 'priceList'>,
  quantity: number,
): UsdCents | null => {
  const { price } = priceLine(priceList, quantity);
  return typeof price === 'number' ? price : null;
};

/**
 * Returns the cart lines as the planner sees them. Parts that are already in the cart are not offered as alternatives.
 */
export const planLines = (
  items: readonly CartItem[],
  alternatives: AlternativesByProduct,
  today: Day,
  closed: ClosingDays,
): readonly PlanLine[] => {
  const inCart = new Set(items.map(({ id }) => id));
  return items.map((item) => ({
    uid: item.uid,
    name: item.productName,
    quantity: item.quantity,
    priceCents: typeof item.price === 'number' ? item.price : null,
    days: lineDays(item.pricing?.supply ?? null, item.quantity, today, closed),
    others: (alternatives.get(item.id) ?? [])
      .filter(({ part }) => !inCart.has(part.productId))
      .map(({ part, pricing }) => ({
        name: part.productName,
        priceCents: totalOf(pricing, item.quantity),
        days: lineDays(pricing.supply, item.quantity, today, closed),
      })),
  }));
};

/** Returns the nearest larger quantity of a line with a lower total, or null. */
export const cheaperQuantity = ({ pricing, quantity }: Pick<CartItem, 'pricing' | 'quantity'>): CheaperOffer | null =>
  pricing?.priceList ? cheaperAtMore(pricing.priceList, quantity) : null;
