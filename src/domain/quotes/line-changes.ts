import type { CartItem } from '../cart/cart.ts';
import { formatCents } from '../pricing/money.ts';
import { shipTimeText } from '../pricing/ship-time.ts';
import type { QuoteLine } from './quote.ts';

const amountText = (price: CartItem['price']): string => (typeof price === 'number' ? formatCents(price) : price);

/**
 * What is different from the cart, in sentences; none when nothing is.
 *
 * @example lineChanges(line) // ['The cart said $880.00.']
 */
export const lineChanges = ({ sent, offered, check }: QuoteLine): string[] => {
  if (check === 'unknown') return ['This part is no longer in the catalog. We will look for a replacement.'];
  if (check === 'unread') return ['Price and ship time are from your cart. We will confirm them.'];
  return [
    ...(sent.price === offered.price ? [] : [`The cart said ${amountText(sent.price)}.`]),
    ...(sent.shipTime === offered.shipTime ? [] : [`The cart said ${shipTimeText(sent.shipTime)}.`]),
  ];
};
