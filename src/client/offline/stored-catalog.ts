import * as v from 'valibot';
import { type KeptCatalog, offlineManifest } from '../../domain/site/offline/manifest.ts';
import { buildCacheOf, CATALOG_MANIFEST_PATH } from '../../domain/site/offline/names.ts';
import type { StoredCatalog } from './device-catalog.ts';
import { readKept } from './device-files.ts';

/** Returns the catalog in the manifest that a download stored with its files. */
const catalogIn = async (cache: Cache): Promise<KeptCatalog | null> => {
  const stored = await cache.match(CATALOG_MANIFEST_PATH);
  const parsed = v.safeParse(offlineManifest, await stored?.json().catch(() => null));
  return parsed.success ? (parsed.output.catalog ?? null) : null;
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
