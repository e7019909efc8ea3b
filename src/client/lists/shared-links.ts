import { type SharedLink, sharedLink } from '../../domain/order/lists/shared-list.ts';
import { readStore, withStore } from './database.ts';

/** Links to the lists that were shared from this device, latest first. */
export const sharedLinks = async (): Promise<readonly SharedLink[]> =>
  (await readStore('shared', sharedLink)).toSorted((a, b) => b.sharedAt.localeCompare(a.sharedAt));

/**
 * Stores a link, so that it can be withdrawn later. If the device does not store data, this is possible only while the
 * page is open.
 */
export const saveSharedLink = async (link: SharedLink): Promise<void> => {
  await withStore('shared', 'readwrite', (store) => store.put(link)).catch(() => undefined);
};

export const dropLink = async (id: string): Promise<void> => {
  await withStore('shared', 'readwrite', (store) => store.delete(id)).catch(() => undefined);
};
