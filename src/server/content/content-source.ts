import * as v from 'valibot';
import { type ContentEntry, parseEntry } from '../../domain/content/entry.ts';
import type { Cache } from '../cache/cached.ts';
import { EDITED_DATA } from '../cache/policies.ts';
import type { EmbeddedContent, PagePath } from './embedded-content.ts';

/** Where pages come from. */
export interface ContentSource {
  /** null when there is no page at the path. Throws when no source can answer. */
  page(path: string): Promise<ContentEntry | null>;
  /** Paths of all pages. */
  paths(): Promise<readonly string[]>;
  /** Paths of the pages that search engines may list. */
  indexedPaths(): Promise<readonly string[]>;
}

const storedEntry = (stored: unknown): ContentEntry => {
  const entry = parseEntry(stored);
  if (entry === null) throw new Error('not an entry');
  return entry;
};

const pathsOf = (list: () => Promise<readonly PagePath[]>): Pick<ContentSource, 'paths' | 'indexedPaths'> => ({
  paths: async () => (await list()).map(({ path }) => path),
  indexedPaths: async () => (await list()).filter(({ noindex }) => !noindex).map(({ path }) => path),
});

/**
 * Pages through memory and KV. Whether a page exists is asked of the list of paths, so that addresses nobody wrote a page
 * for leave nothing behind in the caches.
 */
export const contentSource = (embedded: EmbeddedContent, cache: Cache): ContentSource => {
  const list = (): Promise<readonly PagePath[]> =>
    cache({
      key: 'content/paths',
      policy: EDITED_DATA,
      load: () => embedded.paths(),
      parse: (stored) => v.parse(v.array(v.object({ path: v.string(), noindex: v.boolean() })), stored),
    });
  return {
    ...pathsOf(list),
    async page(path) {
      if (!(await list()).some((one) => one.path === path)) return null;
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
  ...pathsOf(() => embedded.paths()),
});
