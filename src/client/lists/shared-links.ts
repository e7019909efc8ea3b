import * as v from 'valibot';
import { type SharedLink, sharedLink } from '../../domain/lists/shared-list.ts';
import { readable } from '../../domain/schema/tolerant.ts';
import { within } from './database.ts';

/** Links to the lists that were shared on this device, the latest first. */
export const sharedLinks = async (): Promise<readonly SharedLink[]> => {
  try {
    const links = v.parse(readable(sharedLink), await within('shared', 'readonly', (store) => store.getAll()));
    return links.toSorted((a, b) => b.sharedAt.localeCompare(a.sharedAt));
  } catch {
    return [];
  }
};

/** Keeps a link, so that it can be withdrawn later; a device that keeps nothing can only do so while the page is open. */
export const keepLink = async (link: SharedLink): Promise<void> => {
  await within('shared', 'readwrite', (store) => store.put(link)).catch(() => undefined);
};

export const dropLink = async (id: string): Promise<void> => {
  await within('shared', 'readwrite', (store) => store.delete(id)).catch(() => undefined);
};
