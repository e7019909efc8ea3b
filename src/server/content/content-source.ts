import * as v from 'valibot';
import { type ContentEntry, parseEntry } from '../../domain/content/entry.ts';
import type { Cache } from '../cache/cached.ts';
import { EDITED_DATA } from '../cache/policies.ts';
import type { EmbeddedContent } from './embedded-content.ts';

/** Where pages come from. */
export interface ContentSource {
  /** null when there is no page at the path. Throws when no source can answer. */
  page(path: string): Promise<ContentEntry | null>;
  /** Paths of all pages. */
  paths(): Promise<readonly string[]>;
}

const storedEntry = (stored: unknown): ContentEntry => {
  const entry = parseEntry(stored);
  if (entry === null) throw new Error('not an entry');
  return entry;
};

/**
 * Pages through memory and KV. Whether a page exists is asked of the list of paths, so that addresses nobody wrote a page
 * for leave nothing behind in the caches.
 */
export const contentSource = (embedded: EmbeddedContent, cache: Cache): ContentSource => {
  const paths = (): Promise<readonly string[]> =>
    cache({
      key: 'content/paths',
      policy: EDITED_DATA,
      load: () => embedded.paths(),
      parse: (stored) => v.parse(v.array(v.string()), stored),
    });
  return {
    paths,
    async page(path) {
      if (!(await paths()).includes(path)) return null;
      return cache({
        key: `content/page${path}`,
        policy: EDITED_DATA,
        load: async () => storedEntry(await embedded.page(path)),
        parse: storedEntry,
      });
    },
  };
};

/** Pages as they are written at this moment: for development. */
export const uncachedContent = (embedded: EmbeddedContent): ContentSource => ({
  page: (path) => embedded.page(path),
  paths: () => embedded.paths(),
});
