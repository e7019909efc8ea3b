import { type PricingData, pricingFromBackend } from '../domain/pricing/pricing-data.ts';
import { AppError } from './app-error.ts';
import type { Backend } from './backend/port.ts';
import { within } from './within.ts';

/** Prices and supply of one product; the last good answer, marked with its time, when the backend does not answer. */
export interface PricingSource {
  /** Throws `AppError('backend-unavailable')` when there is neither an answer nor an earlier one. */
  read(productId: number): Promise<PricingData>;
}

const TIMEOUT_MS = 2000;
const REMEMBERED = 500;

export const pricingSource = (
  backend: Pick<Backend, 'priceLines' | 'productStock' | 'vendorStock'>,
  { now }: { readonly now: () => number },
): PricingSource => {
  const lastGood = new Map<number, { readonly data: PricingData; readonly at: number }>();

  const remember = (productId: number, data: PricingData): void => {
    lastGood.delete(productId);
    lastGood.set(productId, { data, at: now() });
    const oldest = lastGood.keys().next().value;
    if (lastGood.size > REMEMBERED && oldest !== undefined) lastGood.delete(oldest);
  };

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
      try {
        const data = await within(TIMEOUT_MS, fresh(productId));
        remember(productId, data);
        return data;
      } catch (cause) {
        console.error(`Pricing of product ${productId} could not be read.`, cause);
        const earlier = lastGood.get(productId);
        if (!earlier) throw new AppError('backend-unavailable', { cause });
        return { ...earlier.data, asOf: new Date(earlier.at).toISOString() };
      }
    },
  };
};
