import type { Builder } from '@builder.io/sdk';
import * as v from 'valibot';
import { withTimeLimit } from '../resilience/within.ts';

/** A connected space of the hosted builder. */
export interface Space {
  /** Public key. */
  readonly apiKey: string;
  /** Origin of the content API; empty: the service's own. */
  readonly host: string;
}

/** Most seconds that the service's own cache may add: fresh and, again, stale. Part of `PUBLISHED_CONTENT`'s sum. */
export const HOSTED_CACHE_S = 10;

const TIMEOUT_MS = 2000;

/** What asks, as the service wants to be told: the package that does, and its version. */
export const SDK = { name: '@builder.io/sdk', version: '6.3.3' };

type Ask = Parameters<Builder['getAll']>[1] & { readonly userAttributes: Readonly<Record<string, string>> };

/**
 * Entries of the model `page` as the content API gives them. Throws when the service fails or does not answer in 2 s. An
 * error's answer with readable JSON looks to the SDK like one without entries: empty is never proof that there are none.
 *
 * The SDK keeps what it is given across requests, therefore it never sees a visitor's request, gets the user attributes
 * explicitly and is made anew for each call. Without a key its promise would never settle.
 */
export const askEntries = async (space: Space, ask: Ask): Promise<unknown[]> => {
  if (space.apiKey === '') throw new Error('The key of the builder space is missing.');
  const { Builder } = await import('@builder.io/sdk');
  if (space.host !== '') Builder.overrideHost = space.host;
  Builder.sdkInfo = SDK;
  const builder = new Builder(space.apiKey, undefined, undefined, true, null, 'v3');
  builder.apiEndpoint = 'content';
  const answer = builder.getAll('page', { fetchOptions: { signal: AbortSignal.timeout(TIMEOUT_MS) }, ...ask });
  return v.parse(v.array(v.unknown()), await withTimeLimit(TIMEOUT_MS, answer));
};

/** How old an answer for visitors may be: as the service's own cache has it, or as the entry stands now. */
export type Age = 'cached' | 'now';

/** What is asked of the service's own cache. */
export const upTo = (age: Age): Partial<Ask> =>
  age === 'now' ? { cachebust: true } : { cacheSeconds: HOSTED_CACHE_S, staleCacheSeconds: HOSTED_CACHE_S };
