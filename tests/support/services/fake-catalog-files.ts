import type { DatabaseSync } from 'node:sqlite';
import type { KVNamespace, R2Bucket } from '@cloudflare/workers-types';
import {
  type CatalogFilesService,
  catalogFilesService,
} from '../../../src/server/catalog-import/catalog-files-service.ts';
import { randomId } from '../../../src/server/security/random-id.ts';
import { auditLog } from '../../../src/server/staff/audit-log.ts';
import type { SyncControl } from '../../../src/server/sync/sync-control.ts';
import { readMigrations } from '../../../src/tools/seed/migrate.ts';
import { memoryDatabase, sqliteD1 } from '../backend/sqlite-d1.ts';

/** The catalog as files over an empty database in memory. Jobs run in the request. */
export interface FakeCatalogFiles {
  readonly db: DatabaseSync;
  readonly service: CatalogFilesService;
  /** Files in the bucket by key. */
  readonly objects: ReadonlyMap<string, Uint8Array>;
  /** Synchronizations that were started. */
  readonly syncs: Parameters<SyncControl['start']>[0][];
}

const memoryBucket = (objects: Map<string, Uint8Array<ArrayBuffer>>): R2Bucket =>
  ({
    async get(key: string) {
      const bytes = objects.get(key);
      return bytes === undefined ? null : { body: new Response(bytes).body };
    },
    async put(key: string, value: string | Blob) {
      objects.set(key, new Uint8Array(await new Response(value).arrayBuffer()));
    },
    async delete(keys: string | readonly string[]) {
      for (const key of [keys].flat()) objects.delete(String(key));
    },
  }) as unknown as R2Bucket;

export const fakeCatalogFiles = (now: () => number = Date.now): FakeCatalogFiles => {
  const db = memoryDatabase();
  for (const { sql } of readMigrations()) db.exec(sql);
  const objects = new Map<string, Uint8Array<ArrayBuffer>>();
  const syncs: FakeCatalogFiles['syncs'] = [];
  const d1 = sqliteD1(db);
  const service = catalogFilesService(d1, {
    bucket: memoryBucket(objects),
    kv: { list: async () => ({ keys: [], list_complete: true }) } as unknown as KVNamespace,
    workflow: null,
    isOwn: true,
    audit: auditLog(d1, now),
    sync: {
      startOrFollow: async (request) => {
        syncs.push(request);
        return 'started';
      },
    },
    newId: randomId,
    now,
  });
  return { db, service, objects, syncs };
};
