import { type ContentEntry, parseEntry } from '../../domain/site/content/entry.ts';

/** Parses a cached entry. Throws if it is invalid, so that the cache loads it again. */
export const storedEntry = (stored: unknown): ContentEntry => {
  const entry = parseEntry(stored);
  if (entry === null) throw new Error('not an entry');
  return entry;
};
