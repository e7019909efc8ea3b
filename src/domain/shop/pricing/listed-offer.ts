import * as v from 'valibot';
import type { Value } from '../../kit/schema/value.ts';
import { formatCount } from '../../kit/text/counted.ts';
import { formatCents } from './money.ts';
import { cheaperAtMore } from './price-hints.ts';
import type { PriceList } from './price-list.ts';
import { priceLine, sameTotalUpTo } from './price-tier.ts';
import { REQUEST_FOR_ETA } from './pricing-rules.ts';
import { cumulativeTiers, shipTimeFor, shipTimeValue } from './ship-time.ts';
import { STOCK_LEAD_TIME, type Supply } from './supply.ts';

export const listedOffer = v.object({
  /** Unit price, or the text that is shown instead of a price. */
  price: v.string(),
  /** Total of the line with a hint if more pieces cost the same or less: `$25.00 for up to 289`. '' without a price. */
  total: v.string(),
  /** Time until all pieces can ship: `3 Business Days`. `On request` if the supply is not sufficient. */
  ships: v.string(),
  /** Where the pieces come from, or how many can ship earlier. '' without any supply. */
  supply: v.string(),
  /** The stock that the ship time depends on. */
  stock: v.picklist(['own', 'offsite', 'none']),
});

/** A part in a list for the quantity of the query, in texts that are ready to be shown. */
export type ListedOffer = Value<typeof listedOffer>;

/**
 * Returns the total with what more pieces cost.
 *
 * @example
 * totalText(list, 200) // '$25.00 for up to 289'
 * totalText(list, 249) // '$194.22, 250 for $150.00'
 */
const totalText = (priceList: PriceList | null, quantity: number): string => {
  const { price } = priceLine(priceList, quantity);
  if (typeof price !== 'number' || priceList === null) return '';
  const total = formatCents(price);
  const same = sameTotalUpTo(priceList, quantity);
  if (same !== null) return `${total} for up to ${formatCount(same)}`;
  const cheaper = cheaperAtMore(priceList, quantity)?.quantity;
  const cheaperTotal = cheaper === undefined ? null : priceLine(priceList, cheaper).price;
  return typeof cheaperTotal === 'number' && cheaper !== undefined
    ? `${total}, ${formatCount(cheaper)} for ${formatCents(cheaperTotal)}`
    : total;
};

/**
 * Returns where the pieces come from.
 *
 * @example
 * // 1,284 in stock, 4,200 in 5 days
 * supplyText(tiers, 400) // '1,284 In Stock'
 * supplyText(tiers, 2000) // '1,284 in 1 Business Day'
 * supplyText(tiers, 9000) // '5,484 in 5 Business Days'
 */
const supplyText = ({ tiers }: Supply, quantity: number): string => {
  const reached = cumulativeTiers(tiers);
  const first = reached[0];
  if (first === undefined) return '';
  if (first.available >= quantity) {
    return `${formatCount(first.available)} ${first.leadTime === STOCK_LEAD_TIME ? 'In Stock' : 'Offsite'}`;
  }
  const early = shipTimeFor(tiers, quantity) === REQUEST_FOR_ETA ? (reached.at(-1) ?? first) : first;
  return `${formatCount(early.available)} in ${shipTimeValue(early.leadTime)}`;
};

/** Returns what a listed part costs for a quantity and when it ships, as its page, the cart and quotes compute it. */
export const listedOfferOf = (priceList: PriceList | null, supply: Supply, quantity: number): ListedOffer => {
  const shipTime = shipTimeFor(supply.tiers, quantity);
  return {
    price: priceLine(priceList, quantity).fixedPriceDisplay,
    total: totalText(priceList, quantity),
    ships: shipTimeValue(shipTime),
    supply: supplyText(supply, quantity),
    stock: shipTime === REQUEST_FOR_ETA ? 'none' : shipTime === STOCK_LEAD_TIME ? 'own' : 'offsite',
  };
};
