import { noteUpstreamCall } from '../observe/request-meter.ts';
import { type Breaker, createBreaker } from './breaker.ts';
import { isBackendFailure } from './guarded-backend.ts';

/** What the Worker depends on, each behind a breaker of its own, so that one that is away holds up no other. */
export interface Upstreams {
  /** Prices, stock, lists. */
  readonly backend: { readonly home: 'embedded' | 'remote'; readonly breaker: Breaker };
  /** Pages of a connected builder space; without one, those of the own store. */
  readonly content: { readonly home: 'builder' | 'embedded'; readonly breaker: Breaker };
  /** Pages of the own store, in D1; the same breaker as `content` when there are no others. */
  readonly ownPages: Breaker;
  /** KV as a cache; the catalogue is loaded past it. */
  readonly kv: Breaker;
}

/** What a visitor waits for a backend or a content source at most. */
const SOURCE_TIMEOUT_MS = 2000;
/** KV answers within some hundred milliseconds, even for a key that no data center near holds. */
const KV_TIMEOUT_MS = 1000;

export const createUpstreams = (
  homes: { readonly backend: Upstreams['backend']['home']; readonly content: Upstreams['content']['home'] },
  now: () => number,
): Upstreams => {
  const shared = { now, onCall: noteUpstreamCall };
  const timeoutMs = SOURCE_TIMEOUT_MS;
  const ownPages = createBreaker({ ...shared, name: 'pages', timeoutMs });
  const builder = (): Breaker => createBreaker({ ...shared, name: 'builder', timeoutMs });
  return {
    backend: {
      home: homes.backend,
      breaker: createBreaker({ ...shared, name: 'backend', timeoutMs, isFailure: isBackendFailure }),
    },
    content: { home: homes.content, breaker: homes.content === 'builder' ? builder() : ownPages },
    ownPages,
    kv: createBreaker({ ...shared, name: 'kv', timeoutMs: KV_TIMEOUT_MS }),
  };
};
