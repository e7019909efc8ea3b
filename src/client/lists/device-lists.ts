import * as v from 'valibot';
import { MOST_LISTS, type SavedList, savedList } from '../../domain/lists/saved-list.ts';
import { readable } from '../../domain/schema/tolerant.ts';
import { LISTS_KEY } from '../../domain/site/storage-keys.ts';

const STORE = 'lists';

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const opened = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(LISTS_KEY, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
  return asked(request);
};

const within = async (mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<unknown> => {
  const database = await opened();
  try {
    return await asked(work(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
};

/** The lists that this device keeps, the latest first. None where it keeps nothing. */
export const deviceLists = async (): Promise<readonly SavedList[]> => {
  try {
    const lists = v.parse(readable(savedList), await within('readonly', (store) => store.getAll()));
    return lists.toSorted((a, b) => b.changedAt.localeCompare(a.changedAt));
  } catch {
    return [];
  }
};

/** Keeps a list. Throws where the device keeps nothing, or has as many as it may. */
export const keepList = async (list: SavedList): Promise<void> => {
  const known = await deviceLists();
  if (known.length >= MOST_LISTS && !known.some(({ id }) => id === list.id))
    throw new RangeError(`A device keeps ${MOST_LISTS} lists.`);
  await within('readwrite', (store) => store.put(list));
};

export const dropList = async (id: string): Promise<void> => {
  await within('readwrite', (store) => store.delete(id));
};
