import { MOST_LISTS, type SavedList, savedList } from '../../domain/order/lists/saved-list.ts';
import { keptIn, withStore } from './database.ts';

/** The lists that this device keeps, the latest first. None where it keeps nothing. */
export const deviceLists = async (): Promise<readonly SavedList[]> =>
  (await keptIn('lists', savedList)).toSorted((a, b) => b.changedAt.localeCompare(a.changedAt));

/** Keeps a list. Throws where the device keeps nothing, or has as many as it may. */
export const keepList = async (list: SavedList): Promise<void> => {
  const known = await deviceLists();
  if (known.length >= MOST_LISTS && !known.some(({ id }) => id === list.id))
    throw new RangeError(`A device keeps ${MOST_LISTS} lists.`);
  await withStore('lists', 'readwrite', (store) => store.put(list));
};

export const dropList = async (id: string): Promise<void> => {
  await withStore('lists', 'readwrite', (store) => store.delete(id));
};
