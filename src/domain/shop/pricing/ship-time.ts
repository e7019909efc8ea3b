import { counted } from '../../kit/text/counted.ts';
import { REQUEST_FOR_ETA } from './pricing-rules.ts';
import type { SupplyTier } from './supply.ts';

/** Business days, or the text to show instead. */
export type ShipTime = number | typeof REQUEST_FOR_ETA;

/**
 * Returns the ship time next to a label "Ship time".
 *
 * @example shipTimeValue(1) // '1 Business Day' @example shipTimeValue('Request for ETA') // 'On request'
 */
export const shipTimeValue = (shipTime: ShipTime): string =>
  shipTime === REQUEST_FOR_ETA ? 'On request' : counted(shipTime, 'Business Day');

/**
 * Returns the ship time within a sentence.
 *
 * @example shipTimeText(1) // '1 Business Day' @example shipTimeText('Request for ETA') // 'Ship time on request'
 */
export const shipTimeText = (shipTime: ShipTime): string =>
  shipTime === REQUEST_FOR_ETA ? 'Ship time on request' : shipTimeValue(shipTime);

/** All pieces that can ship by a lead time. */
export interface CumulativeTier {
  readonly leadTime: number;
  /** Pieces of this and every earlier tier. */
  readonly available: number;
}

/** Returns running totals of the tiers, which are ascending by lead time. */
export const cumulativeTiers = (tiers: readonly SupplyTier[]): CumulativeTier[] => {
  let available = 0;
  return tiers.map(({ leadTime, quantity }) => {
    available += quantity;
    return { leadTime, available };
  });
};

/** Returns the first lead time by which the whole quantity can ship. @example shipTimeFor(tiers, 2000) // 5 */
export const shipTimeFor = (tiers: readonly SupplyTier[], quantity: number): ShipTime =>
  cumulativeTiers(tiers).find((tier) => tier.available >= quantity)?.leadTime ?? REQUEST_FOR_ETA;

/** Returns the business days until the whole quantity can ship, or null if they are on request. */
export const shipDaysFor = (tiers: readonly SupplyTier[], quantity: number): number | null => {
  const shipTime = shipTimeFor(tiers, quantity);
  return shipTime === REQUEST_FOR_ETA ? null : shipTime;
};

/** Returns the later of two ship times. An unknown one is later than any other. */
export const laterShipTime = (a: ShipTime, b: ShipTime): ShipTime => {
  if (a === REQUEST_FOR_ETA || b === REQUEST_FOR_ETA) return REQUEST_FOR_ETA;
  return Math.max(a, b);
};
