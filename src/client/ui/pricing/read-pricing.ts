import type { PricingData } from '../../../domain/shop/pricing/pricing-data.ts';
import { pricingEndpoint } from '../../../domain/site/api/pricing.ts';
import { call } from '../../api.ts';

/** Loads the data to price any quantity of one product. */
export const readPricing = (productId: number, signal: AbortSignal): Promise<PricingData> =>
  call(pricingEndpoint, { id: String(productId) }, { signal });
