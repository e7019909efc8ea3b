import { integerFromDecimal } from '../pricing/money.ts';
import { REQUEST_A_QUOTE, REQUEST_COST, REQUEST_FOR_ETA } from '../pricing/pricing-rules.ts';
import { isQuantity } from '../pricing/quantity.ts';
import type { CartItem, CartState } from './cart.ts';
import { lineFields } from './line-fields.ts';
import { isRecord, type JsonRecord, readAll, textOf } from './read-json.ts';

/** A whole number that may have been stored as text. */
const wholeNumber = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 1 ? number : null;
};

const dollarsOf = (value: unknown): number | null =>
  typeof value === 'string' || typeof value === 'number' ? integerFromDecimal(value, 2) : null;

/**
 * One line of the older store. It names its part, its quantity and perhaps its total in dollars; it knows no price
 * list and no supply, so its ship time is asked for again.
 */
const migrateLine = (value: unknown, newId: () => string): CartItem | null => {
  if (!isRecord(value)) return null;
  const id = wholeNumber(value.productId ?? value.id);
  const quantity = wholeNumber(value.quantity);
  const productName = textOf(value.productName ?? value.name);
  if (id === null || quantity === null || !isQuantity(quantity) || productName === '') return null;
  const total = dollarsOf(value.totalAmount ?? value.subtotalAmount);
  const price = total !== null && total > 0 ? total : REQUEST_COST;
  return {
    uid: newId(),
    id,
    productName,
    ...lineFields(value, price),
    quantity,
    shipTime: REQUEST_FOR_ETA,
    helperText: REQUEST_A_QUOTE,
    pricing: null,
    ring: null,
  };
};

/**
 * Brings the older store `{sessionId, lines, subtotalAmount, taxRate, taxAmount, totalAmount}` to version 2. Its
 * session becomes the anonymous id; its sums are reckoned anew from the lines.
 */
export const migrateOlderCart = (older: JsonRecord, newId: () => string): CartState => ({
  anonymous_id: textOf(older.sessionId, 100) || newId(),
  items: readAll(older.lines, (line) => migrateLine(line, newId)),
});
