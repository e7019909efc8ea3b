import * as v from 'valibot';
import { millimeters } from '../../../kit/schema/units.ts';

/** A part in a ranked list of matches, with its price and stock. */
export const rankedPart = v.object({
  id: v.number(),
  name: v.string(),
  /** `AS568-214`. */
  size: v.string(),
  idMm: millimeters,
  csMm: millimeters,
  /** `#rrggbb` of the compound. */
  color: v.string(),
  /** `FKM 75 Shore A, brown`. */
  summary: v.string(),
  /** Starting unit price in USD, as a string. '0.00' = unpriced. */
  price: v.string(),
  onHand: v.number(),
  vendorQuantity: v.number(),
});
