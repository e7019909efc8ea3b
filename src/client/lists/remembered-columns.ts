import * as v from 'valibot';
import { parsedOrNull } from '../../domain/kit/schema/tolerant.ts';
import { MAX_COLUMNS } from '../../domain/order/lists/limits.ts';
import { type Columns, headingsOf, ROLES, type Role, type Table } from '../../domain/order/lists/reading/columns.ts';
import { LIST_COLUMNS_KEY } from '../../domain/site/storage-keys.ts';

/** Maximum number of remembered column layouts; the oldest is removed first. */
const MAX_REMEMBERED = 20;

const known = v.array(v.tuple([v.string(), v.pipe(v.array(v.picklist(ROLES)), v.maxLength(MAX_COLUMNS))]));

const read = (): readonly (readonly [headings: string, roles: readonly Role[]])[] => {
  try {
    return parsedOrNull(known, JSON.parse(localStorage.getItem(LIST_COLUMNS_KEY) ?? '[]')) ?? [];
  } catch {
    return [];
  }
};

/** The columns that the visitor chose for files with the same headings, or `null`. */
export const rememberedColumns = (table: Table, guess: Columns): Columns | null => {
  const headings = headingsOf(table, guess);
  const roles = headings === '' ? undefined : read().find(([one]) => one === headings)?.[1];
  return roles === undefined || roles.length !== guess.roles.length ? null : { headerAt: guess.headerAt, roles };
};

/** Stores the roles of the columns, or removes them. */
export const rememberColumns = (table: Table, columns: Columns, isKept: boolean): void => {
  const headings = headingsOf(table, columns);
  if (headings === '') return;
  const others = read().filter(([one]) => one !== headings);
  const all = isKept ? [...others, [headings, columns.roles]] : others;
  try {
    localStorage.setItem(LIST_COLUMNS_KEY, JSON.stringify(all.slice(-MAX_REMEMBERED)));
  } catch {
    // Storage is denied or full: the columns are guessed again next time.
  }
};
