import * as v from 'valibot';
import type { Value } from '../../kit/schema/value.ts';
import type { PriceList } from './price-list.ts';
import { type LinePrice, priceLine } from './price-tier.ts';
import { FULL_SHIPMENT, NO_INFORMATION, PARTIAL_SHIPMENT, REQUEST_A_QUOTE, REQUEST_FOR_ETA } from './pricing-rules.ts';
import { isQuantity } from './quantity.ts';
import { cumulativeTiers, type ShipTime, shipTimeFor } from './ship-time.ts';
import { STOCK_LEAD_TIME, type Supply } from './supply.ts';

/** The text next to a ship time. `NO_INFORMATION` suggests requesting a quote instead of showing the line. */
export type HelperText =
  | ''
  | typeof FULL_SHIPMENT
  | typeof PARTIAL_SHIPMENT
  | typeof REQUEST_A_QUOTE
  | typeof NO_INFORMATION;

export const quotedPart = v.object({
  productId: v.number(),
  productName: v.string(),
  /** `FKM 75 Shore A`. */
  description: v.string(),
  /** `AS568-214 · 24.99 × 3.53 mm`. */
  descriptionTwo: v.string(),
  /** `#rrggbb`, the color of the ring in drawings. */
  color: v.string(),
});

/** The part as cart lines identify it. */
export type QuotedPart = Value<typeof quotedPart>;

/** One way to supply a quantity, with the data of a cart line. */
export interface QuoteOption {
  /** Product ID. */
  readonly id: number;
  readonly productName: string;
  readonly description: string;
  readonly descriptionTwo: string;
  /** `#rrggbb`. */
  readonly color: string;
  readonly quantity: number;
  readonly shipTime: ShipTime;
  /** Total of the line in cents, or the text to show instead. */
  readonly price: LinePrice['price'];
  readonly fixedPriceDisplay: string;
  readonly is_line_min: boolean;
  readonly helperText: HelperText;
}

/** Returns whether neither a price nor any stock is known. Empty vendor rows are ignored. */
export const hasNoInformation = (priceList: PriceList | null, supply: Supply): boolean =>
  priceList === null && supply.onHand === 0 && supply.offsite === 0;

const fullHelper = (shipTime: ShipTime): HelperText => {
  if (shipTime === REQUEST_FOR_ETA) return REQUEST_A_QUOTE;
  return shipTime === STOCK_LEAD_TIME ? '' : FULL_SHIPMENT;
};

/**
 * Returns the ways to supply a quantity: the full quantity first, then each faster partial shipment, fastest first,
 * with all pieces that can ship by its time, priced at the tier of its quantity. Empty for an invalid quantity.
 *
 * @example
 * // 1,284 in stock, 4,200 in 5 days
 * quoteOptions({ …part, priceList, supply, quantity: 2000 }).map((o) => [o.quantity, o.shipTime, o.helperText])
 * // [[2000, 5, 'Full Shipment'], [1284, 1, 'Faster Partial Shipment']]
 */
export const quoteOptions = (
  request: QuotedPart & {
    readonly priceList: PriceList | null;
    readonly supply: Supply;
    readonly quantity: number;
  },
): QuoteOption[] => {
  const { productId, productName, description, descriptionTwo, color, priceList, supply, quantity } = request;
  if (!isQuantity(quantity)) return [];

  const option = (pieces: number, shipTime: ShipTime, helperText: HelperText): QuoteOption => {
    const { price, fixedPriceDisplay, is_line_min } = priceLine(priceList, pieces);
    return {
      id: productId,
      productName,
      description,
      descriptionTwo,
      color,
      quantity: pieces,
      shipTime,
      price,
      fixedPriceDisplay,
      is_line_min,
      helperText,
    };
  };

  if (hasNoInformation(priceList, supply)) return [option(quantity, REQUEST_FOR_ETA, NO_INFORMATION)];
  const shipTime = shipTimeFor(supply.tiers, quantity);
  const partials = cumulativeTiers(supply.tiers)
    .filter(({ available }) => available < quantity)
    .map(({ leadTime, available }) => option(available, leadTime, PARTIAL_SHIPMENT));
  return [option(quantity, shipTime, fullHelper(shipTime)), ...partials];
};
