import { AsyncLocalStorage } from 'node:async_hooks';

/** What one request took from caches and asked of upstreams. */
export interface RequestMeter {
  /** How many values came from where. */
  readonly cache: Map<string, number>;
  /** `ms` is the sum over calls, also of those that ran at the same time. */
  readonly upstreams: Map<string, { calls: number; failed: number; ms: number }>;
}

/** Follows a request through everything it awaits: caches and breakers are shared by all requests of the isolate. */
const current = new AsyncLocalStorage<RequestMeter>();

export const createMeter = (): RequestMeter => ({ cache: new Map(), upstreams: new Map() });

/** Runs the work with a meter that `noteCacheRead` and `noteUpstreamCall` write to. */
export const metered = <T>(meter: RequestMeter, work: () => T): T => current.run(meter, work);

/** A value came from memory, KV, its source, … Does nothing outside a request. */
export const noteCacheRead = (outcome: string): void => {
  const meter = current.getStore();
  meter?.cache.set(outcome, (meter.cache.get(outcome) ?? 0) + 1);
};

/** An upstream was asked. A call that several requests share counts for the first of them. */
export const noteUpstreamCall = (call: {
  readonly upstream: string;
  readonly ms: number;
  readonly ok: boolean;
}): void => {
  const meter = current.getStore();
  if (meter === undefined) return;
  const sum = meter.upstreams.get(call.upstream) ?? { calls: 0, failed: 0, ms: 0 };
  sum.calls += 1;
  sum.failed += call.ok ? 0 : 1;
  sum.ms += call.ms;
  meter.upstreams.set(call.upstream, sum);
};
