import { type ContentEntry, parseEntry } from '../../domain/content/entry.ts';
import { isPageAt, isScheduled } from '../../domain/content/targeting.ts';
import type { PageRecord } from '../backend/port.ts';
import type { Cache } from '../cache/cached.ts';
import { PUBLISHED_CONTENT } from '../cache/policies.ts';
import { logText } from '../observe/log-text.ts';
import type { Breaker } from '../resilience/breaker.ts';
import { within } from '../resilience/within.ts';
import type { Space } from './hosted-api.ts';
import { isEntryAt, readHostedDraft, readHostedPage } from './hosted-entry.ts';
import { type HostedPage, hostedPages, parseHostedPages } from './hosted-pages.ts';

/** Pages of a connected builder space, through memory and KV. */
export interface HostedContent {
  /** Published pages in force now. Throws when the service fails and nothing was kept. */
  pages(): Promise<readonly HostedPage[]>;
  /** null when the space has no page at the path. Throws likewise. */
  page(path: string): Promise<ContentEntry | null>;
  /** An entry as it stands in the editor. */
  draft(id: string, path: string): Promise<ContentEntry | null>;
}

/** All that a visitor waits for the space, list and page together. */
const PATIENCE_MS = 2000;
/** The least that is left for the page after a slow list. */
const LEAST_MS = 200;
/** After a failure with nothing kept the service is left alone for a while: visitors do not wait for it one by one. */
const REST_MS = 5000;

const storedEntry = (stored: unknown): ContentEntry => {
  const entry = parseEntry(stored);
  if (entry === null) throw new Error('not an entry');
  return entry;
};

export const hostedContent = (
  space: Space,
  cache: Cache,
  now: () => number,
  breaker: Pick<Breaker, 'run'>,
): HostedContent => {
  const failures = new Map<string, number>();

  /** Reads through the cache within some time, unless the same read failed a moment ago. */
  const read = async <T>(
    key: string,
    patience: number,
    load: () => Promise<T>,
    parse: (stored: unknown) => T,
  ): Promise<T> => {
    const failedAt = failures.get(key);
    if (failedAt !== undefined && now() - failedAt < REST_MS) throw new Error('The builder space failed a moment ago.');
    try {
      const name = `builder/${space.apiKey}/${key}`;
      const value = await within(
        patience + LEAST_MS,
        cache({ key: name, policy: PUBLISHED_CONTENT, load: () => breaker.run(load), parse, patience }),
      );
      failures.delete(key);
      return value;
    } catch (cause) {
      console.error(`The builder space failed: ${logText(key)}.`, cause);
      failures.set(key, now());
      throw cause;
    }
  };

  const list = (): Promise<readonly HostedPage[]> =>
    read<readonly HostedPage[]>('pages', PATIENCE_MS, () => hostedPages(space), parseHostedPages);

  return {
    pages: async () => (await list()).filter((page) => isScheduled(page, now())),
    async page(path) {
      const start = now();
      const listed = (await list()).find((page) => isPageAt(page, path, now()));
      if (listed === undefined) return null;
      const left = Math.max(LEAST_MS, PATIENCE_MS - (now() - start));
      const { id } = listed;
      const entry = await read(`page/${id}`, left, () => readHostedPage(space, id, path), storedEntry);
      return isEntryAt(entry, path, now()) ? entry : null;
    },
    draft: (id, path) => readHostedDraft(space, id, path),
  };
};

/** The pages of a space that search may lead to. */
export const foundPages = async (hosted: Pick<HostedContent, 'pages'>): Promise<PageRecord[]> =>
  (await hosted.pages())
    .filter(({ url, noindex }) => url.startsWith('/') && !noindex)
    .map(({ id, title, url, description }) => ({ id, title, url, description }));
