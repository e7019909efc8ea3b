import { type ContentEntry, parseEntry } from '../../domain/site/content/entry.ts';

/** An entry out of a cache. Throws when what was kept there is none: it is loaded again then. */
export const storedEntry = (stored: unknown): ContentEntry => {
  const entry = parseEntry(stored);
  if (entry === null) throw new Error('not an entry');
  return entry;
};
