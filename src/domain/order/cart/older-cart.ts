import * as v from 'valibot';
import { jsonObject } from '../../kit/schema/json-object.ts';
import { readable, shortText } from '../../kit/schema/tolerant.ts';
import { wholeNumber } from '../../kit/schema/whole.ts';
import { usdCents } from '../../kit/units.ts';
import { integerFromDecimal } from '../../shop/pricing/money.ts';
import { REQUEST_A_QUOTE, REQUEST_COST, REQUEST_FOR_ETA } from '../../shop/pricing/pricing-rules.ts';
import { isQuantity } from '../../shop/pricing/quantity.ts';
import type { CartItem, CartState } from './cart.ts';
import { lineFields, withDisplay } from './line-fields.ts';

/** A whole number that may have been stored as a string. */
const storedNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]),
  wholeNumber(1),
);

const dollars = v.fallback(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => integerFromDecimal(value, 2)),
  ),
  null,
);

/** Older lines used either of two names for part, name and total. */
const olderLine = v.pipe(
  jsonObject,
  v.transform((line) => ({
    ...line,
    id: line.productId ?? line.id,
    productName: line.productName ?? line.name,
    total: line.totalAmount ?? line.subtotalAmount,
  })),
  v.object({
    ...lineFields,
    id: storedNumber,
    quantity: v.pipe(storedNumber, v.check(isQuantity)),
    productName: v.pipe(shortText(), v.nonEmpty()),
    total: dollars,
  }),
);

/** The older store, recognized by its `lines`. Its sums are ignored and recomputed. */
export const olderCart = v.object({ sessionId: shortText(100), lines: readable(olderLine) });

/**
 * Converts a line of the older store, which has a part, a quantity and possibly a total in dollars. It has no price
 * list and no supply, so its ship time must be requested again.
 */
const migrateLine = ({ total, ...line }: v.InferOutput<typeof olderLine>, newId: () => string): CartItem =>
  withDisplay({
    uid: newId(),
    ...line,
    price: total !== null && total > 0 ? usdCents(total) : REQUEST_COST,
    shipTime: REQUEST_FOR_ETA,
    helperText: REQUEST_A_QUOTE,
    pricing: null,
    ring: null,
  });

/** Migrates the older store to version 2. Its session ID becomes the anonymous ID. */
export const migrateOlderCart = (
  { sessionId, lines }: v.InferOutput<typeof olderCart>,
  newId: () => string,
): CartState => ({
  anonymous_id: sessionId || newId(),
  items: lines.map((line) => migrateLine(line, newId)),
  texts: [],
});
