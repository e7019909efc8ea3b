import { logError } from '../observe/log-event.ts';
import { EMPTY_LIST } from './policies.ts';

/** The source returned an empty list. */
class EmptyListError extends Error {
  constructor(what: string) {
    super(`The backend lists no ${what}.`);
    this.name = 'EmptyListError';
  }
}

interface ListRead<T> {
  readonly key: string;
  /** Name of the list in the log. */
  readonly what: string;
  readonly load: () => Promise<readonly T[]>;
  /** Reads through the cache, which calls `load` to fetch. */
  readonly cached: (load: () => Promise<readonly T[]>) => Promise<readonly T[]>;
}

/**
 * For lists that are practically never empty: an empty result means that the source lost or hides its rows, so a good
 * cached list stays in use. Without one, the list counts as empty for a short while, so that not every visitor causes a
 * request.
 */
export const emptyLists = (now: () => number): (<T>(read: ListRead<T>) => Promise<readonly T[]>) => {
  const until = new Map<string, number>();
  return async ({ key, what, load, cached }) => {
    if (now() < (until.get(key) ?? 0)) return [];
    const filled = async () => {
      const rows = await load();
      if (rows.length === 0) throw new EmptyListError(what);
      return rows;
    };
    try {
      return await cached(filled);
    } catch (error) {
      if (!(error instanceof EmptyListError)) throw error;
      logError('empty list', error.message);
      until.set(key, now() + EMPTY_LIST * 1000);
      return [];
    }
  };
};
