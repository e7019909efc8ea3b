import { entryOf } from '../content/page-entry.ts';
import { readPages } from '../content/read-pages.ts';
import type { EntryStore } from './entry-store.ts';

/** Puts the embedded pages into a store as published entries; returns how many. */
export const seedPages = async (store: EntryStore, now: number): Promise<number> => {
  const pages = await readPages();
  for (const page of pages) {
    const entry = { ...entryOf(page, now) };
    store.put('page', entry.id, { published: entry, draft: null });
  }
  return pages.length;
};
