import { takeQuantity } from '../../../engineering/understand/take-quantity.ts';
import { parseQuantity } from '../../../shop/pricing/quantity.ts';

/** A quantity at the end of a line in words, as lists write it, and what follows it. */
const AT_END = / × (\d[\d,]{0,9})(?= |$)/;

/**
 * Returns the quantity in a line in words, and the text without it.
 *
 * @example typedQuantity('seal kit, pump CR-32 × 12') // { quantity: 12, rest: 'seal kit, pump CR-32' }
 */
export const typedQuantity = (text: string): { readonly quantity: number | null; readonly rest: string } => {
  const atEnd = AT_END.exec(text);
  const quantity = atEnd === null ? null : parseQuantity(atEnd[1] ?? '');
  if (atEnd !== null && quantity !== null) return { quantity, rest: text.replace(AT_END, '').trim() };
  const taken = takeQuantity(text);
  return taken === null || taken.quantity === null
    ? { quantity: null, rest: text }
    : { quantity: taken.quantity, rest: taken.rest || text };
};
