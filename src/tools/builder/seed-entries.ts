import { entryOf } from '../content/page-entry.ts';
import { readPages } from '../content/read-pages.ts';
import { readSections } from '../content/read-sections.ts';
import { sectionEntry } from '../content/section-entry.ts';
import type { EntryStore } from './entry-store.ts';

/** Adds the embedded pages and the sections to a store as published entries. Returns the number of pages. */
export const seedEntries = async (store: EntryStore, now: number): Promise<number> => {
  const [pages, sections] = await Promise.all([readPages(), readSections()]);
  const publish = (model: string, entry: { readonly id: string }): void =>
    store.put(model, entry.id, { published: { ...entry }, draft: null });
  for (const page of pages) publish('page', entryOf(page, now));
  for (const section of sections) publish('symbol', sectionEntry(section, now));
  return pages.length;
};
