import { logError } from '../observe/log-event.ts';
import { EMPTY_LIST } from './policies.ts';

/** The source lists nothing at all. */
class EmptyListError extends Error {
  constructor(what: string) {
    super(`The backend lists no ${what}.`);
    this.name = 'EmptyListError';
  }
}

interface ListRead<T> {
  readonly key: string;
  /** The list as the log names it. */
  readonly what: string;
  readonly load: () => Promise<readonly T[]>;
  /** Reads through the cache, which has `load` to fetch with. */
  readonly cached: (load: () => Promise<readonly T[]>) => Promise<readonly T[]>;
}

/**
 * Lists that are hardly ever empty: a source that says so has lost its rows or hides them, and a good list that is cached
 * stays. Where there is none, the list counts as empty for a short while, so that not every visitor asks again.
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
