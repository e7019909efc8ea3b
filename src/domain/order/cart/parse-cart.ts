import * as v from 'valibot';
import { orNull, parsedOrNull, readable, shortText } from '../../kit/schema/tolerant.ts';
import { amountInCents } from '../../kit/schema/units.ts';
import { wholeNumber } from '../../kit/schema/whole.ts';
import {
  CONTACT_US,
  FULL_SHIPMENT,
  NO_INFORMATION,
  PARTIAL_SHIPMENT,
  REQUEST_A_QUOTE,
  REQUEST_COST,
  REQUEST_FOR_ETA,
} from '../../shop/pricing/pricing-rules.ts';
import { isQuantity } from '../../shop/pricing/quantity.ts';
import { storedPricing } from '../../shop/pricing/stored-pricing.ts';
import { type CartItem, type CartState, emptyCart, LONGEST_TEXT, MAX_ITEMS, MAX_TEXTS } from './cart.ts';
import { lineFields, withDisplay } from './line-fields.ts';
import { migrateOlderCart, olderCart } from './older-cart.ts';

const named = v.pipe(v.string(), v.nonEmpty());
const millimeters = v.pipe(
  v.number(),
  v.check((length) => length > 0 && Number.isFinite(length)),
);

/** One line. Unreadable fields become empty. A line without part, quantity or id is rejected. */
export const storedLine = v.pipe(
  v.object({
    ...lineFields,
    uid: named,
    id: wholeNumber(1),
    productName: v.pipe(named, shortText()),
    price: v.fallback(v.union([v.literal(CONTACT_US), v.literal(REQUEST_COST), amountInCents()]), REQUEST_COST),
    quantity: v.pipe(wholeNumber(1), v.check(isQuantity)),
    shipTime: v.fallback(v.union([v.literal(REQUEST_FOR_ETA), wholeNumber(1)]), REQUEST_FOR_ETA),
    helperText: v.fallback(v.picklist(['', FULL_SHIPMENT, PARTIAL_SHIPMENT, REQUEST_A_QUOTE, NO_INFORMATION]), ''),
    pricing: orNull(storedPricing),
    ring: orNull(v.object({ idMm: millimeters, csMm: millimeters })),
  }),
  v.transform(withDisplay),
);

const storedCart = v.object({
  anonymous_id: shortText(100),
  items: orNull(readable(storedLine)),
  texts: v.fallback(readable(v.pipe(v.string(), v.trim(), v.nonEmpty(), shortText(LONGEST_TEXT))), []),
});

/** Keeps pages fast with hostile or corrupt storage. */
const withoutRepeatedUids = (items: readonly CartItem[]): CartItem[] => [
  ...new Map(items.slice(0, MAX_ITEMS).map((item) => [item.uid, item])).values(),
];

/**
 * Parses a cart from unknown JSON: version 2, or the older store, which is recognized by its `lines`. Skips unreadable
 * lines, and returns an empty cart for anything else.
 *
 * @param newId generates an ID for a cart or line without one
 */
export const parseCart = (value: unknown, newId: () => string): CartState => {
  const stored = parsedOrNull(storedCart, value);
  if (stored === null) return emptyCart(newId());
  const older = stored.items === null ? parsedOrNull(olderCart, value) : null;
  if (older !== null) return migrateOlderCart(older, newId);
  return {
    anonymous_id: stored.anonymous_id || newId(),
    items: withoutRepeatedUids(stored.items ?? []),
    texts: stored.texts.slice(0, MAX_TEXTS),
  };
};
