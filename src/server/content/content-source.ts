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

/** The source of pages. */
export interface ContentSource {
  /**
   * Returns the page for this visitor, or `null` for an unknown path. Without `visitor`, nothing is known
   * about the client. Throws if no source is available.
   */
  page(path: string, visitor?: Visitor): Promise<ContentEntry | null>;
  /** Whether all visitors see the same page at a path. Throws like `page`. */
  isForEveryone(path: string): Promise<boolean>;
  /** Returns a value that differs after every change reported to this site. */
  version(): Promise<string>;
  /** Paths of all pages. */
  paths(): Promise<readonly string[]>;
  /** Paths of the pages that search engines may list. */
  indexedPaths(): Promise<readonly string[]>;
  /** Reads pages of a connected space into the caches: the one with this id, or all. Never throws. */
  readonly prepare?: (id: string | null) => Promise<void>;
  /** Returns an entry as it is in the editor, for staff; absent while no builder space is connected. */
  readonly draft?: (id: string, path: string) => Promise<ContentEntry | null>;
}

const PATHS = v.array(v.object({ path: v.string(), noindex: v.boolean() }));

/** Maximum wait for a page from all its sources together. A store that hangs uses 2 s of it. */
const TIMEOUT_MS = 5000;

/**
 * Embedded pages through memory and KV, with the published copies as a fallback while the store fails. The list of
 * paths decides whether a page exists, so that URLs without a page leave nothing in the caches. While the list cannot
 * be read, the cached page is used, then the published copy.
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
      // The store has just failed, so it is not queried again for the same visitor.
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
        TIMEOUT_MS,
        orPublished('list of pages', cachedPaths, () => published.paths()),
      ),
    page: (path) => withTimeLimit(TIMEOUT_MS, find(path)),
  };
};

/** Returns the result of `work`; any error that is not an `AppError` becomes `AppError('content-unavailable')`. */
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

/** Only the embedded pages. */
export const embeddedSource = (embedded: EmbeddedContent): ContentSource => ({
  page: (path) => orUnavailable(embedded.page(path)),
  isForEveryone: async () => true,
  version: async () => 'own',
  ...pathsOf(() => embedded.paths()),
});

const FAILED = Symbol('failed');

/** Replaces an error with `FAILED`. The sources log it themselves. */
const orFailed = <T>(work: Promise<T>): Promise<T | typeof FAILED> => work.catch((): typeof FAILED => FAILED);

/** The pages of a connected space. Embedded pages fill in where the space has none or is unavailable. */
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
      // The space may have this page, and a 404 would remove it from search engines.
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

/** Wraps the source for development: its version never repeats, so no rendered page is cached. */
export const withoutPageCache = (source: ContentSource): ContentSource => ({
  ...source,
  version: async () => crypto.randomUUID(),
});
