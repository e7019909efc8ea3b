import * as v from 'valibot';
import { inGroups } from '../../domain/kit/in-groups.ts';
import type { ContentEntry } from '../../domain/site/content/entry.ts';
import { digestOf } from '../security/digest.ts';
import type { EmbeddedContent, PagePath, StoredPage } from './embedded-content.ts';
import { storedEntry } from './stored-entry.ts';

/** The part of a KV namespace that published pages need. */
export interface PageStore {
  get(key: string, type: 'text'): Promise<string | null>;
  put(key: string, value: string): Promise<void>;
  delete(key: string): Promise<void>;
}

const INDEX_KEY = 'content/published';
const pageKey = (path: string): string => `content/published${path}`;

/** KV rejects longer keys. */
const MAX_KEY_BYTES = 512;
/** Number of concurrent writes: a Worker may have six connections open. */
const AT_ONCE = 5;

const indexSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ path: v.string(), noindex: v.boolean(), digest: v.string() })),
);
type Index = v.InferOutput<typeof indexSchema>;

/** How many pages a publication wrote, removed and found unchanged. */
export interface Publication {
  readonly written: number;
  readonly removed: number;
  readonly unchanged: number;
}

/** A copy of every published page in KV, for the time when the database does not respond. The copies do not expire. */
export interface PublishedPages extends EmbeddedContent {
  /** Whether KV has a complete copy. Throws when KV fails. */
  isComplete(): Promise<boolean>;
  /**
   * Writes the pages whose digest changed, then the list of pages, then removes withdrawn pages. Throws for an empty
   * list, which means that the store lost its pages.
   */
  publish(pages: readonly StoredPage[]): Promise<Publication>;
}

const fits = ({ path }: StoredPage): boolean => new TextEncoder().encode(pageKey(path)).byteLength <= MAX_KEY_BYTES;

/**
 * Published pages in KV: one value per page and one list of all pages with their digests. The list is written after the
 * pages that it names, so that a publication that is interrupted leaves the earlier list in force and is repeated.
 */
export const publishedPages = (kv: PageStore): PublishedPages => {
  const readIndex = async (): Promise<Index | null> => {
    const text = await kv.get(INDEX_KEY, 'text');
    if (text === null) return null;
    const parsed = v.safeParse(indexSchema, text);
    return parsed.success ? parsed.output : null;
  };

  const index = async (): Promise<Index> => {
    const read = await readIndex();
    if (read === null) throw new Error('No pages are published in KV.');
    return read;
  };

  return {
    isComplete: async () => (await readIndex()) !== null,
    paths: async (): Promise<readonly PagePath[]> => (await index()).map(({ path, noindex }) => ({ path, noindex })),
    async page(path): Promise<ContentEntry | null> {
      if (!(await index()).some((page) => page.path === path)) return null;
      const text = await kv.get(pageKey(path), 'text');
      if (text === null) throw new Error('The published copy of a page is missing in KV.');
      return storedEntry(JSON.parse(text));
    },
    async publish(pages) {
      if (pages.length === 0) throw new Error('The store lists no pages; the published copies are kept.');
      const before = (await readIndex()) ?? [];
      const digests = new Map(before.map(({ path, digest }) => [path, digest]));
      const current = await Promise.all(
        pages.filter(fits).map(async (page) => ({ ...page, digest: await digestOf(page.entry) })),
      );
      const changed = current.filter(({ path, digest }) => digests.get(path) !== digest);
      await inGroups(changed, AT_ONCE, ({ path, entry }) => kv.put(pageKey(path), entry));
      const paths = new Set(current.map(({ path }) => path));
      const withdrawn = before.filter(({ path }) => !paths.has(path));
      const list: Index = current.map(({ path, noindex, digest }) => ({ path, noindex, digest }));
      if (JSON.stringify(list) !== JSON.stringify(before)) await kv.put(INDEX_KEY, JSON.stringify(list));
      await inGroups(withdrawn, AT_ONCE, ({ path }) => kv.delete(pageKey(path)));
      return { written: changed.length, removed: withdrawn.length, unchanged: current.length - changed.length };
    },
  };
};
