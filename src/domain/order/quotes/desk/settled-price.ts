import type { UsdE5 } from '../../../kit/units.ts';
import { discountedPrice, discountOf, discountText, parseDiscount, parsePrice, priceFieldText } from './discount.ts';

/** The texts of a line's price and discount, and which of them was typed. */
export interface PriceTexts {
  readonly price: string;
  readonly discount: string;
  /** 'price' or 'discount'. */
  readonly typed: string;
}

/** Returns which text was typed: the one that changed; if both or none did, the one that the form names. */
const typedText = (before: PriceTexts, sent: PriceTexts): 'price' | 'discount' => {
  const isPrice = sent.price !== before.price;
  const isDiscount = sent.discount !== before.discount;
  if (isPrice !== isDiscount) return isPrice ? 'price' : 'discount';
  return sent.typed === 'discount' ? 'discount' : 'price';
};

/**
 * Returns the texts of price and discount with the one that was not typed computed from the other. The typed one remains as it
 * is, also for another quantity with another list price.
 *
 * @param before the texts that the form had when it was loaded
 * @param list list price, or `null` without one
 */
export const settledPrice = (before: PriceTexts, sent: PriceTexts, list: UsdE5 | null): PriceTexts => {
  if (list === null) return { price: sent.price, discount: '', typed: 'price' };
  if (typedText(before, sent) === 'discount') {
    const discount = parseDiscount(sent.discount);
    if (sent.discount.trim() !== '') {
      const price = discount === null ? sent.price : priceFieldText(discountedPrice(list, discount));
      return { price, discount: sent.discount, typed: 'discount' };
    }
  }
  const price = parsePrice(sent.price);
  return { price: sent.price, discount: price === null ? '' : discountText(discountOf(price, list)), typed: 'price' };
};
