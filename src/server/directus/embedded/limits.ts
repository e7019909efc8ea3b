import { invalidQuery } from './refusal.ts';

/** Names of one path of fields. */
export const DEEPEST_PATH = 3;
export const MOST_PATHS = 40;
/** Groups of conditions within one another, and conditions of one filter. */
export const DEEPEST_FILTER = 3;
export const MOST_CONDITIONS = 20;
/** Keys of one `_in`. */
export const MOST_KEYS = 1000;
export const MOST_GROUPS = 4;

/** Rows that are joined to those asked for, in all statements of one request together. */
const MOST_JOINS = 4;

/** What is left of the joins one request may ask for. */
export class JoinBudget {
  #left = MOST_JOINS;
  take(): void {
    this.#left -= 1;
    if (this.#left < 0) throw invalidQuery(`A query joins at most ${MOST_JOINS} other rows`);
  }
}
