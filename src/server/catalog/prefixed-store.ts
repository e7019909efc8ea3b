import type { TextStore } from '../cache/cached.ts';
import type { SnapshotStore } from './publish.ts';

type Store = SnapshotStore & TextStore;

/** A view of a KV namespace that prefixes every key. */
export const prefixedStore = (kv: Store, prefix: string): Store => {
  if (prefix === '') return kv;
  const get = ((key: string, type: 'text') => kv.get(prefix + key, type)) as Store['get'];
  return {
    get,
    put: (key: string, value: string | Uint8Array<ArrayBuffer>, options?: { readonly expirationTtl: number }) =>
      kv.put(prefix + key, value, options),
    delete: (key) => kv.delete(prefix + key),
  };
};
