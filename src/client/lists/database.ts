import * as v from 'valibot';
import { readable } from '../../domain/kit/schema/tolerant.ts';
import { LISTS_KEY } from '../../domain/site/storage-keys.ts';

/** Saved lists, the list under review, and links to shared lists. */
const STORES = { lists: { keyPath: 'id' }, draft: {}, shared: { keyPath: 'id' } } as const satisfies Record<
  string,
  IDBObjectStoreParameters
>;
const VERSION = 2;

const toPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const opened = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(LISTS_KEY, VERSION);
  request.onupgradeneeded = () => {
    const database = request.result;
    for (const [name, options] of Object.entries(STORES))
      if (!database.objectStoreNames.contains(name)) database.createObjectStore(name, options);
  };
  return toPromise(request);
};

/** Runs an operation on one store of the device's list database. Throws if the device does not store data. */
export const withStore = async (
  name: keyof typeof STORES,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> => {
  const database = await opened();
  try {
    return await toPromise(work(database.transaction(name, mode).objectStore(name)));
  } finally {
    database.close();
  }
};

/** All valid entries of one store; empty if the device does not store data. */
export const readStore = async <Schema extends v.GenericSchema>(
  name: keyof typeof STORES,
  schema: Schema,
): Promise<readonly v.InferOutput<Schema>[]> => {
  try {
    return v.parse(readable(schema), await withStore(name, 'readonly', (store) => store.getAll()));
  } catch {
    return [];
  }
};
