import type { PricingData } from '../../../../domain/shop/pricing/pricing-data.ts';
import type { PricingPart } from '../../../../domain/shop/pricing/pricing-part.ts';
import { NO_INFORMATION, REQUEST_A_QUOTE } from '../../../../domain/shop/pricing/pricing-rules.ts';
import { quoteOptions } from '../../../../domain/shop/pricing/quote-options.ts';
import type { NewCartLine } from '../../../stores/cart.ts';
import { ringDimensionsOf } from '../../pricing/pricing-part.ts';

/**
 * Creates a cart line for a part and quantity; `null` for an invalid quantity. `data` is `null` if the price is
 * unknown.
 */
export const createCartLine = (part: PricingPart, quantity: number, data: PricingData | null): NewCartLine | null => {
  const supply = data?.supply ?? { onHand: 0, offsite: 0, tiers: [] };
  const [option] = quoteOptions({ ...part, priceList: data?.priceList ?? null, supply, quantity });
  if (!option) return null;
  const helperText = option.helperText === NO_INFORMATION ? REQUEST_A_QUOTE : option.helperText;
  const pricing = data && { priceList: data.priceList, supply, pricedAt: data.asOf ?? new Date().toISOString() };
  return { option: { ...option, helperText }, pricing, ring: ringDimensionsOf(part) };
};
