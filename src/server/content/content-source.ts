import * as v from 'valibot';
import type { ContentEntry } from '../../domain/site/content/entry.ts';
import type { Visitor } from '../../domain/site/content/visitor.ts';
import type { Cache } from '../cache/cached.ts';
import { EMBEDDED_PAGES } from '../cache/policies.ts';
import { AppError } from '../http/app-error.ts';
import { logFailure } from '../resilience/log-failure.ts';
import { withTimeLimit } from '../resilience/within.ts';
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
  /** Reads pages of a connected space into the caches: the one with this id, or all. Never throws. */
  readonly prepare?: (id: string | null) => Promise<void>;
  /** An entry as it stands in the editor, for staff; absent while no builder space is connected. */
  readonly draft?: (id: string, path: string) => Promise<ContentEntry | null>;
}

const PATHS = v.array(v.object({ path: v.string(), noindex: v.boolean() }));

/** The longest wait for a page from all its sources together. A store that hangs costs 2 s of it. */
const PATIENCE_MS = 5000;

/**
 * Embedded pages through memory and KV, with the published copies as a fallback while the store fails. The list of paths
 * decides whether a page exists, so that URLs without a page leave nothing in the caches. While the list cannot be read,
 * the cached page is used, then the published copy.
 */
export const cachedEmbedded = (
  embedded: EmbeddedContent,
  cache: Cache,
  published: EmbeddedContent,
): EmbeddedContent => {
  const orPublished = async <T>(what: string, read: () => Promise<T>, fallback: () => Promise<T>): Promise<T> => {
    try {
      return await read();
    } catch (cause) {
      logFailure(`The ${what} could not be read; the published copy is used.`, cause);
      return fallback();
    }
  };
  const cachedPaths = (): Promise<readonly PagePath[]> =>
    cache({
      key: 'content/paths',
      policy: EMBEDDED_PAGES,
      load: () => embedded.paths(),
      parse: (stored) => v.parse(PATHS, stored),
    });
  const cachedPage = (path: string, load: () => Promise<ContentEntry | null>): Promise<ContentEntry> =>
    cache({
      key: `content/page${path}`,
      policy: EMBEDDED_PAGES,
      load: async () => storedEntry(await load()),
      parse: storedEntry,
    });
  const find = async (path: string): Promise<ContentEntry | null> => {
    let load = (): Promise<ContentEntry | null> => embedded.page(path);
    try {
      if (!(await cachedPaths()).some((one) => one.path === path)) return null;
    } catch (cause) {
      // A store that has just failed is not asked a second time for the same visitor.
      load = () => Promise.reject(cause);
    }
    return orPublished<ContentEntry | null>(
      'page',
      () => cachedPage(path, load),
      () => published.page(path),
    );
  };
  return {
    paths: () =>
      withTimeLimit(
        PATIENCE_MS,
        orPublished('list of pages', cachedPaths, () => published.paths()),
      ),
    page: (path) => withTimeLimit(PATIENCE_MS, find(path)),
  };
};

/** The result; any error that is not an `AppError` becomes `AppError('content-unavailable')`. */
const orUnavailable = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('content-unavailable', { cause });
  }
};

const pathsOf = (list: () => Promise<readonly PagePath[]>): Pick<ContentSource, 'paths' | 'indexedPaths'> => ({
  paths: async () => (await orUnavailable(list())).map(({ path }) => path),
  indexedPaths: async () => (await orUnavailable(list())).filter(({ noindex }) => !noindex).map(({ path }) => path),
});

/** The embedded pages alone. */
export const embeddedSource = (embedded: EmbeddedContent): ContentSource => ({
  page: (path) => orUnavailable(embedded.page(path)),
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
      const own = await orUnavailable(embedded.page(path));
      // The space may well have this page: a 404 would take it out of search engines.
      if (own === null && entry === FAILED) throw new AppError('content-unavailable');
      return own;
    },
    isForEveryone: async (path) => (await orFailed(hosted.isForEveryone(path))) !== false,
    version: hosted.version,
    prepare: hosted.prepare,
    draft: (id, path) => hosted.draft(id, path),
    ...pathsOf(list),
  };
};

/** The same source on an engineer's machine: no answer is kept that was made from it. */
export const readAnew = (source: ContentSource): ContentSource => ({
  ...source,
  version: async () => crypto.randomUUID(),
});
