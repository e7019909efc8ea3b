import * as v from 'valibot';
import type { Value } from '../schema/value.ts';
import { quotedPart } from './quote-options.ts';

/** Dimensions in mm, for the ring's glyph in the popup and the cart. */
export const pricingPart = v.object({
  ...quotedPart.entries,
  idMm: v.optional(v.number()),
  csMm: v.optional(v.number()),
});

/** The part a pricing widget stands for. */
export type PricingPart = Value<typeof pricingPart>;
