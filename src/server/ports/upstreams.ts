import { noteUpstreamCall } from '../http/request-meter.ts';
import { type Breaker, type BreakerOptions, createBreaker, type UpstreamState } from '../resilience/breaker.ts';
import { singleFlight } from '../resilience/single-flight.ts';
import { withTimeLimit } from '../resilience/within.ts';
import { isBackendFailure } from './backend-failure.ts';

/** A dependency of the Worker behind a separate breaker, so that its failure does not delay anything else. */
export interface Upstream {
  readonly breaker: Breaker;
  /** A cheap read that shows whether it is available again. */
  readonly probe: () => Promise<unknown>;
}

export interface Upstreams {
  /** Prices, stock, lists. */
  readonly backend: Upstream & { readonly home: 'embedded' | 'remote' };
  /** Pages of a connected builder space, or else of the embedded store. */
  readonly content: Upstream & { readonly home: 'builder' | 'embedded' };
  /** Pages of the embedded store, in D1; the same as `content` without a builder space. */
  readonly ownPages: Upstream;
  /** KV as a cache; the catalog is loaded without this breaker. */
  readonly kv: Upstream;
}

/** The probe of each upstream; `builder` is absent while no builder space is connected. */
export interface Probes {
  readonly backend: () => Promise<unknown>;
  readonly builder?: (() => Promise<unknown>) | undefined;
  readonly ownPages: () => Promise<unknown>;
  readonly kv: () => Promise<unknown>;
}

/** Maximum time a visitor waits for a backend or a content source. */
const SOURCE_TIMEOUT_MS = 2000;
/** KV responds within a few hundred milliseconds, even for a key that no nearby data center has. */
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

/** Maximum age of a response that counts as evidence of health. */
const RECENT_MS = 30_000;
/** Maximum time a health check waits for a probe. */
const PROBE_PATIENCE_MS = 1000;
/** A probe whose request was canceled never settles and is abandoned. */
const PROBE_LIMIT_MS = 5000;

/** `unknown`: there was no recent call, and the probe has not returned yet. */
export type UpstreamHealth = UpstreamState & { readonly state: 'well' | 'failing' | 'unknown' };

const probes = singleFlight<Breaker>({ limitMs: PROBE_LIMIT_MS });

const healthOf = (state: UpstreamState, now: number): UpstreamHealth => {
  const { circuit, answeredAt, failedAt } = state;
  if (circuit !== 'closed' || (failedAt !== null && failedAt > (answeredAt ?? 0)))
    return { ...state, state: 'failing' };
  return { ...state, state: answeredAt !== null && now - answeredAt < RECENT_MS ? 'well' : 'unknown' };
};

/**
 * Returns the health of an upstream. Probes it if it has not responded recently or failed last, once for all concurrent
 * callers, so that an unused upstream is reported neither as healthy without evidence nor as failing forever.
 */
export const upstreamHealth = async ({ breaker, probe }: Upstream, now: () => number): Promise<UpstreamHealth> => {
  const before = healthOf(breaker.state(), now());
  if (before.state !== 'well' && before.circuit !== 'open') {
    await withTimeLimit(
      PROBE_PATIENCE_MS,
      probes(breaker, () => breaker.run(probe)),
    ).catch(() => undefined);
  }
  return healthOf(breaker.state(), now());
};
