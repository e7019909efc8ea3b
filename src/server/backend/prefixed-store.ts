import type { TextStore } from '../cache/cached.ts';
import type { SnapshotStore } from '../catalog/publish.ts';

type Store = SnapshotStore & TextStore;

/** A part of a KV namespace: the same calls with something before every key. */
export const prefixedStore = (kv: Store, prefix: string): Store => {
  if (prefix === '') return kv;
  const get = ((key: string, type: 'text') => kv.get(prefix + key, type)) as Store['get'];
  return {
    get,
    put: (key: string, value: string | Uint8Array<ArrayBuffer>, options?: { expirationTtl: number }) =>
      typeof value === 'string' && options ? kv.put(prefix + key, value, options) : kv.put(prefix + key, value),
    delete: (key) => kv.delete(prefix + key),
  };
};
