import { MAX_LISTS, type SavedList, savedList } from '../../domain/order/lists/saved-list.ts';
import { readStore, withStore } from './database.ts';

/** The lists stored on this device, latest first; empty if the device does not store data. */
export const deviceLists = async (): Promise<readonly SavedList[]> =>
  (await readStore('lists', savedList)).toSorted((a, b) => b.changedAt.localeCompare(a.changedAt));

/** Saves a list. Throws if the device does not store data or has reached the maximum number of lists. */
export const saveDeviceList = async (list: SavedList): Promise<void> => {
  const known = await deviceLists();
  if (known.length >= MAX_LISTS && !known.some(({ id }) => id === list.id))
    throw new RangeError(`The device already stores the maximum of ${MAX_LISTS} lists.`);
  await withStore('lists', 'readwrite', (store) => store.put(list));
};

export const dropList = async (id: string): Promise<void> => {
  await withStore('lists', 'readwrite', (store) => store.delete(id));
};
