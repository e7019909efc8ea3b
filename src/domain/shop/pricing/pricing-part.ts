import * as v from 'valibot';
import { millimeters } from '../../kit/schema/units.ts';
import type { Value } from '../../kit/schema/value.ts';
import { quotedPart } from './quote-options.ts';

/** Dimensions in mm, for the ring icon in the popup and the cart. */
export const pricingPartSchema = v.object({
  ...quotedPart.entries,
  idMm: v.optional(millimeters),
  csMm: v.optional(millimeters),
});

/** The part of a pricing widget. */
export type PricingPart = Value<typeof pricingPartSchema>;
