import { gunzipSync } from 'node:zlib';
import type { DataFile } from '../../../src/domain/shop/bulk/data-index.ts';
import { type Cell, TABLE_NAMES, TABLES } from '../../../src/domain/shop/bulk/tables.ts';
import { openCatalog } from '../../../src/domain/shop/catalog/index/open-catalog.ts';
import { createCatalogBuilder } from '../../../src/domain/shop/catalog/snapshot/builder.ts';
import { pointTo, storeSnapshot } from '../../../src/server/catalog/publish.ts';
import { fileKey, readIndex } from '../../../src/server/data/data-bucket.ts';
import { writeData } from '../../../src/server/data/write-data.ts';
import type { Steps } from '../../../src/server/sync/steps.ts';
import type { SyncKind } from '../../../src/server/sync/sync-run.ts';
import type { NaiveCatalog } from '../catalog/naive-catalog.ts';
import { fakeBucket } from '../services/fake-bucket.ts';
import { fakeKv } from '../services/fake-kv.ts';
import { noPause } from '../services/fake-sync.ts';
import type { TableCopy } from './table-copy.ts';

const DIRECT: Steps = { do: (_, work) => work() };
const MINUTE = 60_000;

/** A store that publishes catalogs and writes their data files to memory. Each version is a minute newer. */
export const dataSite = () => {
  const kv = fakeKv();
  const bucket = fakeBucket();
  let time = Date.UTC(2026, 10, 26);
  const publish = async ({ parts: list, ...lists }: NaiveCatalog, kind: SyncKind = 'full', steps = DIRECT) => {
    const builder = createCatalogBuilder(lists);
    for (const part of list) builder.add(part);
    const { snapshot, parts } = builder.finish();
    const catalog = openCatalog(snapshot.slice());
    time += MINUTE;
    const publishedAt = time;
    await storeSnapshot(kv, snapshot, catalog.version);
    await pointTo(kv, { version: catalog.version, parts, cursor: null, publishedAt });
    const around = { steps, bucket, kv, pause: noPause, note: async () => undefined };
    await writeData(kind, { version: catalog.version, parts, publishedAt }, around);
    return { catalog, publishedAt: new Date(publishedAt).toISOString() };
  };
  const bytesOf = (version: string, { name }: DataFile): Uint8Array<ArrayBuffer> =>
    bucket.objects.get(fileKey(version, name)) ?? new Uint8Array();
  /** Reads the JSON Lines files of a version. */
  const copyOf = async (version: string): Promise<TableCopy> => {
    const { versions } = await readIndex(bucket);
    const files = versions.findLast((one) => one.version === version)?.files ?? [];
    return new Map(
      TABLE_NAMES.map((table) => {
        const keys = new Map<string, Record<string, Cell>[]>();
        for (const file of files.filter((one) => one.table === table && one.format === 'jsonl')) {
          const lines = gunzipSync(bytesOf(version, file)).toString().split('\n').filter(Boolean);
          for (const line of lines) {
            const row = JSON.parse(line) as Record<string, Cell>;
            const key = String(row[TABLES[table].key[0]]);
            keys.set(key, [...(keys.get(key) ?? []), row]);
          }
        }
        return [table, keys];
      }),
    );
  };
  return { kv, bucket, publish, copyOf, bytesOf };
};
