import { ROUTES } from '../../domain/site/route-table.ts';
import type { PageRecord } from '../backend/port.ts';
import { logFailure } from '../resilience/log-failure.ts';

/** Pages of the site's own code that search may lead to. */
const APP_PAGES: readonly PageRecord[] = ROUTES.filter(({ kind, path }) => kind === 'app' && path !== '/search').map(
  ({ path, label }) => ({ id: `app${path}`, title: label, url: path }),
);

/** The pages that search knows: the site's own, those of the hosted builder and the embedded ones it lacks. */
export interface PageList {
  /** Never throws: without any source there are no pages. */
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
  /** null when no builder space is connected. */
  readonly hosted: (() => Promise<readonly PageRecord[]>) | null;
  readonly embedded: () => Promise<readonly PageRecord[]>;
}): PageList => ({
  async all() {
    const { hosted, embedded } = sources;
    const [published, own] = await Promise.all([
      hosted === null ? [] : listOrNothing('hosted builder', hosted),
      listOrNothing('backend', embedded),
    ]);
    const taken = new Set(published.map(({ url }) => url));
    // The space's list says nothing of the words on a page; those of the page it replaces are the nearest there is.
    const wordsAt = new Map(own.map(({ url, words }) => [url, words]));
    const listed = published.map((page) => {
      const words = wordsAt.get(page.url);
      return words === undefined ? page : { ...page, words };
    });
    return [...APP_PAGES, ...listed, ...own.filter(({ url }) => !taken.has(url))];
  },
});
