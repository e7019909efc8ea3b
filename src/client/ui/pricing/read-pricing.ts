import { pricingEndpoint } from '../../../domain/api/pricing.ts';
import type { PricingData } from '../../../domain/pricing/pricing-data.ts';
import { call } from '../../api.ts';

/** What is needed to price any quantity of one product. */
export const readPricing = async (productId: number, signal: AbortSignal): Promise<PricingData> => {
  const data = await call(pricingEndpoint, { id: String(productId) }, { signal });
  if (data.isUnread) throw new Error('The prices are unavailable.');
  return data;
};
