import type { WaitUntil } from '../env.ts';
import { logError } from '../observe/log-event.ts';
import { logText } from '../observe/log-text.ts';
import { logFailure } from '../resilience/log-failure.ts';
import { singleFlight } from '../resilience/single-flight.ts';
import { withTimeLimit } from '../resilience/within.ts';
import { boundedMap } from './bounded-map.ts';
import { type CachePolicy, JITTER } from './policies.ts';

/** The part of a KV namespace that the cache needs. */
export interface TextStore {
  get(key: string, type: 'text'): Promise<string | null>;
  put(key: string, value: string, options: { expirationTtl: number }): Promise<void>;
}

/** Where a value came from; `last good` is an earlier value, used because its source failed or was slow. */
export type CacheOutcome = 'memory' | 'KV' | 'stale' | 'fetched' | 'last good';

export interface CacheOptions {
  readonly kv: TextStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Keeps work alive after the response. Without it, background work may be cut short and is retried later. */
  readonly waitUntil?: WaitUntil;
  /** Random number in [0, 1), for the jitter. */
  readonly random?: () => number;
  /** Called with the source of each value. */
  readonly onRead?: (outcome: CacheOutcome) => void;
  /** Maximum size of the values in memory, in characters of JSON. */
  readonly memoryLimit?: number;
}

/** Describes one cached value. */
export interface Cached<T> {
  readonly key: string;
  readonly policy: CachePolicy;
  readonly load: () => Promise<T>;
  /** Parses the value from KV; throws if it is invalid. */
  readonly parse: (stored: unknown) => T;
  /** Milliseconds to wait for the source while an older value is usable (`policy.keep`); 2000 if absent. */
  readonly patience?: number;
  /** Time of the last change of the source: an older value is used only while the source fails. */
  readonly changedAt?: number;
}

export type Cache = <T>(cached: Cached<T>) => Promise<T>;

interface Dated {
  /** When it was fetched. */
  readonly at: number;
  readonly value: unknown;
}

/** A value from KV with its length there in characters. */
interface Stored extends Dated {
  readonly length: number;
}

interface Held extends Stored {
  /** Until when it is served from memory without reading KV. */
  readonly until: number;
  /** The last known change when it was stored; a later change invalidates it. */
  readonly changedAt: number | undefined;
}

/** A fetch that hangs because its request was canceled must not block the key forever. */
const FLIGHT_LIMIT_MS = 10_000;
const DEFAULT_PATIENCE_MS = 2000;
const MEMORY_LIMIT = 8 * 1024 * 1024;

const isDated = (value: unknown): value is Dated =>
  typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number' && 'value' in value;

/** Returns the KV key of a value. */
export const storedKey = ({ key, policy }: Pick<Cached<unknown>, 'key' | 'policy'>): string =>
  `cache/v${policy.version}/${key}`;

/**
 * Returns values from memory, else KV, else the backend. Serves a stale KV value at once and renews it after the
 * response. Concurrent requests for one key share one fetch. Errors are never cached, and KV failures are ignored.
 * Where the policy keeps values, the last good one is used when the source fails or is slow.
 */
export const createCache = ({
  kv,
  now,
  waitUntil = (work) => void work.catch(() => undefined),
  random = Math.random,
  onRead = () => undefined,
  memoryLimit = MEMORY_LIMIT,
}: CacheOptions): Cache => {
  const memory = boundedMap<Held>(memoryLimit);
  const flights = singleFlight<string>({ now, limitMs: FLIGHT_LIMIT_MS });

  /** Converts seconds to milliseconds, shortened by a random share of up to `JITTER`. */
  const jittered = (seconds: number): number => seconds * 1000 * (1 - JITTER * random());

  const readStored = async <T>(cached: Cached<T>): Promise<Stored | null> => {
    try {
      const text = await kv.get(storedKey(cached), 'text');
      if (text === null) return null;
      const stored: unknown = JSON.parse(text);
      return isDated(stored) ? { at: stored.at, value: cached.parse(stored.value), length: text.length } : null;
    } catch (cause) {
      logFailure(`The cached value ${cached.key} could not be read.`, cause);
      return null;
    }
  };

  const storeInMemory = ({ key, policy, changedAt }: Cached<unknown>, { at, value, length }: Stored): void =>
    memory.set(key, { at, value, length, until: now() + jittered(policy.memory), changedAt }, length);

  const write = (cached: Cached<unknown>, text: string): void => {
    const { key, policy } = cached;
    const expirationTtl = policy.fresh + policy.stale + (policy.keep ?? 0);
    const stored = kv
      .put(storedKey(cached), text, { expirationTtl })
      .catch((cause: unknown) =>
        logError('cache write failed', `The value ${logText(key)} could not be cached.`, cause),
      );
    waitUntil(stored);
  };

  /** @param stored the current KV value */
  const renew = async <T>(cached: Cached<T>, stored: Dated | null): Promise<T> => {
    // The time before the fetch, because a change made during the fetch may be missing in the result.
    const at = now();
    const value = await cached.load();
    const text = JSON.stringify({ at, value } satisfies Dated);
    storeInMemory(cached, { at, value, length: text.length });
    const isUnchanged =
      stored !== null &&
      (at - stored.at) / 1000 < (cached.policy.rewrite ?? 0) &&
      JSON.stringify({ at, value: stored.value } satisfies Dated) === text;
    if (!isUnchanged) write(cached, text);
    return value;
  };

  const lookUp = async <T>(cached: Cached<T>): Promise<T> => {
    const { key, policy, patience = DEFAULT_PATIENCE_MS, changedAt = Number.NEGATIVE_INFINITY } = cached;
    const inMemory = memory.get(key);
    const stored = await readStored(cached);
    const last = inMemory !== undefined && inMemory.at >= (stored?.at ?? 0) ? inMemory : stored;
    const age = last ? now() - last.at : Number.POSITIVE_INFINITY;
    const limit = (policy.fresh + policy.stale) * 1000;
    const start = (): Promise<T> => flights(`renew ${key}`, () => renew(cached, stored), waitUntil);
    if (!last || age > limit + (policy.keep ?? 0) * 1000) {
      const value = await renew(cached, stored);
      onRead('fetched');
      return value;
    }
    const logRenewalFailure = (cause: unknown): void =>
      logFailure(`The value ${logText(key)} could not be renewed; the old one is used.`, cause);
    let outcome: CacheOutcome = 'KV';
    if (age > limit || last.at <= changedAt) {
      try {
        const value = await withTimeLimit(patience, start());
        onRead('fetched');
        return value;
      } catch (cause) {
        logRenewalFailure(cause);
        outcome = 'last good';
      }
    } else if (age > jittered(policy.fresh)) {
      waitUntil(start().catch(logRenewalFailure));
      outcome = 'stale';
    }
    storeInMemory(cached, last);
    onRead(outcome);
    return last.value as T;
  };

  return async <T>(cached: Cached<T>) => {
    const inMemory = memory.get(cached.key);
    if (inMemory && now() < inMemory.until && inMemory.changedAt === cached.changedAt) {
      onRead('memory');
      return inMemory.value as T;
    }
    return flights(cached.key, () => lookUp(cached), waitUntil);
  };
};
