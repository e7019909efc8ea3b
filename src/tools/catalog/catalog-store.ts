import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { D1Database, KVNamespace, R2Bucket } from '@cloudflare/workers-types';
import type { SnapshotStore } from '../../server/catalog/publish.ts';
import { forgetLists } from '../../server/catalog-import/forget-lists.ts';
import { isPortFree } from '../process/ports.ts';
import { applyMigrations, readMigrations } from '../seed/migrate.ts';
import type { CatalogCounts } from '../seed/seed-database.ts';
import { openLocalBindings } from '../start/local-bindings.ts';
import { markOwnCatalog, prepareState } from '../start/prepare-state.ts';
import { publishCatalog } from '../start/publish-catalog.ts';
import { COUNTS_FILE } from '../start/seed-base.ts';
import { UsageError } from './catalog-arguments.ts';
import { openRemoteBindings } from './remote-bindings.ts';

/** The database of a site, and how its visitors get a new catalog. */
export interface CatalogStore {
  readonly db: D1Database;
  /** Builds the search index from the database and makes it the current one. */
  publish(): Promise<CatalogCounts>;
  close(): Promise<void>;
}

const publishAll = async (db: D1Database, kv: KVNamespace, data: R2Bucket | null): Promise<CatalogCounts> => {
  const counts = await publishCatalog(db, kv as unknown as SnapshotStore, data);
  await forgetLists(kv);
  return counts;
};

const remoteStore = async (): Promise<CatalogStore> => {
  const { db, kv, close } = await openRemoteBindings();
  // The next synchronization writes the index for browsers.
  return { db, publish: () => publishAll(db, kv, null), close };
};

const localStore = async (): Promise<CatalogStore> => {
  const port = Number(process.env.PORT ?? 8787);
  if (!(await isPortFree(port, '127.0.0.1')))
    throw new UsageError(`Port ${port} is taken. Stop the site first: both write the same files.`);
  const { directory } = await prepareState({ port });
  const { db, kv, data, close } = await openLocalBindings(directory);
  await applyMigrations(db, readMigrations());
  return {
    db,
    async publish() {
      const counts = await publishAll(db, kv, data);
      writeFileSync(join(directory, COUNTS_FILE), JSON.stringify(counts));
      markOwnCatalog(directory);
      return counts;
    },
    close,
  };
};

/** Opens the catalog of the site on this machine, or of the deployed one. */
export const openCatalog = (isRemote: boolean): Promise<CatalogStore> => (isRemote ? remoteStore() : localStore());
