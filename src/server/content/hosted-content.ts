import type { ContentEntry } from '../../domain/site/content/entry.ts';
import { areOnlyOfPath } from '../../domain/site/content/for-everyone.ts';
import { isPageFor, listedPages } from '../../domain/site/content/targeting.ts';
import { UNKNOWN_VISITOR, type Visitor } from '../../domain/site/content/visitor.ts';
import type { PageRecord } from '../backend/port.ts';
import type { Cache } from '../cache/cached.ts';
import { PUBLISHED_CONTENT } from '../cache/policies.ts';
import { logError } from '../observe/log-event.ts';
import { logText } from '../observe/log-text.ts';
import type { Breaker } from '../resilience/breaker.ts';
import { withTimeLimit } from '../resilience/within.ts';
import { CHECK_MS, type ContentChanges, LIST_KEY, NO_CHANGES, pageKey } from './content-changes.ts';
import { type Age, HOSTED_CACHE_S, type Space } from './hosted-api.ts';
import { isEntryFor, readHostedDraft, readHostedPage } from './hosted-entry.ts';
import { type HostedPage, hostedPages, parseHostedPages } from './hosted-pages.ts';
import { storedEntry } from './stored-entry.ts';

/** Pages of a connected builder space, through memory and KV. */
export interface HostedContent {
  /** Currently published pages, one per URL. Throws when the service fails and nothing is cached. */
  pages(): Promise<readonly HostedPage[]>;
  /**
   * Returns the first page in the space's order whose targeting rules match the visitor, or `null`. Throws like
   * `pages`. Caches hold whole entries without any visitor data.
   */
  page(path: string, visitor?: Visitor): Promise<ContentEntry | null>;
  /** Whether all visitors see the same page at a path, or none. Throws like `pages`. */
  isForEveryone(path: string): Promise<boolean>;
  /** Changes when staff publish, as far as this site is notified. */
  version(): Promise<string>;
  /** Reads pages into the caches before a visitor requests them: the one with this id, or all. Never throws. */
  prepare(id: string | null): Promise<void>;
  /** Returns an entry as it is in the editor. */
  draft(id: string, path: string): Promise<ContentEntry | null>;
}

/** Maximum time a visitor waits for the space, for the list and the page together. */
const TIMEOUT_MS = 2000;
/** Minimum time left for the page after a slow list. */
const MIN_PAGE_MS = 200;
/** Pause after a failure without a cached value, so that not every visitor waits for the service. */
const FAILURE_PAUSE_MS = 5000;

/** How long after a change the service's own cache may hold the old content. */
const OLD_CONTENT_MS = 2 * HOSTED_CACHE_S * 1000;

/**
 * Time until every isolate knows of a change; values fetched before that may have come from the service's own cache.
 */
const KNOWN_AFTER_MS = CHECK_MS + 500;

export const hostedContent = (
  space: Space,
  cache: Cache,
  now: () => number,
  breaker: Pick<Breaker, 'run'>,
  changes: Pick<ContentChanges, 'latest' | 'version'> = NO_CHANGES,
): HostedContent => {
  const failures = new Map<string, number>();

  /** Reads through the cache within a time limit. Throws at once if the same read failed a moment ago. */
  const read = async <T>(
    key: string,
    patience: number,
    load: (age: Age) => Promise<T>,
    parse: (stored: unknown) => T,
  ): Promise<T> => {
    const failedAt = failures.get(key);
    if (failedAt !== undefined && now() - failedAt < FAILURE_PAUSE_MS)
      throw new Error('The builder space failed a moment ago.');
    const changedAt = (await changes.latest())(key);
    const age: Age = now() - changedAt < OLD_CONTENT_MS ? 'now' : 'cached';
    try {
      const name = `builder/${space.apiKey}/${key}`;
      const value = await withTimeLimit(
        patience + MIN_PAGE_MS,
        cache({
          key: name,
          policy: PUBLISHED_CONTENT,
          parse,
          patience,
          changedAt: changedAt + KNOWN_AFTER_MS,
          load: () => breaker.run(() => load(age)),
        }),
      );
      failures.delete(key);
      return value;
    } catch (cause) {
      logError('builder failed', `The builder space failed: ${logText(key)}.`, cause);
      failures.set(key, now());
      throw cause;
    }
  };

  const list = (): Promise<readonly HostedPage[]> =>
    read<readonly HostedPage[]>(LIST_KEY, TIMEOUT_MS, (age) => hostedPages(space, age), parseHostedPages);

  return {
    pages: async () => listedPages(await list(), now()),
    async page(path, known = UNKNOWN_VISITOR) {
      const start = now();
      const visitor = { ...known, urlPath: path };
      const listed = (await list()).filter((page) => isPageFor(page, visitor, now()));
      for (const page of listed) {
        const left = Math.max(MIN_PAGE_MS, TIMEOUT_MS - (now() - start));
        const load = (age: Age) => readHostedPage(space, page, visitor, age);
        const entry = await read(pageKey(page.id), left, load, storedEntry);
        // The list may be older than the page and its rules.
        if (isEntryFor(entry, visitor, now())) return entry;
      }
      return null;
    },
    async isForEveryone(path) {
      const visitor = { ...UNKNOWN_VISITOR, urlPath: path };
      const pathRules = (page: HostedPage) => page.query.filter(({ property }) => property === 'urlPath');
      const here = (await list()).filter((page) => isPageFor({ ...page, query: pathRules(page) }, visitor, now()));
      return here.every(({ query }) => areOnlyOfPath(query));
    },
    version: changes.version,
    async prepare(id) {
      // Sequential, because the space limits concurrent requests.
      for (const page of await list().catch(() => [])) {
        if (id !== null && page.id !== id) continue;
        const visitor = { ...UNKNOWN_VISITOR, urlPath: page.url };
        const load = (age: Age) => readHostedPage(space, page, visitor, age);
        await read(pageKey(page.id), TIMEOUT_MS, load, storedEntry).catch(() => undefined);
      }
    },
    draft: (id, path) => readHostedDraft(space, id, path),
  };
};

/** Returns the pages of a space that search may link to. */
export const foundPages = async (hosted: Pick<HostedContent, 'pages'>): Promise<PageRecord[]> =>
  (await hosted.pages())
    .filter(({ url, noindex }) => url.startsWith('/') && !noindex)
    .map(({ id, title, url, description }) => ({ id, title, url, description }));
