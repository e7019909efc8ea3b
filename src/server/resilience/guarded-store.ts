import type { TextStore } from '../cache/cached.ts';
import type { PageStore } from '../content/published-pages.ts';
import type { Breaker } from './breaker.ts';

/** The same store behind a breaker: a KV that hangs is passed by like one that fails. */
export const guardedStore = (kv: TextStore, breaker: Breaker): TextStore => ({
  get: (key, type) => breaker.run(() => kv.get(key, type)),
  put: (key, value, options) => kv.put(key, value, options),
});

/** The same for the store of published pages. */
export const guardedPageStore = (kv: PageStore, breaker: Breaker): PageStore => ({
  get: (key, type) => breaker.run(() => kv.get(key, type)),
  put: (key, value) => kv.put(key, value),
  delete: (key) => kv.delete(key),
});
