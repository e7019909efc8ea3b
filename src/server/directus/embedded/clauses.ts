import { invalidQuery } from './directus-error.ts';
import { filterSql, searchSql } from './filter-sql.ts';
import { DEFAULT_LIMIT, type ItemsRequest } from './items-request.ts';
import { columnSql, fieldOf, followed, type Scope } from './statement.ts';

/** `-name` and `compound.label` as terms of an ORDER BY. */
export const sortTerms = (root: Scope, sort: readonly string[]): string[] =>
  sort.map((path) => {
    const names = path.replace(/^-/, '').split('.');
    const last = names.pop() ?? '';
    const scope = names.reduce((at, name) => {
      const field = fieldOf(at, name);
      if (field.kind === 'list') throw invalidQuery(`"sort" cannot go through the list "${name}"`);
      return followed(at, name, field);
    }, root);
    const field = fieldOf(scope, last);
    if (field.kind === 'list') throw invalidQuery(`"sort" cannot be by the list "${last}"`);
    return `${columnSql(scope, field)}${path.startsWith('-') ? ' DESC' : ''}`;
  });

/** The condition of filter and search, `1` when there is neither. */
export const whereSql = (scope: Scope, { filter, search }: ItemsRequest): string => {
  const parts = [filterSql(scope, filter), searchSql(scope, search)].filter((part) => part !== '1');
  return parts.length === 0 ? '1' : parts.join(' AND ');
};

/** `LIMIT … OFFSET …` with its values bound, last of a statement. */
export const limitSql = (scope: Scope, { limit, offset, page }: ItemsRequest, largest: number): string => {
  if (limit !== undefined && limit > largest) throw invalidQuery(`"limit" must be less than or equal to ${largest}`);
  const given = limit === -1 ? largest : (limit ?? DEFAULT_LIMIT);
  // Beyond what any table holds, and a number that the database takes.
  const rows = Math.min(given, Number.MAX_SAFE_INTEGER);
  const skipped = page > 1 ? (page - 1) * rows : offset;
  scope.statement.values.push(rows, Math.min(skipped, Number.MAX_SAFE_INTEGER));
  return 'LIMIT ? OFFSET ?';
};
