import * as v from 'valibot';
import { jsonObject } from '../../kit/schema/json-object.ts';
import { orNull, readable, shortText, strictFlag } from '../../kit/schema/tolerant.ts';
import { amountInCents } from '../../kit/schema/units.ts';
import { wholeNumber } from '../../kit/schema/whole.ts';
import { priceBreak } from './price-list.ts';
import { DEFAULT_LINE_MIN_CENTS } from './pricing-rules.ts';
import { supplyTier } from './supply.ts';

/* The stored data that a line was priced with. Unreadable fields are treated as unknown. */

const priceList = v.pipe(
  v.object({
    breaks: v.fallback(readable(priceBreak), []),
    hidden: strictFlag,
    lineMinCents: v.fallback(amountInCents(), DEFAULT_LINE_MIN_CENTS),
    lineMaxCents: orNull(amountInCents(1)),
  }),
  v.check(({ breaks, hidden }) => hidden || breaks.length > 0),
  v.transform((list) => ({
    ...list,
    breaks: list.hidden ? [] : list.breaks.toSorted((a, b) => a.minQuantity - b.minQuantity),
  })),
);

const supply = v.pipe(
  jsonObject,
  v.object({
    onHand: v.fallback(wholeNumber(), 0),
    offsite: v.fallback(wholeNumber(), 0),
    tiers: v.fallback(readable(supplyTier), []),
  }),
  v.transform((read) => ({ ...read, tiers: read.tiers.toSorted((a, b) => a.leadTime - b.leadTime) })),
);

/** A `PricingSnapshot`, which requires its supply. */
export const storedPricing = v.object({ priceList: orNull(priceList), supply, pricedAt: shortText(40) });
