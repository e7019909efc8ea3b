import * as v from 'valibot';
import type { ContentEntry } from '../../domain/content/entry.ts';
import type { Visitor } from '../../domain/content/visitor.ts';
import type { Cache } from '../cache/cached.ts';
import { EMBEDDED_PAGES } from '../cache/policies.ts';
import { AppError } from '../http/app-error.ts';
import type { EmbeddedContent, PagePath } from './embedded-content.ts';
import type { HostedContent } from './hosted-content.ts';
import { storedEntry } from './stored-entry.ts';

/** Where pages come from. */
export interface ContentSource {
  /**
   * null when there is no page at the path for who asks; without a visitor, for somebody of whom nothing is known. Throws
   * when no source can answer.
   */
  page(path: string, visitor?: Visitor): Promise<ContentEntry | null>;
  /** Whether everybody sees the same at a path. Throws likewise. */
  isForEveryone(path: string): Promise<boolean>;
  /** Another one after every change that this site is told of. */
  version(): Promise<string>;
  /** Paths of all pages. */
  paths(): Promise<readonly string[]>;
  /** Paths of the pages that search engines may list. */
  indexedPaths(): Promise<readonly string[]>;
  /** An entry as it stands in the editor, for staff; absent while no builder space is connected. */
  readonly draft?: (id: string, path: string) => Promise<ContentEntry | null>;
}

const pathsOf = (list: () => Promise<readonly PagePath[]>): Pick<ContentSource, 'paths' | 'indexedPaths'> => ({
  paths: async () => (await list()).map(({ path }) => path),
  indexedPaths: async () => (await list()).filter(({ noindex }) => !noindex).map(({ path }) => path),
});

/**
 * Embedded pages through memory and KV. Whether a page exists is asked of the list of paths, so that addresses nobody
 * wrote a page for leave nothing behind in the caches.
 */
export const cachedEmbedded = (embedded: EmbeddedContent, cache: Cache): EmbeddedContent => {
  const paths = (): Promise<readonly PagePath[]> =>
    cache({
      key: 'content/paths',
      policy: EMBEDDED_PAGES,
      load: () => embedded.paths(),
      parse: (stored) => v.parse(v.array(v.object({ path: v.string(), noindex: v.boolean() })), stored),
    });
  return {
    paths,
    async page(path) {
      if (!(await paths()).some((one) => one.path === path)) return null;
      return cache({
        key: `content/page${path}`,
        policy: EMBEDDED_PAGES,
        load: async () => storedEntry(await embedded.page(path)),
        parse: storedEntry,
      });
    },
  };
};

/** The embedded pages alone. */
export const embeddedSource = (embedded: EmbeddedContent): ContentSource => ({
  page: (path) => embedded.page(path),
  isForEveryone: async () => true,
  version: async () => 'own',
  ...pathsOf(() => embedded.paths()),
});

const FAILED = Symbol('failed');

/** The sources tell the log themselves. */
const orFailed = <T>(work: Promise<T>): Promise<T | typeof FAILED> => work.catch((): typeof FAILED => FAILED);

/** The pages of a connected space, and the embedded ones that it lacks or that stand in for it while it is away. */
export const connectedSource = (hosted: HostedContent, embedded: EmbeddedContent): ContentSource => {
  const list = async (): Promise<readonly PagePath[]> => {
    const [published, own] = await Promise.all([orFailed(hosted.pages()), orFailed(embedded.paths())]);
    if (published === FAILED && own === FAILED) throw new AppError('content-unavailable');
    const pages = (published === FAILED ? [] : published)
      .filter(({ url }) => url.startsWith('/'))
      .map(({ url, noindex }) => ({ path: url, noindex }));
    const taken = new Set(pages.map(({ path }) => path));
    return [...pages, ...(own === FAILED ? [] : own).filter(({ path }) => !taken.has(path))];
  };
  return {
    async page(path, visitor) {
      const entry = await orFailed(hosted.page(path, visitor));
      if (entry !== FAILED && entry !== null) return entry;
      const own = await embedded.page(path);
      // The space may well have this page: a 404 would take it out of search engines.
      if (own === null && entry === FAILED) throw new AppError('content-unavailable');
      return own;
    },
    isForEveryone: async (path) => (await orFailed(hosted.isForEveryone(path))) !== false,
    version: hosted.version,
    draft: (id, path) => hosted.draft(id, path),
    ...pathsOf(list),
  };
};

/** The same source on an engineer's machine: no answer is kept that was made from it. */
export const readAnew = (source: ContentSource): ContentSource => ({
  ...source,
  version: async () => crypto.randomUUID(),
});
