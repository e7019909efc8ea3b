import { waitUntil } from 'cloudflare:workers';
import { noteCacheRead } from '../http/request-meter.ts';
import type { CacheOptions } from './cached.ts';

/** Returns the options of a cache in KV. */
export const cacheOptions = (kv: CacheOptions['kv']): CacheOptions => ({
  kv,
  now: Date.now,
  waitUntil,
  onRead: noteCacheRead,
});
