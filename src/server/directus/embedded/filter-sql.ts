import type { ListField } from './collection.ts';
import { related } from './collections.ts';
import { invalidQuery } from './directus-error.ts';
import { conditionSql } from './operators.ts';
import { bind, columnSql, fieldOf, followed, fromSql, type Scope } from './statement.ts';

/** Conditions of one filter; more of them, or deeper ones, are no reader's. */
const MOST_CONDITIONS = 100;
const DEEPEST = 10;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const partsOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [];

const joined = (parts: readonly string[], word: 'AND' | 'OR'): string =>
  parts.length === 0 ? '1' : parts.length === 1 ? (parts[0] ?? '1') : `(${parts.join(` ${word} `)})`;

interface Walk {
  readonly budget: { left: number };
  readonly depth: number;
}

const deeper = ({ budget, depth }: Walk): Walk => {
  budget.left -= 1;
  if (budget.left < 0 || depth >= DEEPEST) throw invalidQuery('The filter is larger than this server reads');
  return { budget, depth: depth + 1 };
};

/** Rows of the other collection that name this one and pass the filter: some, or with `_none` no row at all. */
const listSql = (scope: Scope, name: string, field: ListField, value: unknown, walk: Walk): string => {
  const { statement } = scope;
  const { _some: some, _none: none } = isRecord(value) ? value : {};
  statement.nesting.count += 1;
  const inner: Scope = {
    statement: { ...statement, joins: new Map() },
    collection: related(field.to),
    alias: `x${statement.nesting.count}`,
    path: [...scope.path, name],
  };
  const condition = walkFilter(inner, none ?? some ?? value, deeper(walk));
  const rows = `SELECT 1 ${fromSql(inner)} WHERE ${inner.alias}."${field.column}" = ${scope.alias}.id AND ${condition}`;
  return `${none === undefined ? '' : 'NOT '}EXISTS (${rows})`;
};

const fieldSql = (scope: Scope, name: string, value: unknown, walk: Walk): string => {
  const field = fieldOf(scope, name);
  if (field.kind === 'list') return listSql(scope, name, field, value, walk);
  const conditions = isRecord(value) ? Object.entries(value) : [['_eq', value] as const];
  return joined(
    conditions.map(([key, inner]) => {
      // `_and` under a field holds conditions on that field's relation.
      const isOperator = key.startsWith('_') && key !== '_and' && key !== '_or';
      if (!isOperator) return walkFilter(followed(scope, name, field), { [key]: inner }, deeper(walk));
      deeper(walk);
      return conditionSql(columnSql(scope, field), field.type, key, inner, (one) => bind(scope.statement, one));
    }),
    'AND',
  );
};

const walkFilter = (scope: Scope, filter: unknown, walk: Walk): string => {
  if (!isRecord(filter)) throw invalidQuery('"filter" must be an object');
  return joined(
    Object.entries(filter).map(([key, value]) => {
      if (key !== '_and' && key !== '_or') return fieldSql(scope, key, value, walk);
      const parts = partsOf(value).map((part) => walkFilter(scope, part, deeper(walk)));
      return joined(parts, key === '_and' ? 'AND' : 'OR');
    }),
    'AND',
  );
};

/**
 * The condition of a WHERE, `1` for an empty filter. Values are bound; names are looked up in the schema. Throws
 * FORBIDDEN for an unknown field, INVALID_QUERY for an operator or value that does not fit.
 */
export const filterSql = (scope: Scope, filter: unknown): string =>
  walkFilter(scope, filter, { budget: { left: MOST_CONDITIONS }, depth: 0 });

/** The condition of `search`: the text in any text field of the collection itself, capital or small. */
export const searchSql = (scope: Scope, search: string): string => {
  if (search === '') return '1';
  const columns = [...scope.collection.fields.values()].flatMap((field) =>
    field.kind === 'column' && field.type === 'string' ? [columnSql(scope, field)] : [],
  );
  if (columns.length === 0) return '0';
  return joined(
    columns.map((sql) => `instr(lower(${sql}), ${bind(scope.statement, search.toLowerCase())}) > 0`),
    'OR',
  );
};
