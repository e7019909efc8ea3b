import type { PricingData } from '../../../domain/shop/pricing/pricing-data.ts';
import { type AskedLine, pricesEndpoint } from '../../../domain/site/api/prices.ts';
import { call } from '../../api.ts';

/** What is needed to price each line in any quantity, asked for at once; null where it is not known now. */
export const readPrices = async (lines: readonly AskedLine[]): Promise<readonly (PricingData | null)[]> => {
  const answer = await call(pricesEndpoint, { lines: [...lines] });
  return answer.lines.map(({ pricing }) => (pricing.isUnread ? null : pricing));
};
