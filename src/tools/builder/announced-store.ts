import type { Entry, EntryStore } from './entry-store.ts';

/** Payload that the hosted builder posts when an entry is published, unpublished or deleted. */
export interface Announcement {
  readonly operation: 'publish' | 'unpublish' | 'delete';
  readonly modelName: string;
  /** `null` if the entry was deleted. */
  readonly newValue: Entry | null;
  /** `null` if the entry was published for the first time. */
  readonly previousValue: Entry | null;
}

/** Wraps a store so that it announces every change that visitors can see. Draft changes are not announced. */
export const announcedStore = (store: EntryStore, announce: (announcement: Announcement) => void): EntryStore => ({
  ...store,
  put(model, id, entry) {
    const previousValue = store.get(model, id)?.published ?? null;
    store.put(model, id, entry);
    if (entry.published === previousValue) return;
    const operation = entry.published === null ? 'unpublish' : 'publish';
    announce({ operation, modelName: model, newValue: entry.published ?? entry.draft, previousValue });
  },
  remove(model, id) {
    const previousValue = store.get(model, id)?.published ?? null;
    const isRemoved = store.remove(model, id);
    if (previousValue !== null) announce({ operation: 'delete', modelName: model, newValue: null, previousValue });
    return isRemoved;
  },
});
