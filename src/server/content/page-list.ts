import type { PageRecord } from '../backend/port.ts';

/** The pages that search knows: those of the hosted builder and the embedded ones it lacks. */
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
    console.error(`The pages of the ${source} could not be read.`, error);
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
    return [...published, ...own.filter(({ url }) => !taken.has(url))];
  },
});
