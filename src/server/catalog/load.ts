import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import { openCatalog } from '../../domain/shop/catalog/index/open-catalog.ts';
import type { CatalogBackend, SyncBackend } from '../backend/port.ts';
import type { WaitUntil } from '../env.ts';
import { AppError } from '../http/app-error.ts';
import { logError } from '../observe/log-event.ts';
import { singleFlight } from '../resilience/single-flight.ts';
import { withTimeLimit } from '../resilience/within.ts';
import {
  isEarlier,
  type PointerAge,
  publishSnapshot,
  readPointer,
  readSnapshotBytes,
  type SnapshotStore,
} from './publish.ts';

export interface CatalogStore {
  /**
   * The catalog of this isolate. Throws `AppError('catalog-unavailable')` when neither KV nor backend has one, or
   * none within 5 s.
   */
  get(waitUntil: WaitUntil): Promise<Catalog>;
  /** What this isolate holds; null before the first load. */
  state(): CatalogState | null;
}

export interface CatalogState {
  readonly version: string;
  readonly parts: number;
  /** ISO time; null: nothing says when, as of one that stands in for a damaged newer one. */
  readonly publishedAt: string | null;
}

/**
 * How often the pointer in KV is looked at, and for how long a location may answer that from its cache: together less
 * than the minute in which a new catalog is to be seen everywhere.
 */
const RECHECK_MS = 25_000;
const POINTER_CACHE_SECONDS = 30;
/** An isolate that was idle for longer looks before it answers, and waits so long for that at most. */
const IDLE_MS = 30_000;
const IDLE_WAIT_MS = 1000;

/** How long a load may hang before another request tries. */
const FLIGHT_LIMIT_MS = 60_000;
/** What a visitor waits for the first load; it goes on without them, for those who come next. */
const VISITOR_WAIT_MS = 5000;

/** A version whose bytes were refused is not read again for so long. */
const DAMAGED_REST_MS = 60_000;

/**
 * Holds the catalog in memory: loaded once per isolate, however many requests ask at the same time; swapped when a
 * newer one was published; the last good one stays when KV fails or holds damaged bytes. An empty KV is filled from
 * the backend.
 */
export const catalogStore = ({
  kv,
  backend,
  now,
}: {
  readonly kv: SnapshotStore;
  readonly backend: CatalogBackend & Partial<Pick<SyncBackend, 'changeCursor'>>;
  readonly now: () => number;
}): CatalogStore => {
  let current: Catalog | null = null;
  /** The version the pointer named when it was last followed, also when its bytes were refused. */
  let followed: string | null = null;
  /** The latest pointer that was seen: KV may answer with an earlier one afterwards. */
  let latest: PointerAge | null = null;
  /** When a version whose bytes were refused is read again: they may have arrived incomplete. */
  let retryAt: number | null = null;
  let checkedAt = 0;
  const loads = singleFlight<'catalog'>({ now, limitMs: FLIGHT_LIMIT_MS });

  /** One published version: null when KV does not hold it (yet), `damaged` when its bytes were refused. */
  const opened = async (version: string): Promise<Catalog | 'damaged' | null> => {
    const bytes = await readSnapshotBytes(kv, version);
    if (!bytes) return null;
    try {
      return openCatalog(bytes);
    } catch (cause) {
      logError('catalog unreadable', `Version ${version} of the catalog could not be opened.`, cause);
      return 'damaged';
    }
  };

  /** The published catalog, the last good one before it, or null when there is none to be had. */
  const published = async (): Promise<Catalog | null> => {
    try {
      const pointer = await readPointer(kv, POINTER_CACHE_SECONDS);
      if (!pointer) return null;
      if (current && latest && isEarlier(pointer, latest)) return current;
      latest = pointer;
      const isRetry = retryAt !== null && now() >= retryAt;
      if (pointer.version === followed && !isRetry) return current;
      for (const version of [pointer.version, ...pointer.older]) {
        if (version === current?.version) return current;
        const catalog = await opened(version);
        // Damaged bytes are read again after a while; a value that is not there yet is asked for the next time.
        if (catalog !== null && version === pointer.version) {
          followed = version;
          retryAt = catalog === 'damaged' ? now() + DAMAGED_REST_MS : null;
        }
        if (catalog !== null && catalog !== 'damaged') return catalog;
      }
    } catch (cause) {
      logError('catalog unreadable', 'The published catalog could not be loaded.', cause);
    }
    return null;
  };

  const built = async (): Promise<Catalog> => {
    try {
      const { buildSnapshot } = await import('./build-snapshot.ts');
      const cursor = (await backend.changeCursor?.()) ?? null;
      const { snapshot, parts, skipped } = await buildSnapshot(backend);
      // Published, it would stand in for the catalog that is being loaded into the database.
      if (parts === 0) throw new Error('The backend has no parts yet.');
      if (skipped > 0) logError('catalog incomplete', `${skipped} parts were left out of the catalog.`);
      const catalog = openCatalog(snapshot);
      const { version } = catalog;
      const publication = { version, parts, cursor, publishedAt: now() };
      followed = version;
      latest = { ...publication, sequence: 0 };
      const published = publishSnapshot(kv, snapshot, publication).then((pointer) => {
        latest = pointer;
      });
      await published.catch((cause: unknown) =>
        logError('catalog not published', 'The catalog could not be published; this isolate uses its own.', cause),
      );
      return catalog;
    } catch (cause) {
      throw new AppError('catalog-unavailable', { cause });
    }
  };

  const load = async (): Promise<Catalog> => {
    const catalog = (await published()) ?? (await built());
    current = catalog;
    checkedAt = now();
    return catalog;
  };

  const recheck = async (): Promise<void> => {
    const newer = await published();
    if (newer) current = newer;
  };

  return {
    state() {
      if (!current) return null;
      const { version, parts } = current;
      const publishedAt = latest?.version === version ? new Date(latest.publishedAt).toISOString() : null;
      return { version, parts, publishedAt };
    },
    async get(waitUntil) {
      if (current) {
        const sinceCheck = now() - checkedAt;
        if (sinceCheck >= RECHECK_MS) {
          checkedAt = now();
          const checked = recheck();
          waitUntil(checked);
          if (sinceCheck >= IDLE_MS) await withTimeLimit(IDLE_WAIT_MS, checked).catch(() => undefined);
        }
        return current;
      }
      return withTimeLimit(VISITOR_WAIT_MS, loads('catalog', load, waitUntil)).catch((cause: unknown) => {
        throw cause instanceof AppError ? cause : new AppError('catalog-unavailable', { cause });
      });
    },
  };
};
