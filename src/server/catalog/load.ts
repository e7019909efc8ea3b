import type { Catalog } from '../../domain/catalog/catalog.ts';
import { openCatalog } from '../../domain/catalog/open-catalog.ts';
import { AppError } from '../app-error.ts';
import type { CatalogBackend } from '../backend/port.ts';
import type { WaitUntil } from '../env.ts';
import { buildSnapshot } from './build-snapshot.ts';
import { publishSnapshot, readPointer, readSnapshotBytes, type SnapshotStore } from './publish.ts';

export interface CatalogStore {
  /** The catalogue of this isolate. Throws `AppError('catalogue-unavailable')` when neither KV nor backend has one. */
  get(waitUntil: WaitUntil): Promise<Catalog>;
}

/** How often the pointer in KV is looked at, and how long a load may hang before another request tries. */
const RECHECK_MS = 60_000;
const FLIGHT_LIMIT_MS = 60_000;

interface Flight {
  readonly startedAt: number;
  readonly work: Promise<Catalog>;
}

/**
 * Holds the catalogue in memory: loaded once per isolate, however many requests ask at the same time; swapped when a
 * newer one was published; the last good one stays when KV fails or holds damaged bytes. An empty KV is filled from
 * the backend.
 */
export const catalogStore = ({
  kv,
  backend,
  now,
}: {
  readonly kv: SnapshotStore;
  readonly backend: CatalogBackend;
  readonly now: () => number;
}): CatalogStore => {
  let current: Catalog | null = null;
  /** The version the pointer named when it was last followed, also when its bytes were refused. */
  let followed: string | null = null;
  let checkedAt = 0;
  let flight: Flight | null = null;

  /** The published catalogue, or null when there is none to be had. */
  const published = async (): Promise<Catalog | null> => {
    try {
      const pointer = await readPointer(kv);
      if (!pointer) return null;
      if (pointer.version === followed) return current;
      const bytes = await readSnapshotBytes(kv, pointer.version);
      if (!bytes) return null;
      followed = pointer.version;
      return openCatalog(bytes);
    } catch (cause) {
      console.error('The published catalogue could not be loaded.', cause);
      return null;
    }
  };

  const built = async (): Promise<Catalog> => {
    try {
      const { snapshot, parts, skipped } = await buildSnapshot(backend);
      // Published, it would stand in for the catalogue that is being loaded into the database.
      if (parts === 0) throw new Error('The backend has no parts yet.');
      if (skipped > 0) console.error(`${skipped} parts were left out of the catalogue.`);
      const catalog = openCatalog(snapshot);
      followed = catalog.version;
      await publishSnapshot(kv, snapshot, catalog.version).catch((cause: unknown) =>
        console.error('The catalogue could not be published; this isolate uses its own.', cause),
      );
      return catalog;
    } catch (cause) {
      throw new AppError('catalogue-unavailable', { cause });
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
    async get(waitUntil) {
      if (current) {
        if (now() - checkedAt >= RECHECK_MS) {
          checkedAt = now();
          waitUntil(recheck());
        }
        return current;
      }
      if (!flight || now() - flight.startedAt >= FLIGHT_LIMIT_MS) {
        const started: Flight = {
          startedAt: now(),
          work: load().finally(() => {
            if (flight === started) flight = null;
          }),
        };
        flight = started;
      }
      // A visitor who leaves must not stop the load that others wait for.
      waitUntil(flight.work.catch(() => undefined));
      return flight.work;
    },
  };
};
