import { AsyncLocalStorage } from 'node:async_hooks';

/** The calls of one upstream. */
interface UpstreamCalls {
  readonly ended: { calls: number; failed: number; ms: number };
  /** When each that has not ended yet was started. */
  readonly pending: Set<{ readonly startedAt: number }>;
}

declare const requestId: unique symbol;

/** Names a request in the log: 8 to 64 letters, digits and hyphens, never other text of a client. */
export type RequestId = string & { readonly [requestId]: true };

/** What one request took from caches and asked of upstreams. */
export interface RequestMeter {
  /** Id of the request, which its log lines carry. */
  readonly id: RequestId;
  /** How many values came from where. */
  readonly cache: Map<string, number>;
  readonly upstreams: Map<string, UpstreamCalls>;
}

/** The calls of one upstream as they stand at a moment. */
export interface UpstreamSum {
  readonly calls: number;
  readonly failed: number;
  /** Calls among them that had not ended: still waited for, or cut off by a limit. Absent: none. */
  readonly pending?: number;
  /** The sum over calls, also of those that ran at the same time; of pending ones the time so far. */
  readonly ms: number;
}

/** Follows a request through everything it awaits: caches and breakers are shared by all requests of the isolate. */
const current = new AsyncLocalStorage<RequestMeter>();

/** The id, if the text can be one; it goes into log and headers as it is. */
export const asRequestId = (text: string): RequestId | null =>
  /^[\w-]{8,64}$/.test(text) ? (text as RequestId) : null;

export const createMeter = (id: RequestId): RequestMeter => ({ id, cache: new Map(), upstreams: new Map() });

/** Runs the work with a meter that `noteCacheRead` and `noteUpstreamCall` write to. */
export const metered = <T>(meter: RequestMeter, work: () => T): T => current.run(meter, work);

/** Id of the request that is being handled; undefined outside of one. */
export const currentRequestId = (): RequestId | undefined => current.getStore()?.id;

/** A value came from memory, KV, its source, … Does nothing outside a request. */
export const noteCacheRead = (outcome: string): void => {
  const meter = current.getStore();
  meter?.cache.set(outcome, (meter.cache.get(outcome) ?? 0) + 1);
};

/**
 * An upstream is being asked; what comes back is told when it has answered or failed. A call that several requests share
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

/** What was asked of each upstream until `now`, in milliseconds since 1970. */
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
