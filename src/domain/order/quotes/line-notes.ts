import { formatCount } from '../../kit/text/counted.ts';
import { asOfText } from '../../shop/pricing/as-of.ts';
import { shipTimeText } from '../../shop/pricing/ship-time.ts';
import { DECLINED, type ShownLine } from './shown-line.ts';

/**
 * Returns remarks about a line in addition to its price, in sentences. Empty if everything is as in the cart.
 *
 * @example lineNotes(line) // ['The cart said 9 Business Days.']
 */
export const lineNotes = ({ sent, item, check, asOf, isAnswered, isDeclined }: ShownLine): string[] => {
  if (isDeclined) return [`${DECLINED}.`];
  const quantity = sent.quantity === item.quantity ? [] : [`You asked for ${formatCount(sent.quantity)}.`];
  if (check === 'unknown' && !isAnswered) {
    return [...quantity, 'This part is no longer in the catalog. We will look for a replacement.'];
  }
  if (isAnswered) return quantity;
  if (check === 'unread') return [...quantity, 'Price and ship time are from your cart. We will confirm them.'];
  return [
    ...quantity,
    ...(sent.shipTime === item.shipTime ? [] : [`The cart said ${shipTimeText(sent.shipTime)}.`]),
    ...(asOf === null ? [] : [`Price and ship time as of ${asOfText(asOf)}. We will confirm them.`]),
  ];
};
