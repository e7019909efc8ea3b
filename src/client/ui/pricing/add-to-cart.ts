import { CART_PATH } from '../../../domain/reference/paths/store-links.ts';
import type { PricingData } from '../../../domain/shop/pricing/pricing-data.ts';
import type { PricingPart } from '../../../domain/shop/pricing/pricing-part.ts';
import type { QuoteOption } from '../../../domain/shop/pricing/quote-options.ts';
import { cartInBrowser } from '../../stores/cart-in-browser.ts';
import { requestQuoteHref, ringDimensionsOf } from './pricing-part.ts';

/**
 * Puts an option into the quote cart, with what re-prices it, and goes there. Where the browser keeps no
 * cart it would be empty there: the quote is then requested for this part at once.
 */
export const addToCart = (part: PricingPart, option: QuoteOption, pricing: PricingData): void => {
  const { priceList, supply, asOf } = pricing;
  const pricedAt = asOf ?? new Date().toISOString();
  const cart = cartInBrowser();
  cart.getState().add([{ option, pricing: { priceList, supply, pricedAt }, ring: ringDimensionsOf(part) }]);
  location.assign(cart.getState().savingFails ? requestQuoteHref(part.productName, option.quantity) : CART_PATH);
};
