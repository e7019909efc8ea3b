import { useState } from 'react';
import { counted, formatCount, inNumber } from '../../../domain/kit/text/counted.ts';
import { MAX_ITEMS } from '../../../domain/order/cart/cart.ts';
import { newReview } from '../../../domain/order/lists/review.ts';
import { forCart } from '../../../domain/order/lists/to-cart.ts';
import { CART_PATH } from '../../../domain/reference/paths/store-links.ts';
import { cartInBrowser } from '../../stores/cart-in-browser.ts';
import { linesFor } from '../../ui/cart/add-list.ts';
import { readPrices } from '../../ui/cart/read-prices.ts';
import { saveCustomerNumbers } from '../customer-numbers.ts';
import { dropDraft } from '../draft.ts';
import type { ReviewInWork } from './review/use-review.ts';

interface Adding {
  readonly working: string;
  /** What stays in the list and why, or ''. */
  readonly told: string;
  readonly add: () => void;
}

/**
 * Adds a list to the cart: its parts as priced lines, the rest as text. Items that exceed the cart's limits stay in the
 * list.
 */
export const useAddToCart = ({ review, change }: ReviewInWork, onSaid: (said: string) => void): Adding => {
  const [working, setWorking] = useState('');
  const [told, setTold] = useState('');
  const add = async (): Promise<void> => {
    setTold('');
    setWorking('Pricing the lines');
    const cart = cartInBrowser();
    const { parts, texts, left } = forCart(review.lines, cart.getState());
    const { lines } = await linesFor(parts, {
      readPrices,
      onPriced: (priced, of) => setWorking(`Pricing ${priced} of ${of}`),
    });
    cart.getState().add(lines, texts);
    await saveCustomerNumbers(review.lines);
    setWorking('');
    if (left.length === 0) {
      await dropDraft();
      return location.assign(CART_PATH);
    }
    change(() => newReview(left));
    const stay = `${counted(left.length, 'line')} ${inNumber(left.length, 'stays', 'stay')} in this list`;
    setTold(`${counted(lines.length, 'line')} added. The cart holds ${formatCount(MAX_ITEMS)} lines: ${stay}.`);
    onSaid(stay);
  };
  return { working, told, add: () => void add() };
};
