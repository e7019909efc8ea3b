import type { WaitUntil } from '../env.ts';
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
}

export type Cache = <T>(cached: Cached<T>) => Promise<T>;

interface Dated {
  readonly at: number;
  readonly value: unknown;
}

/** A fetch that hangs because its request was cancelled must not block the key for ever. */
const FLIGHT_LIMIT_MS = 10_000;

const isDated = (value: unknown): value is Dated =>
  typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number' && 'value' in value;

/**
 * Values from memory, else KV, else the backend. A stale KV value is served at once and renewed behind the answer;
 * equal requests share one fetch; errors are never stored; a KV that fails is passed by.
 */
export const createCache = ({
  kv,
  now,
  waitUntil = (work) => void work.catch(() => undefined),
}: CacheOptions): Cache => {
  const memory = new Map<string, Dated>();
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

  const renew = async <T>({ key, policy, load }: Cached<T>): Promise<T> => {
    const value = await load();
    const dated: Dated = { at: now(), value };
    memory.set(key, dated);
    const stored = kv
      .put(key, JSON.stringify(dated), { expirationTtl: policy.fresh + policy.stale })
      .catch((cause: unknown) => console.error(`The value ${key} could not be cached.`, cause));
    waitUntil(stored);
    return value;
  };

  const lookUp = async <T>(cached: Cached<T>): Promise<T> => {
    const { key, policy } = cached;
    const stored = await readStored(cached);
    const age = stored ? (now() - stored.at) / 1000 : Number.POSITIVE_INFINITY;
    if (!stored || age > policy.fresh + policy.stale) return renew(cached);
    memory.set(key, { at: now(), value: stored.value });
    if (age > policy.fresh) {
      waitUntil(
        once(`renew ${key}`, () => renew(cached)).catch((cause: unknown) =>
          console.error(`The value ${key} could not be renewed; the old one is used.`, cause),
        ),
      );
    }
    return stored.value;
  };

  return async <T>(cached: Cached<T>) => {
    const held = memory.get(cached.key);
    if (held && now() - held.at < cached.policy.memory * 1000) return held.value as T;
    return once(cached.key, () => lookUp(cached));
  };
};
