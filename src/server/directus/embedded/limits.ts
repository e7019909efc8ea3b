import { invalidQuery } from './refusal.ts';

/** Maximum number of names in a field path. */
export const DEEPEST_PATH = 3;
export const MAX_PATHS = 40;
/** Maximum nesting of condition groups, and maximum number of conditions in a filter. */
export const DEEPEST_FILTER = 3;
export const MAX_CONDITIONS = 20;
/** Maximum number of keys in an `_in`. */
export const MAX_KEYS = 1000;
export const MAX_GROUPS = 4;

/** Maximum number of joined relations, in all statements of one request together. */
const MAX_JOINS = 4;

/** Counts the joins of one request. */
export class JoinBudget {
  #left = MAX_JOINS;
  take(): void {
    this.#left -= 1;
    if (this.#left < 0) throw invalidQuery(`A query joins at most ${MAX_JOINS} other rows`);
  }
}
