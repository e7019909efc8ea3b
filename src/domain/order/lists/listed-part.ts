import * as v from 'valibot';
import type { Value } from '../../kit/schema/value.ts';
import { wholeNumber } from '../../kit/schema/whole.ts';
import { priceList } from '../../shop/pricing/price-list.ts';
import { pricingPartSchema } from '../../shop/pricing/pricing-part.ts';

/** A part as displayed in a list. */
export const listedPartSchema = v.object({
  part: pricingPartSchema,
  /** Starting unit price, 1/100,000 USD. 0 = unpriced. */
  priceE5: wholeNumber(),
  /** Its prices by quantity, or null if none are on file. */
  priceList: v.nullable(priceList),
  onHand: wholeNumber(),
  vendorQuantity: wholeNumber(),
});

export type ListedPart = Value<typeof listedPartSchema>;
