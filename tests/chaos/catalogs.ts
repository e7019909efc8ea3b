import type { Miniflare } from 'miniflare';
import { openCatalog } from '../../src/domain/shop/catalog/index/open-catalog.ts';
import { findPart } from '../../src/domain/shop/catalog/rows/parts.ts';
import { patchSnapshot } from '../../src/domain/shop/catalog/snapshot/patch-snapshot.ts';
import { readSnapshot } from '../../src/domain/shop/catalog/snapshot/read-snapshot.ts';
import { prefixedStore } from '../../src/server/catalog/prefixed-store.ts';
import { publishSnapshot, readPointer, readSnapshotBytes } from '../../src/server/catalog/publish.ts';

/** Two published versions of the catalog; the older one has different stock for some parts. */
export interface Catalogs {
  readonly older: string;
  readonly current: string;
  /** The pointer in KV before the current version was published. */
  readonly olderPointer: string;
  publishOlder(): Promise<unknown>;
  /** Also repairs truncated bytes. */
  publishCurrent(): Promise<unknown>;
  /** Truncates the bytes of the current version. */
  truncate(): Promise<void>;
}

const CHANGED = ['fk7502-214', 'nb7001-214', 'fk7502-213', 'nb7001-213'];
const MORE_STOCK = 41;

/** Prepares both versions for a backend server, whose host is the prefix of its KV keys. */
export const prepareCatalogs = async (worker: Miniflare, host: string): Promise<Catalogs> => {
  const kv = (await worker.getKVNamespace('CACHE')) as unknown as Parameters<typeof prefixedStore>[0];
  const pointer = await readPointer(kv);
  const bytes = pointer && (await readSnapshotBytes(kv, pointer.version));
  if (!bytes) throw new Error('No catalog is published.');
  const catalog = openCatalog(bytes);
  const values = CHANGED.map((name) => {
    const part = findPart(catalog, name);
    if (part === null) throw new Error(`There is no part ${name}.`);
    const { id, priceE5, onHand, vendorQuantity } = part;
    return { id, priceE5, onHand: onHand + MORE_STOCK, vendorQuantity };
  });
  const { snapshot } = patchSnapshot(bytes, values);
  const older = readSnapshot(snapshot).version;
  const current = pointer.version;
  const store = prefixedStore(kv, `${host}/`);
  // The fault backend has no record of changes.
  const publication = { parts: pointer.parts, cursor: null };
  return {
    older,
    current,
    olderPointer: JSON.stringify({ ...publication, version: older, publishedAt: Date.now(), older: [] }),
    publishOlder: () => publishSnapshot(store, snapshot, { ...publication, version: older, publishedAt: Date.now() }),
    publishCurrent: () => publishSnapshot(store, bytes, { ...publication, version: current, publishedAt: Date.now() }),
    truncate: () => store.put(`catalog/${current}`, bytes.slice(0, bytes.length / 2)),
  };
};
