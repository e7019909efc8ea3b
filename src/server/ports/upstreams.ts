import { noteUpstreamCall } from '../http/request-meter.ts';
import { type Breaker, type BreakerOptions, createBreaker, type UpstreamState } from '../resilience/breaker.ts';
import { singleFlight } from '../resilience/single-flight.ts';
import { withTimeLimit } from '../resilience/within.ts';
import { isBackendFailure } from './backend-failure.ts';

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
  /** KV as a cache; the catalog is loaded past it. */
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

/** An answer that is no older says how an upstream is doing. */
const LATELY_MS = 30_000;
/** Whoever asks how it is doing waits no longer for a probe. */
const PROBE_PATIENCE_MS = 1000;
/** A probe whose request was canceled never ends and is given up on. */
const PROBE_LIMIT_MS = 5000;

/** `unknown`: nothing was asked of it lately, and the probe has not come back yet. */
export type UpstreamHealth = UpstreamState & { readonly state: 'well' | 'failing' | 'unknown' };

const probes = singleFlight<Breaker>({ limitMs: PROBE_LIMIT_MS });

const healthOf = (state: UpstreamState, now: number): UpstreamHealth => {
  const { circuit, answeredAt, failedAt } = state;
  if (circuit !== 'closed' || (failedAt !== null && failedAt > (answeredAt ?? 0)))
    return { ...state, state: 'failing' };
  return { ...state, state: answeredAt !== null && now - answeredAt < LATELY_MS ? 'well' : 'unknown' };
};

/**
 * How it is doing. One that has not answered lately, or failed last, is asked now, by all who want to know together: what
 * nobody needs must not be called well unseen, nor away forever.
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
