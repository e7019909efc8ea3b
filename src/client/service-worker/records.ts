import {
  buildCacheOf,
  isBuildCache,
  OFFLINE_KINDS,
  RECORDS_CACHE,
  recordKeyOf,
} from '../../domain/site/offline/names.ts';

/**
 * Returns the names of the caches that are complete. The page validates records when it writes and shows them; here only
 * the build is read, and a damaged record means that nothing is complete.
 */
export const completeCaches = async (): Promise<readonly string[]> => {
  const names = OFFLINE_KINDS.map(async (kind) => {
    const stored = await caches.match(recordKeyOf(kind), { cacheName: RECORDS_CACHE });
    const record: unknown = await stored?.json().catch(() => null);
    const build = typeof record === 'object' && record !== null && 'build' in record ? String(record.build) : '';
    return build === '' ? [] : [buildCacheOf(kind, build)];
  });
  return (await Promise.all(names)).flat();
};

/** Returns a response from the complete caches, or `undefined`. */
export const keptResponse = async (path: string): Promise<Response | undefined> => {
  for (const cacheName of await completeCaches()) {
    const found = await caches.match(path, { cacheName, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
};

/** Deletes the caches of earlier builds. Call it only when no open page can need their files. */
export const dropOldBuilds = async (): Promise<void> => {
  const complete = await completeCaches();
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => isBuildCache(name) && !complete.includes(name)).map((name) => caches.delete(name)),
  );
};
