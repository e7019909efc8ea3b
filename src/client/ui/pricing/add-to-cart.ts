import type { PricingData } from '../../../domain/pricing/pricing-data.ts';
import type { QuoteOption } from '../../../domain/pricing/quote-options.ts';
import { cartInBrowser } from '../../stores/cart-in-browser.ts';
import { type PricingPart, ringOf } from './pricing-part.ts';

/** Puts an option into the quote cart, with what re-prices it, and goes there (spec §4). */
export const addToCart = (part: PricingPart, option: QuoteOption, pricing: PricingData): void => {
  const { priceList, supply, asOf } = pricing;
  const pricedAt = asOf ?? new Date().toISOString();
  cartInBrowser()
    .getState()
    .add([{ option, pricing: { priceList, supply, pricedAt }, ring: ringOf(part) }]);
  location.assign('/cart');
};
