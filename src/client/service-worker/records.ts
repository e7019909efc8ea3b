import {
  buildCacheOf,
  isBuildCache,
  OFFLINE_KINDS,
  RECORDS_CACHE,
  recordKeyOf,
} from '../../domain/site/offline/names.ts';

/** Returns a response from a cache, or from any cache if none is given, or `undefined`. */
export const inCache = (path: string, cacheName?: string): Promise<Response | undefined> =>
  caches.match(path, { cacheName, ignoreVary: true });

/**
 * Returns the names of the caches that are complete. The page validates records when it writes and shows them; here only
 * the build is read, and a damaged record means that nothing is complete.
 */
export const completeCaches = async (): Promise<readonly string[]> => {
  const names = OFFLINE_KINDS.map(async (kind) => {
    const stored = await inCache(recordKeyOf(kind), RECORDS_CACHE);
    const { build = '' }: { build?: unknown } = Object(await stored?.json().catch(() => null));
    return build === '' ? [] : [buildCacheOf(kind, String(build))];
  });
  return (await Promise.all(names)).flat();
};

/** Returns a response from the complete caches, or `undefined`. */
export const keptResponse = async (path: string): Promise<Response | undefined> => {
  for (const cacheName of await completeCaches()) {
    const found = await inCache(path, cacheName);
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
