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
   * Returns the catalog of this isolate. Throws `AppError('catalog-unavailable')` if neither KV nor the backend has
   * one, or if loading takes longer than 5 s.
   */
  get(waitUntil: WaitUntil): Promise<Catalog>;
  /** The catalog held by this isolate, or `null` before the first load. */
  state(): CatalogState | null;
}

export interface CatalogState {
  readonly version: string;
  readonly parts: number;
  /** ISO time, or `null` if unknown, as for an older version that replaces a damaged one. */
  readonly publishedAt: string | null;
}

/**
 * How often the pointer in KV is read, and how long a location may serve it from its cache. Together less than one
 * minute, within which a new catalog must be visible everywhere.
 */
const RECHECK_MS = 25_000;
const POINTER_CACHE_SECONDS = 30;
/** An isolate that was idle for longer reads the pointer before it responds, waiting at most `IDLE_WAIT_MS`. */
const IDLE_MS = 30_000;
const IDLE_WAIT_MS = 1000;

/** Time after which another request retries a load that hangs. */
const FLIGHT_LIMIT_MS = 60_000;
/** Maximum time a visitor waits for the first load, which then continues for later visitors. */
const VISITOR_WAIT_MS = 5000;

/** Wait before a version with invalid bytes is read again. */
const DAMAGED_REST_MS = 60_000;

/**
 * Holds the catalog in memory. Concurrent requests share one load per isolate. A newly published catalog replaces the
 * current one; the last good one remains when KV fails or holds invalid bytes. An empty KV is filled from the backend.
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
  /** Version of the pointer that was last followed, even if its bytes were invalid. */
  let followedVersion: string | null = null;
  /** The latest pointer seen, because KV may return an earlier one afterwards. */
  let latest: PointerAge | null = null;
  /** When a version with invalid bytes is read again, because they may have arrived incomplete. */
  let retryAt: number | null = null;
  let checkedAt = 0;
  const loads = singleFlight<'catalog'>({ now, limitMs: FLIGHT_LIMIT_MS });

  /**
   * Opens one published version. Returns `null` if KV does not hold it (yet), and `damaged` if its bytes are invalid.
   */
  const openVersion = async (version: string): Promise<Catalog | 'damaged' | null> => {
    const bytes = await readSnapshotBytes(kv, version);
    if (!bytes) return null;
    try {
      return openCatalog(bytes);
    } catch (cause) {
      logError('catalog unreadable', `Version ${version} of the catalog could not be opened.`, cause);
      return 'damaged';
    }
  };

  /** Returns the published catalog, the last good one before it, or `null` if neither is available. */
  const readPublished = async (): Promise<Catalog | null> => {
    try {
      const pointer = await readPointer(kv, POINTER_CACHE_SECONDS);
      if (!pointer) return null;
      if (current && latest && isEarlier(pointer, latest)) return current;
      latest = pointer;
      const isRetry = retryAt !== null && now() >= retryAt;
      if (pointer.version === followedVersion && !isRetry) return current;
      for (const version of [pointer.version, ...pointer.older]) {
        if (version === current?.version) return current;
        const catalog = await openVersion(version);
        // Invalid bytes are read again after a while, a value that is not there yet on the next check.
        if (catalog !== null && version === pointer.version) {
          followedVersion = version;
          retryAt = catalog === 'damaged' ? now() + DAMAGED_REST_MS : null;
        }
        if (catalog !== null && catalog !== 'damaged') return catalog;
      }
    } catch (cause) {
      logError('catalog unreadable', 'The published catalog could not be loaded.', cause);
    }
    return null;
  };

  const buildCatalog = async (): Promise<Catalog> => {
    try {
      const { buildSnapshot } = await import('./build-snapshot.ts');
      const cursor = (await backend.changeCursor?.()) ?? null;
      const { snapshot, parts, skipped } = await buildSnapshot(backend);
      // An empty catalog must not be published while the parts are still being loaded into the database.
      if (parts === 0) throw new Error('The backend has no parts yet.');
      if (skipped > 0) logError('catalog incomplete', `${skipped} parts were left out of the catalog.`);
      const catalog = openCatalog(snapshot);
      const { version } = catalog;
      const publication = { version, parts, cursor, publishedAt: now() };
      followedVersion = version;
      latest = { ...publication, sequence: 0 };
      const publishing = publishSnapshot(kv, snapshot, publication).then((pointer) => {
        latest = pointer;
      });
      await publishing.catch((cause: unknown) =>
        logError('catalog not published', 'The catalog could not be published; only this isolate uses it.', cause),
      );
      return catalog;
    } catch (cause) {
      throw new AppError('catalog-unavailable', { cause });
    }
  };

  const load = async (): Promise<Catalog> => {
    const catalog = (await readPublished()) ?? (await buildCatalog());
    current = catalog;
    checkedAt = now();
    return catalog;
  };

  const recheck = async (): Promise<void> => {
    const newer = await readPublished();
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
