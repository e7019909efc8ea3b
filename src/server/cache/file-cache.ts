import type { WaitUntil } from '../env.ts';
import { singleFlight } from '../resilience/single-flight.ts';
import { boundedMap } from './bounded-map.ts';

type File = Uint8Array<ArrayBuffer>;

/** Caches files that are expensive to render, by a digest of their content. */
export interface FileCache {
  /** Returns the file with this key, rendering it when no cache has it. Concurrent requests share one rendering. */
  read(key: string, waitUntil: WaitUntil, render: () => Promise<File>): Promise<File>;
}

/** Maximum number of bytes cached per isolate. */
const MAX_BYTES = 8 * 1024 * 1024;
const DAY_S = 86_400;
/** Other requests stop waiting for a rendering after this time. */
const RENDER_LIMIT_MS = 60_000;

/** The data center's cache; absent outside of Workers. */
const platformCache = (): Cache | null =>
  typeof caches === 'undefined' ? null : ((caches as unknown as { default?: Cache }).default ?? null);

/** Caches in the isolate and, for a day, in the data center. A cache failure only costs another rendering. */
export const createFileCache = (kind: string): FileCache => {
  const files = boundedMap<File>(MAX_BYTES);
  const renderings = singleFlight<string>({ limitMs: RENDER_LIMIT_MS });
  // The host does not exist, so no external request reaches these entries.
  const urlOf = (key: string): string => `https://files.invalid/${kind}/${key}`;

  const stored = async (key: string): Promise<File | null> => {
    try {
      const response = await platformCache()?.match(urlOf(key));
      return response === undefined ? null : new Uint8Array(await response.arrayBuffer());
    } catch {
      return null;
    }
  };
  const store = async (key: string, file: File): Promise<void> => {
    const headers = { 'Cache-Control': `public, max-age=${DAY_S}`, 'Content-Type': 'application/octet-stream' };
    await platformCache()?.put(urlOf(key), new Response(file, { headers }));
  };

  return {
    async read(key, waitUntil, render) {
      const inMemory = files.get(key);
      if (inMemory !== undefined) return inMemory;
      let isOwnRun = false;
      const renderOnce = async (): Promise<File> => {
        isOwnRun = true;
        const cached = await stored(key);
        const file = cached ?? (await render());
        files.set(key, file, file.byteLength);
        if (cached === null) waitUntil(store(key, file).catch(() => undefined));
        return file;
      };
      try {
        return await renderings(key, renderOnce, waitUntil);
      } catch (cause) {
        // The rendering of another request failed, so this request tries its own.
        if (isOwnRun) throw cause;
        return renderings(key, renderOnce, waitUntil);
      }
    },
  };
};
