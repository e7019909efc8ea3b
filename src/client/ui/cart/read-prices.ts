import type { PricingData } from '../../../domain/shop/pricing/pricing-data.ts';
import { type PriceRequestLine, pricesEndpoint } from '../../../domain/site/api/prices.ts';
import { type CallOptions, call } from '../../api.ts';

/** Loads what is needed to price each line at any quantity, in one request; `null` if it is currently unknown. */
export const readPrices = async (
  lines: readonly PriceRequestLine[],
  options?: CallOptions,
): Promise<readonly (PricingData | null)[]> => {
  const answer = await call(pricesEndpoint, { lines: [...lines] }, options);
  return answer.lines.map(({ pricing }) => (pricing.isUnread ? null : pricing));
};
