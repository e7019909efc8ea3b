import { CART_PATH } from '../../../domain/reference/paths/store-links.ts';
import type { PricingData } from '../../../domain/shop/pricing/pricing-data.ts';
import type { PricingPart } from '../../../domain/shop/pricing/pricing-part.ts';
import type { QuoteOption } from '../../../domain/shop/pricing/quote-options.ts';
import { cartInBrowser } from '../../stores/cart-in-browser.ts';
import { requestQuoteHref, ringDimensionsOf } from './pricing-part.ts';

/**
 * Adds an option to the quote cart, with the data to reprice it, and opens the cart. If the browser cannot store the
 * cart, it would be empty there, so the quote is requested for this part directly.
 */
export const addToCart = (part: PricingPart, option: QuoteOption, pricing: PricingData): void => {
  const { priceList, supply, asOf } = pricing;
  const pricedAt = asOf ?? new Date().toISOString();
  const cart = cartInBrowser();
  cart.getState().add([{ option, pricing: { priceList, supply, pricedAt }, ring: ringDimensionsOf(part) }]);
  location.assign(cart.getState().savingFails ? requestQuoteHref(part.productName, option.quantity) : CART_PATH);
};
