import { type PricingData, pricingFromBackend } from '../../domain/shop/pricing/pricing-data.ts';
import type { Backend } from '../backend/port.ts';
import { boundedMap } from '../cache/bounded-map.ts';
import type { WaitUntil } from '../env.ts';
import { AppError } from '../http/app-error.ts';
import type { Breaker } from '../resilience/breaker.ts';
import { logFailure } from '../resilience/log-failure.ts';
import { withTimeLimit } from '../resilience/within.ts';

/**
 * Prices and availability of one product. Falls back to the last good result, marked with its time, when the backend
 * fails.
 */
export interface PricingSource {
  /** Throws `AppError('backend-unavailable')` if the backend fails and there is no earlier result. */
  read(productId: number, options?: ReadOptions): Promise<PricingData>;
}

/** Prices and availability of several products in one read. */
export interface BatchPricing {
  /** Omits products without a current or an earlier result. Never throws. */
  readAll(productIds: readonly number[]): Promise<ReadonlyMap<number, PricingData>>;
}

interface ReadOptions {
  /** For an example that delays a page: waits less, and even less if there is an earlier result. */
  readonly isExample?: boolean;
}

/**
 * Maximum waits for an example, without and with an earlier result. The read itself continues and is the earlier result
 * next time.
 */
const EXAMPLE_WAIT_MS = 1000;
const EXAMPLE_WITH_EARLIER_WAIT_MS = 250;

/** Maximum number of products whose last good result an isolate stores. */
const REMEMBERED = 500;

interface PricingOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly breaker: Breaker;
  /** Keeps a read alive after the caller stopped waiting. */
  readonly waitUntil?: WaitUntil;
}

/** The three reads count as one call of the backend and share the breaker's timeout. */
export const pricingSource = (
  backend: Pick<Backend, 'priceLines' | 'productStock' | 'vendorStock' | 'pricingRows'>,
  { now, breaker, waitUntil = () => undefined }: PricingOptions,
): PricingSource & BatchPricing => {
  const lastGood = boundedMap<{ readonly data: PricingData; readonly at: number }>(REMEMBERED);

  const fresh = async (productId: number): Promise<PricingData> => {
    const [prices, stock, vendorRows] = await Promise.all([
      backend.priceLines(productId),
      backend.productStock(productId),
      backend.vendorStock(productId),
    ]);
    return pricingFromBackend({ productId, ...prices, stock, vendorRows });
  };

  const remember = (data: PricingData): PricingData => {
    lastGood.set(String(data.productId), { data, at: now() }, 1);
    return data;
  };
  const readAndRemember = async (productId: number): Promise<PricingData> =>
    remember(await breaker.run(() => fresh(productId)));

  const earlierOf = (productId: number): PricingData | null => {
    const earlier = lastGood.get(String(productId));
    return earlier ? { ...earlier.data, asOf: new Date(earlier.at).toISOString() } : null;
  };

  return {
    async read(productId, { isExample = false } = {}) {
      const key = String(productId);
      const patienceMs = lastGood.get(key) ? EXAMPLE_WITH_EARLIER_WAIT_MS : EXAMPLE_WAIT_MS;
      const reading = readAndRemember(productId);
      try {
        if (!isExample) return await reading;
        waitUntil(reading.catch(() => undefined));
        return await withTimeLimit(patienceMs, reading);
      } catch (cause) {
        logFailure(`Pricing of product ${key} could not be read.`, cause);
        const earlier = earlierOf(productId);
        if (earlier === null) throw new AppError('backend-unavailable', { cause });
        return earlier;
      }
    },
    async readAll(productIds) {
      try {
        const rows = await breaker.run(() => backend.pricingRows(productIds));
        const fresh = [...rows].map(([productId, { prices, stock, vendorRows }]) =>
          remember(pricingFromBackend({ productId, ...prices, stock, vendorRows })),
        );
        return new Map(fresh.map((data) => [data.productId, data]));
      } catch (cause) {
        logFailure(`Pricing of ${productIds.length} products could not be read.`, cause);
        const earlier = productIds.flatMap((id) => earlierOf(id) ?? []);
        return new Map(earlier.map((data) => [data.productId, data]));
      }
    },
  };
};
