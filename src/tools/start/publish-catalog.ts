import type { D1Database, R2Bucket } from '@cloudflare/workers-types';
import { openCatalog } from '../../domain/shop/catalog/index/open-catalog.ts';
import { embeddedBackend } from '../../server/backend/embedded/embedded.ts';
import { buildSnapshot } from '../../server/catalog/build-snapshot.ts';
import { publishSnapshot, type SnapshotStore } from '../../server/catalog/publish.ts';
import { publishIndexFile } from '../../server/data/write-index-file.ts';
import type { Steps } from '../../server/sync/steps.ts';
import type { CatalogCounts } from '../seed/seed-database.ts';

const DIRECT: Steps = { do: (_, work) => work() };

/**
 * Builds the search index of the catalog in a database, makes it the current one, and writes it for browsers if there is a
 * bucket.
 */
export const publishCatalog = async (
  db: D1Database,
  kv: SnapshotStore,
  data: R2Bucket | null,
  onProgress?: (parts: number) => void,
): Promise<CatalogCounts> => {
  const backend = embeddedBackend(db);
  const cursor = await backend.changeCursor();
  const { snapshot, parts } = await buildSnapshot(backend, onProgress);
  const { version, sizes, compounds } = openCatalog(snapshot);
  const published = { version, parts, publishedAt: Date.now() };
  await publishSnapshot(kv, snapshot, { ...published, cursor });
  if (data !== null) {
    await publishIndexFile(published, { steps: DIRECT, bucket: data, kv, pause: async () => undefined });
  }
  return { sizes: sizes.length, compounds: compounds.length, parts };
};
