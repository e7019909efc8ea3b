import { ROUTES } from '../../domain/site/route-table.ts';
import type { PageRecord } from '../backend/port.ts';
import { logFailure } from '../resilience/log-failure.ts';

/** Pages in the site's code that search may link to. */
const APP_PAGES: readonly PageRecord[] = ROUTES.filter(({ kind, path }) => kind === 'app' && path !== '/search').map(
  ({ path, label }) => ({ id: `app${path}`, title: label, url: path }),
);

/**
 * The pages that search covers: those in the site's code, those of the hosted builder and the embedded ones that it
 * lacks.
 */
export interface PageList {
  /** Never throws: returns only the pages of available sources. */
  all(): Promise<readonly PageRecord[]>;
}

const listOrNothing = async (
  source: string,
  list: () => Promise<readonly PageRecord[]>,
): Promise<readonly PageRecord[]> => {
  try {
    return await list();
  } catch (error) {
    logFailure(`The pages of the ${source} could not be read.`, error);
    return [];
  }
};

export const pageList = (sources: {
  /** `null` when no builder space is connected. */
  readonly hosted: (() => Promise<readonly PageRecord[]>) | null;
  readonly embedded: () => Promise<readonly PageRecord[]>;
}): PageList => ({
  async all() {
    const { hosted, embedded } = sources;
    const [published, embeddedPages] = await Promise.all([
      hosted === null ? [] : listOrNothing('hosted builder', hosted),
      listOrNothing('backend', embedded),
    ]);
    const taken = new Set(published.map(({ url }) => url));
    // The space's list does not include the words on a page; those of the embedded page it replaces are the best
    // approximation.
    const wordsAt = new Map(embeddedPages.map(({ url, words }) => [url, words]));
    const listed = published.map((page) => {
      const words = wordsAt.get(page.url);
      return words === undefined ? page : { ...page, words };
    });
    return [...APP_PAGES, ...listed, ...embeddedPages.filter(({ url }) => !taken.has(url))];
  },
});
