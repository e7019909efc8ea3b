import { noteUpstreamCall } from '../observe/request-meter.ts';
import { type Breaker, type BreakerOptions, createBreaker, type UpstreamState } from './breaker.ts';
import { isBackendFailure } from './guarded-backend.ts';

/** Something the Worker depends on, behind a breaker of its own, so that it holds up nothing else while it is away. */
export interface Upstream {
  readonly breaker: Breaker;
  /** A cheap read that shows whether it is back. */
  readonly probe: () => Promise<unknown>;
}

export interface Upstreams {
  /** Prices, stock, lists. */
  readonly backend: Upstream & { readonly home: 'embedded' | 'remote' };
  /** Pages of a connected builder space; without one, those of the own store. */
  readonly content: Upstream & { readonly home: 'builder' | 'embedded' };
  /** Pages of the own store, in D1; the same as `content` when there are no others. */
  readonly ownPages: Upstream;
  /** KV as a cache; the catalogue is loaded past it. */
  readonly kv: Upstream;
}

/** What each upstream is asked to show that it is back; `builder` is absent while no builder space is connected. */
export interface Probes {
  readonly backend: () => Promise<unknown>;
  readonly builder?: (() => Promise<unknown>) | undefined;
  readonly ownPages: () => Promise<unknown>;
  readonly kv: () => Promise<unknown>;
}

/** What a visitor waits for a backend or a content source at most. */
const SOURCE_TIMEOUT_MS = 2000;
/** KV answers within some hundred milliseconds, even for a key that no data center near holds. */
const KV_TIMEOUT_MS = 1000;

export const createUpstreams = (home: 'embedded' | 'remote', probes: Probes, now: () => number): Upstreams => {
  const breaker = (name: string, rest: Partial<BreakerOptions> = {}): Breaker =>
    createBreaker({ name, now, timeoutMs: SOURCE_TIMEOUT_MS, onCall: noteUpstreamCall, ...rest });
  const ownPages = { breaker: breaker('pages'), probe: probes.ownPages };
  return {
    backend: { home, breaker: breaker('backend', { isFailure: isBackendFailure }), probe: probes.backend },
    content: probes.builder
      ? { home: 'builder', breaker: breaker('builder'), probe: probes.builder }
      : { home: 'embedded', ...ownPages },
    ownPages,
    kv: { breaker: breaker('kv', { timeoutMs: KV_TIMEOUT_MS }), probe: probes.kv },
  };
};

/** How it is doing; one that was left alone is asked now, so that it is not called away while nobody needs it. */
export const upstreamState = async ({ breaker, probe }: Upstream): Promise<UpstreamState> => {
  if (breaker.state().circuit === 'half-open') await breaker.run(probe).catch(() => undefined);
  return breaker.state();
};
