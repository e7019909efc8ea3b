import type { Builder } from '@builder.io/sdk';
import * as v from 'valibot';
import { withTimeLimit } from '../resilience/within.ts';

/** A connected space of the hosted builder. */
export interface Space {
  /** Public key. */
  readonly apiKey: string;
  /** Origin of the content API; empty for the service's default. */
  readonly host: string;
}

/**
 * Maximum seconds for which the service's own cache serves fresh and, in addition, stale content. Included in the total
 * of `PUBLISHED_CONTENT`.
 */
export const HOSTED_CACHE_S = 10;

const TIMEOUT_MS = 2000;

/** Client name and version that the service expects: the package and its version. */
export const SDK = { name: '@builder.io/sdk', version: '6.3.3' };

type Ask = Parameters<Builder['getAll']>[1] & { readonly userAttributes: Readonly<Record<string, string>> };

/**
 * Returns entries of the model `page` from the content API. Throws when the service fails or does not respond within 2
 * s. The SDK treats an error response with valid JSON as a response without entries, so an empty result never proves
 * that the space is empty.
 *
 * The SDK retains its inputs across requests. Therefore it never sees a visitor's request, gets the user attributes
 * explicitly and is created for each call. Without a key its promise would never settle.
 */
export const askEntries = async (space: Space, ask: Ask): Promise<unknown[]> => {
  if (space.apiKey === '') throw new Error('The key of the builder space is missing.');
  const { Builder } = await import('@builder.io/sdk');
  if (space.host !== '') Builder.overrideHost = space.host;
  Builder.sdkInfo = SDK;
  const builder = new Builder(space.apiKey, undefined, undefined, true, null, 'v3');
  builder.apiEndpoint = 'content';
  const response = builder.getAll('page', { fetchOptions: { signal: AbortSignal.timeout(TIMEOUT_MS) }, ...ask });
  return v.parse(v.array(v.unknown()), await withTimeLimit(TIMEOUT_MS, response));
};

/** How old a result for visitors may be: `cached` allows the service's own cache, `now` bypasses it. */
export type Age = 'cached' | 'now';

/** Returns the cache options of a request to the service. */
export const upTo = (age: Age): Partial<Ask> =>
  age === 'now' ? { cachebust: true } : { cacheSeconds: HOSTED_CACHE_S, staleCacheSeconds: HOSTED_CACHE_S };
