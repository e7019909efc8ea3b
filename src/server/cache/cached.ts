import type { WaitUntil } from '../env.ts';
import { within } from '../within.ts';
import type { CachePolicy } from './policies.ts';

/** The part of a KV namespace that the cache needs. */
export interface TextStore {
  get(key: string, type: 'text'): Promise<string | null>;
  put(key: string, value: string, options: { expirationTtl: number }): Promise<void>;
}

export interface CacheOptions {
  readonly kv: TextStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Keeps work alive after the answer; without it background work may be cut short and is tried again later. */
  readonly waitUntil?: WaitUntil;
}

/** One kind of cached value. */
export interface Cached<T> {
  readonly key: string;
  readonly policy: CachePolicy;
  readonly load: () => Promise<T>;
  /** Reads what KV holds; throws when it is not such a value. */
  readonly parse: (stored: unknown) => T;
  /** Milliseconds to wait for the source while there is an older value to use (`policy.keep`); 2000 when absent. */
  readonly patience?: number;
}

export type Cache = <T>(cached: Cached<T>) => Promise<T>;

interface Dated {
  /** When it was fetched. */
  readonly at: number;
  readonly value: unknown;
}

interface Held extends Dated {
  /** When memory took it in. */
  readonly since: number;
}

/** A fetch that hangs because its request was cancelled must not block the key for ever. */
const FLIGHT_LIMIT_MS = 10_000;
const PATIENCE_MS = 2000;

const isDated = (value: unknown): value is Dated =>
  typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number' && 'value' in value;

/**
 * Values from memory, else KV, else the backend. A stale KV value is served at once and renewed behind the answer;
 * equal requests share one fetch; errors are never stored; a KV that fails is passed by. Where the policy keeps values,
 * the last good one is used when the source fails or is slow.
 */
export const createCache = ({
  kv,
  now,
  waitUntil = (work) => void work.catch(() => undefined),
}: CacheOptions): Cache => {
  const memory = new Map<string, Held>();
  const flights = new Map<string, { readonly startedAt: number; readonly work: Promise<unknown> }>();

  const once = <T>(key: string, start: () => Promise<T>): Promise<T> => {
    const running = flights.get(key);
    if (running && now() - running.startedAt < FLIGHT_LIMIT_MS) return running.work as Promise<T>;
    const work = start().finally(() => {
      if (flights.get(key)?.work === work) flights.delete(key);
    });
    flights.set(key, { startedAt: now(), work });
    return work;
  };

  const readStored = async <T>({ key, parse }: Cached<T>): Promise<{ at: number; value: T } | null> => {
    try {
      const text = await kv.get(key, 'text');
      if (text === null) return null;
      const stored: unknown = JSON.parse(text);
      return isDated(stored) ? { at: stored.at, value: parse(stored.value) } : null;
    } catch (cause) {
      console.error(`The cached value ${key} could not be read.`, cause);
      return null;
    }
  };

  const write = (key: string, policy: CachePolicy, dated: Dated): void => {
    const expirationTtl = policy.fresh + policy.stale + (policy.keep ?? 0);
    const stored = kv
      .put(key, JSON.stringify(dated), { expirationTtl })
      .catch((cause: unknown) => console.error(`The value ${key} could not be cached.`, cause));
    waitUntil(stored);
  };

  /** `stored` is what KV holds now. */
  const renew = async <T>({ key, policy, load }: Cached<T>, stored: Dated | null): Promise<T> => {
    const value = await load();
    const at = now();
    memory.set(key, { at, value, since: at });
    const isKept =
      stored !== null &&
      (at - stored.at) / 1000 < (policy.rewrite ?? 0) &&
      JSON.stringify(stored.value) === JSON.stringify(value);
    if (!isKept) write(key, policy, { at, value });
    return value;
  };

  const lookUp = async <T>(cached: Cached<T>): Promise<T> => {
    const { key, policy, patience = PATIENCE_MS } = cached;
    const held = memory.get(key);
    const stored = await readStored(cached);
    const last = held !== undefined && held.at >= (stored?.at ?? 0) ? held : stored;
    const age = last ? (now() - last.at) / 1000 : Number.POSITIVE_INFINITY;
    const limit = policy.fresh + policy.stale;
    if (!last || age > limit + (policy.keep ?? 0)) return renew(cached, stored);
    const start = (): Promise<T> => once(`renew ${key}`, () => renew(cached, stored));
    const tell = (cause: unknown): void =>
      console.error(`The value ${key} could not be renewed; the old one is used.`, cause);
    if (age > limit) {
      const work = start();
      waitUntil(work.catch(() => undefined));
      try {
        return await within(patience, work);
      } catch (cause) {
        tell(cause);
      }
    } else if (age > policy.fresh) {
      waitUntil(start().catch(tell));
    }
    memory.set(key, { at: last.at, value: last.value, since: now() });
    return last.value as T;
  };

  return async <T>(cached: Cached<T>) => {
    const held = memory.get(cached.key);
    if (held && now() - held.since < cached.policy.memory * 1000) return held.value as T;
    return once(cached.key, () => lookUp(cached));
  };
};
