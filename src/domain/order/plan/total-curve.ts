import type { UsdCents } from '../../kit/units.ts';
import type { PriceList } from '../../shop/pricing/price-list.ts';
import { lineMinimumQuantity, priceLine } from '../../shop/pricing/price-tier.ts';

/** The total price of a quantity. */
export interface CurvePoint {
  readonly quantity: number;
  readonly cents: UsdCents;
}

/** Margin on either side of the compared quantities, as a multiple of their distance. */
const MARGIN = 2;

/**
 * Returns the total price by quantity around two quantities: the corners of a line that rises and drops at every price
 * break. It ends where the price is agreed in person.
 */
export const totalCurve = (priceList: PriceList, quantity: number, better: number): readonly CurvePoint[] => {
  const room = MARGIN * Math.max(1, better - quantity);
  const [from, to] = [Math.max(1, quantity - room), better + room];
  const minimum = lineMinimumQuantity(priceList);
  const corners = priceList.breaks.flatMap(({ minQuantity }) => [minQuantity - 1, minQuantity]);
  const quantities = new Set([from, quantity, better, to, minimum, minimum + 1, ...corners]);
  return [...quantities]
    .filter((one) => one >= from && one <= to)
    .sort((a, b) => a - b)
    .flatMap((one) => {
      const { price } = priceLine(priceList, one);
      return typeof price === 'number' ? [{ quantity: one, cents: price }] : [];
    });
};
