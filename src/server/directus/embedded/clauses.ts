import { invalidQuery } from './directus-error.ts';
import { fieldName } from './field-name.ts';
import type { Filter } from './filter.ts';
import { filterSql } from './filter-sql.ts';
import { DEFAULT_LIMIT, type ItemsRequest } from './items-request.ts';
import { searchSql } from './search-sql.ts';
import { followed, type Scope, targetOf, valueSql } from './statement.ts';

/** Of a list's rows the one that comes first in the order; nothing comes before everything else. */
const ofList = (sql: string, isDown: boolean): string =>
  isDown ? `max(${sql})` : `CASE WHEN count(*) > count(${sql}) THEN NULL ELSE min(${sql}) END`;

const termSql = (root: Scope, path: readonly string[], isDown: boolean): string => {
  const [first = ''] = path;
  const names = [...path];
  let last = names.pop() ?? '';
  const isList = (scope: Scope, name: string): boolean => scope.collection.fields.get(name)?.kind === 'list';
  let rows = root;
  let isOfList = false;
  const follow = (name: string): void => {
    isOfList ||= isList(rows, name);
    rows = followed(rows, name);
  };
  if (path.length > 1 && !targetOf(root.collection.fields.get(first))) {
    throw invalidQuery(`"${root.collection.name}.${first}" is not a relational field`);
  }
  names.forEach(follow);
  if (fieldName(last).call === null && isList(rows, last)) {
    follow(last);
    last = 'id';
  }
  const { sql } = valueSql(rows, last);
  return isOfList ? ofList(sql, isDown) : sql;
};

/**
 * `-name` and `compound.label` as terms of an ORDER BY.
 *
 * @param aggregates functions that are asked for, whose results `-count.id` sorts by
 */
export const sortTerms = (
  root: Scope,
  sort: readonly string[],
  aggregates: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(),
): string[] =>
  sort.map((term) => {
    const isDown = term.startsWith('-');
    const path = term.slice(isDown ? 1 : 0).split('.');
    const results = aggregates.get(path[0] ?? '');
    const result = results?.get(path[1] ?? '*');
    if (results && result === undefined) throw invalidQuery(`"sort" by "${term}" needs it in "aggregate"`);
    return `${result ?? termSql(root, path, isDown)}${isDown ? ' DESC' : ''}`;
  });

/** The condition of filter and search, `1` when there is neither. */
export const whereSql = (
  scope: Scope,
  { filter, search }: { readonly filter: Filter; readonly search: string },
): string => {
  const parts = [filterSql(scope, filter), searchSql(scope, search)].filter((part) => part !== '1');
  return parts.length === 0 ? '1' : parts.join(' AND ');
};

/** Rows that come before those of the answer. */
export const skippedOf = ({ limit = DEFAULT_LIMIT, offset, page }: ItemsRequest): number =>
  page > 0 && limit > 0 ? (page - 1) * limit : offset;

/** `LIMIT … OFFSET …` with its values bound, last of a statement. */
export const limitSql = (scope: Scope, request: ItemsRequest, largest: number): string => {
  const { limit = DEFAULT_LIMIT } = request;
  if (limit > largest) throw invalidQuery(`"limit" must be less than or equal to ${largest}`);
  // Beyond what any table holds, and a number that the database takes.
  const rows = Math.min(limit === -1 ? largest : limit, Number.MAX_SAFE_INTEGER);
  scope.statement.values.push(rows, Math.min(skippedOf(request), Number.MAX_SAFE_INTEGER));
  return 'LIMIT ? OFFSET ?';
};
