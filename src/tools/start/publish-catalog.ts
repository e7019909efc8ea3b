import type { D1Database } from '@cloudflare/workers-types';
import { openCatalog } from '../../domain/shop/catalog/index/open-catalog.ts';
import { embeddedBackend } from '../../server/backend/embedded/embedded.ts';
import { buildSnapshot } from '../../server/catalog/build-snapshot.ts';
import { publishSnapshot, type SnapshotStore } from '../../server/catalog/publish.ts';
import type { CatalogCounts } from '../seed/seed-database.ts';

/** Builds the search index of the catalog in a database and makes it the current one. */
export const publishCatalog = async (
  db: D1Database,
  kv: SnapshotStore,
  onProgress?: (parts: number) => void,
): Promise<CatalogCounts> => {
  const backend = embeddedBackend(db);
  const cursor = await backend.changeCursor();
  const { snapshot, parts } = await buildSnapshot(backend, onProgress);
  const { version, sizes, compounds } = openCatalog(snapshot);
  await publishSnapshot(kv, snapshot, { version, parts, cursor, publishedAt: Date.now() });
  return { sizes: sizes.length, compounds: compounds.length, parts };
};
