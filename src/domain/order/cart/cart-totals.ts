import { type UsdCents, usdCents } from '../../kit/units.ts';
import { ORDER_MINIMUM_CENTS } from '../../shop/pricing/pricing-rules.ts';
import { laterShipTime, type ShipTime } from '../../shop/pricing/ship-time.ts';
import type { CartItem } from './cart.ts';

/** The summary of a cart. */
export interface CartTotals {
  readonly lines: number;
  /** Number of lines with an amount. */
  readonly pricedLines: number;
  /** Sum of the priced lines. */
  readonly subtotalCents: UsdCents;
  /** null for an empty cart. */
  readonly longestShipTime: ShipTime | null;
  readonly expeditedLines: number;
  readonly orderMinimumReached: boolean;
}

/** The fields of a line that its sums are computed from. */
type SummedLine = Pick<CartItem, 'price' | 'shipTime' | 'expedite'>;

/** @example cartTotals(cart).subtotalCents // 104200 */
export const cartTotals = ({ items }: { readonly items: readonly SummedLine[] }): CartTotals => {
  const amounts = items.flatMap((item) => (typeof item.price === 'number' ? [item.price] : []));
  const subtotalCents = usdCents(amounts.reduce((sum, amount) => sum + amount, 0));
  return {
    lines: items.length,
    pricedLines: amounts.length,
    subtotalCents,
    longestShipTime: items.reduce<ShipTime | null>(
      (latest, { shipTime }) => (latest === null ? shipTime : laterShipTime(latest, shipTime)),
      null,
    ),
    expeditedLines: items.filter((item) => item.expedite).length,
    orderMinimumReached: subtotalCents >= ORDER_MINIMUM_CENTS,
  };
};
