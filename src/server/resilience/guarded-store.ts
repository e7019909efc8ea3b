import type { TextStore } from '../cache/cached.ts';
import type { Breaker } from './breaker.ts';

/** The same store behind a breaker: a KV that hangs is passed by like one that fails. */
export const guardedStore = (kv: TextStore, breaker: Breaker): TextStore => ({
  get: (key, type) => breaker.run(() => kv.get(key, type)),
  put: (key, value, options) => kv.put(key, value, options),
});
