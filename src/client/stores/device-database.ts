import * as v from 'valibot';
import { readable } from '../../domain/kit/schema/tolerant.ts';

/** Data that the device stores in IndexedDB. All operations throw if the device does not store data. */
export interface DeviceDatabase<Name extends string> {
  /** Runs one operation on a store. */
  run(name: Name, mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<unknown>;
  /** Returns all valid entries of a store; empty if the device does not store data. */
  readAll<Schema extends v.GenericSchema>(name: Name, schema: Schema): Promise<readonly v.InferOutput<Schema>[]>;
  /**
   * Reads an entry and replaces it in one transaction, and resolves when the device has stored it. `change` returns the
   * new entry, or `null` to leave the store as it is.
   */
  update(name: Name, key: IDBValidKey, change: (entry: unknown) => unknown): Promise<void>;
}

const toPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/**
 * Returns a database, which each operation opens and closes, so that no tab blocks its removal or its next version.
 *
 * @param stores the object stores that are missing are created when `version` rises
 */
export const deviceDatabase = <Name extends string>(
  database: string,
  version: number,
  stores: Readonly<Record<Name, IDBObjectStoreParameters>>,
): DeviceDatabase<Name> => {
  const opened = (): Promise<IDBDatabase> => {
    const request = indexedDB.open(database, version);
    request.onupgradeneeded = () => {
      const { result } = request;
      for (const [name, options] of Object.entries<IDBObjectStoreParameters>(stores))
        if (!result.objectStoreNames.contains(name)) result.createObjectStore(name, options);
    };
    return toPromise(request);
  };

  const withDatabase = async <T>(work: (open: IDBDatabase) => Promise<T>): Promise<T> => {
    const open = await opened();
    try {
      return await work(open);
    } finally {
      open.close();
    }
  };

  const run: DeviceDatabase<Name>['run'] = (name, mode, work) =>
    withDatabase((open) => toPromise(work(open.transaction(name, mode).objectStore(name))));

  return {
    run,
    readAll: async (name, schema) => {
      try {
        return v.parse(readable(schema), await run(name, 'readonly', (store) => store.getAll()));
      } catch {
        return [];
      }
    },
    update: (name, key, change) =>
      withDatabase(
        (open) =>
          new Promise<void>((resolve, reject) => {
            const transaction = open.transaction(name, 'readwrite');
            transaction.oncomplete = () => resolve();
            transaction.onabort = () => reject(transaction.error);
            const store = transaction.objectStore(name);
            const request = store.get(key);
            request.onsuccess = () => {
              const next = change(request.result);
              if (next !== null) store.put(next);
            };
          }),
      ),
  };
};
