import { AsyncLocalStorage } from 'node:async_hooks';

/** Calls to one upstream. */
interface UpstreamCalls {
  readonly ended: { calls: number; failed: number; ms: number };
  /** Start times of the calls that have not ended yet. */
  readonly pending: Set<{ readonly startedAt: number }>;
}

declare const requestId: unique symbol;

/** Identifies a request in the log: 8 to 64 letters, digits and hyphens. No other string from a client is accepted. */
export type RequestId = string & { readonly [requestId]: true };

/** Cache reads and upstream calls of one request. */
export interface RequestMeter {
  /** ID of the request, included in its log lines. */
  readonly id: RequestId;
  /** Number of reads by outcome. */
  readonly cache: Map<string, number>;
  readonly upstreams: Map<string, UpstreamCalls>;
}

/** Totals of the calls to one upstream at a point in time. */
export interface UpstreamSum {
  readonly calls: number;
  readonly failed: number;
  /** Calls that have not ended, because they are still running or were aborted by a limit. Absent if zero. */
  readonly pending?: number;
  /** Sum over all calls, including concurrent ones. Pending calls count with their time so far. */
  readonly ms: number;
}

/**
 * Associates asynchronous work with its request: caches and circuit breakers are shared by all requests of the isolate.
 */
const current = new AsyncLocalStorage<RequestMeter>();

/** Returns the ID if the string is a valid one. It is written to the log and to headers unchanged. */
export const asRequestId = (text: string): RequestId | null =>
  /^[\w-]{8,64}$/.test(text) ? (text as RequestId) : null;

export const createMeter = (id: RequestId): RequestMeter => ({ id, cache: new Map(), upstreams: new Map() });

/** Runs `work` with a meter that `noteCacheRead` and `noteUpstreamCall` write to. */
export const metered = <T>(meter: RequestMeter, work: () => T): T => current.run(meter, work);

/** Returns the ID of the current request; `undefined` outside of one. */
export const currentRequestId = (): RequestId | undefined => current.getStore()?.id;

/** Counts a value by its source (memory, KV, origin, …). Does nothing outside a request. */
export const noteCacheRead = (outcome: string): void => {
  const meter = current.getStore();
  meter?.cache.set(outcome, (meter.cache.get(outcome) ?? 0) + 1);
};

/**
 * Records the start of an upstream call and returns a function that records its end. A call that several requests share
 * counts for the first of them.
 */
export const noteUpstreamCall = (call: {
  readonly upstream: string;
  readonly startedAt: number;
}): ((end: { readonly ms: number; readonly ok: boolean }) => void) => {
  const meter = current.getStore();
  if (meter === undefined) return () => undefined;
  const { ended, pending } = meter.upstreams.get(call.upstream) ?? {
    ended: { calls: 0, failed: 0, ms: 0 },
    pending: new Set(),
  };
  meter.upstreams.set(call.upstream, { ended, pending });
  const running = { startedAt: call.startedAt };
  pending.add(running);
  return ({ ms, ok }) => {
    pending.delete(running);
    ended.calls += 1;
    ended.failed += ok ? 0 : 1;
    ended.ms += ms;
  };
};

/** Returns the totals of each upstream at `now`, in milliseconds since 1970. */
export const upstreamSums = ({ upstreams }: RequestMeter, now: number): ReadonlyMap<string, UpstreamSum> =>
  new Map(
    [...upstreams].map(([name, { ended, pending }]) => [
      name,
      {
        calls: ended.calls + pending.size,
        failed: ended.failed,
        ...(pending.size > 0 && { pending: pending.size }),
        ms: [...pending].reduce((sum, { startedAt }) => sum + Math.max(0, now - startedAt), ended.ms),
      },
    ]),
  );
