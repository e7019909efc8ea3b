import * as v from 'valibot';
import { type KeptCatalog, type KeptRecord, offlineManifest } from '../../domain/site/offline/manifest.ts';
import { buildCacheOf, CATALOG_MANIFEST_PATH, isCacheOf } from '../../domain/site/offline/names.ts';
import type { StoredCatalog } from './device-catalog.ts';
import { readKept } from './device-files.ts';

/** Returns the catalog in the manifest that a download stored with its files. */
const catalogIn = async (cache: Cache): Promise<KeptCatalog | null> => {
  const stored = await cache.match(CATALOG_MANIFEST_PATH);
  const parsed = v.safeParse(offlineManifest, await stored?.json().catch(() => null));
  return parsed.success ? (parsed.output.catalog ?? null) : null;
};

/**
 * Deletes earlier versions with the client's files of a complete one, in which open pages find these files, and what
 * interrupted downloads left. Call it only with the lock of downloads.
 */
export const dropEarlierVersions = async (caches: CacheStorage, { build }: KeptRecord): Promise<void> => {
  const name = buildCacheOf('catalog', build);
  const catalog = await catalogIn(await caches.open(name));
  if (catalog === null) return;
  const others = (await caches.keys()).filter((other) => other !== name && isCacheOf('catalog', other));
  for (const other of others) {
    // The manifest is stored last.
    const earlier = await catalogIn(await caches.open(other));
    if (earlier === null || earlier.client === catalog.client) await caches.delete(other);
  }
};

/** Returns the complete catalog on the device, or `null`. */
export const storedCatalog = async (caches: CacheStorage): Promise<StoredCatalog | null> => {
  const record = await readKept(caches, 'catalog');
  if (record === null) return null;
  const cache = await caches.open(buildCacheOf('catalog', record.build));
  const catalog = await catalogIn(cache);
  if (catalog === null) return null;
  return {
    version: catalog.version,
    worker: catalog.worker,
    read: async () => {
      const [index, facts] = await Promise.all([
        cache.match(catalog.index).then((response) => response?.arrayBuffer()),
        cache.match(catalog.facts).then((response) => response?.text()),
      ]);
      return index === undefined || facts === undefined ? null : { index, facts };
    },
  };
};
