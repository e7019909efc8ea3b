import * as v from 'valibot';
import { usdE5 } from '../../kit/units.ts';

/** Maximum number of other quantities that are offered for a line, and of other parts. */
export const MAX_OFFERED_BREAKS = 6;
export const MAX_ALTERNATIVES = 5;

const storedPrice = v.pipe(v.number(), v.transform(usdE5));

/** The fields of a stored line of a reply that few lines have. Invalid ones are dropped. */
export const storedOffers = {
  description: v.fallback(v.optional(v.string()), undefined),
  isDeclined: v.fallback(v.optional(v.boolean()), undefined),
  breaks: v.fallback(v.optional(v.array(v.object({ quantity: v.number(), unitPriceE5: storedPrice }))), undefined),
  alternatives: v.fallback(
    v.optional(v.array(v.object({ part: v.string(), unitPriceE5: storedPrice, days: v.nullable(v.number()) }))),
    undefined,
  ),
};
