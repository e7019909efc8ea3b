import * as v from 'valibot';
import { type KeptRecord, keptRecord } from '../../domain/site/offline/manifest.ts';
import {
  buildCacheOf,
  isCacheOf,
  isOwnCache,
  OFFLINE_KINDS,
  type OfflineKind,
  RECORDS_CACHE,
  recordKeyOf,
} from '../../domain/site/offline/names.ts';

/** Returns the record of a kind, without looking whether its files are there. */
const storedRecord = async (caches: CacheStorage, kind: OfflineKind): Promise<KeptRecord | null> => {
  const stored = await caches.match(recordKeyOf(kind), { cacheName: RECORDS_CACHE });
  const parsed = v.safeParse(keptRecord, await stored?.json().catch(() => null));
  return parsed.success ? parsed.output : null;
};

/** Returns the record of a kind if all its files are on the device. Browsers can delete a cache at any time. */
export const readKept = async (caches: CacheStorage, kind: OfflineKind): Promise<KeptRecord | null> => {
  const record = await storedRecord(caches, kind);
  if (record === null) return null;
  const name = buildCacheOf(kind, record.build);
  if (!(await caches.has(name))) return null;
  const { length } = await (await caches.open(name)).keys();
  return length >= record.responses ? record : null;
};

/** Makes a build of a kind the one that is served. */
export const writeKept = async (caches: CacheStorage, kind: OfflineKind, record: KeptRecord): Promise<void> => {
  const cache = await caches.open(RECORDS_CACHE);
  await cache.put(recordKeyOf(kind), Response.json(record));
};

/** Deletes builds of a kind that are neither complete nor being downloaded: what an interrupted download left. */
export const dropPartialBuilds = async (
  caches: CacheStorage,
  kind: OfflineKind,
  kept: KeptRecord | null,
): Promise<void> => {
  // The files of the complete build and of those before it may still be in use. Without a complete one, nothing is.
  if (kept !== null) return;
  const names = (await caches.keys()).filter((name) => isCacheOf(kind, name));
  await Promise.all(names.map((name) => caches.delete(name)));
};

/**
 * Removes a kind. Returns whether it was the last one: then nothing of this feature is left in the caches, visited pages
 * included.
 */
export const removeKind = async (caches: CacheStorage, kind: OfflineKind): Promise<boolean> => {
  await caches.open(RECORDS_CACHE).then((cache) => cache.delete(recordKeyOf(kind)));
  await dropPartialBuilds(caches, kind, null);
  const others = await Promise.all(OFFLINE_KINDS.map((other) => storedRecord(caches, other)));
  if (others.some((record) => record !== null)) return false;
  await Promise.all((await caches.keys()).filter(isOwnCache).map((name) => caches.delete(name)));
  return true;
};
