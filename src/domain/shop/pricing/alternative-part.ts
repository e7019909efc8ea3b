import * as v from 'valibot';
import type { Value } from '../../kit/schema/value.ts';
import { pricingData } from './pricing-data.ts';
import { pricingPartSchema } from './pricing-part.ts';

/** A part that could replace a requested one, with its prices. */
export const alternativePart = v.object({
  part: pricingPartSchema,
  pricing: pricingData,
  /** Its differences from the requested part, in a few sentences. */
  differs: v.string(),
  /** Its polymer is another one, or one of the two is not on file. */
  isOtherPolymer: v.boolean(),
  /** How the chemical table rates its polymer compared with that of the requested part. */
  media: v.string(),
});

export type AlternativePart = Value<typeof alternativePart>;
