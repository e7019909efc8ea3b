import { type PricingData, pricingFromBackend } from '../domain/pricing/pricing-data.ts';
import { AppError } from './app-error.ts';
import type { Backend } from './backend/port.ts';
import { boundedMap } from './cache/bounded-map.ts';
import type { Breaker } from './resilience/breaker.ts';
import { logFailure } from './resilience/log-failure.ts';

/** Prices and supply of one product; the last good answer, marked with its time, when the backend does not answer. */
export interface PricingSource {
  /** Throws `AppError('backend-unavailable')` when there is neither an answer nor an earlier one. */
  read(productId: number): Promise<PricingData>;
}

/** Products whose last good answer an isolate remembers. */
const REMEMBERED = 500;

/** The three reads count as one call of the backend; the breaker's time-out is that of all of them. */
export const pricingSource = (
  backend: Pick<Backend, 'priceLines' | 'productStock' | 'vendorStock'>,
  { now, breaker }: { readonly now: () => number; readonly breaker: Breaker },
): PricingSource => {
  const lastGood = boundedMap<{ readonly data: PricingData; readonly at: number }>(REMEMBERED);

  const fresh = async (productId: number): Promise<PricingData> => {
    const [prices, stock, vendorRows] = await Promise.all([
      backend.priceLines(productId),
      backend.productStock(productId),
      backend.vendorStock(productId),
    ]);
    return pricingFromBackend({ productId, ...prices, stock, vendorRows });
  };

  return {
    async read(productId) {
      const key = String(productId);
      try {
        const data = await breaker.run(() => fresh(productId));
        lastGood.set(key, { data, at: now() }, 1);
        return data;
      } catch (cause) {
        logFailure(`Pricing of product ${key} could not be read.`, cause);
        const earlier = lastGood.get(key);
        if (!earlier) throw new AppError('backend-unavailable', { cause });
        return { ...earlier.data, asOf: new Date(earlier.at).toISOString() };
      }
    },
  };
};
