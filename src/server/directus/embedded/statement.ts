import type { Collection, ColumnField, Field, FieldType, ListField } from './collection.ts';
import { related } from './collections.ts';
import { invalidQuery, noSuchFields } from './directus-error.ts';
import { fieldName } from './field-name.ts';

/** D1 binds a hundred values to a statement; the last of them are its keys, its limit and its offset. */
const MOST_VALUES = 96;

/** One SELECT while it is put together. Its text comes from the schema alone; what clients send is bound. */
export interface Statement {
  /** Alias → the join that brings it, in the order in which they must stand. */
  readonly joins: Map<string, string>;
  /** Bound values, in the order of their question marks. */
  readonly values: (number | string)[];
  /** Counts subqueries, whose tables need names of their own. */
  readonly nesting: { count: number };
  /** Whether a row comes once for each row of some list that is joined to it. */
  readonly rows: { multiplied: boolean };
}

/** A table of a statement: a collection, under an alias, reached by a path of relations. */
export interface Scope {
  readonly statement: Statement;
  readonly collection: Collection;
  readonly alias: string;
  readonly path: readonly string[];
}

export const rootScope = (collection: Collection): Scope => ({
  statement: { joins: new Map(), values: [], nesting: { count: 0 }, rows: { multiplied: false } },
  collection,
  alias: 't',
  path: [],
});

/** A collection in a subquery of the statement: joins of its own, values among the others. */
export const innerScope = ({ statement, path }: Scope, collection: Collection, name: string): Scope => {
  statement.nesting.count += 1;
  return {
    statement: { ...statement, joins: new Map(), rows: { multiplied: false } },
    collection,
    alias: `x${statement.nesting.count}`,
    path: [...path, name],
  };
};

/** The field of that name. Throws FORBIDDEN when there is none, as for one that may not be read. */
export const fieldOf = ({ collection, path }: Scope, name: string): Field => {
  const field = collection.fields.get(name);
  if (!field) throw noSuchFields([name], collection.name, path);
  return field;
};

/** The expression of a field, with the joins it needs. */
export const columnSql = ({ statement, collection, alias }: Scope, field: ColumnField): string => {
  for (const join of field.joins) {
    const sql = collection.joins[join];
    if (sql) statement.joins.set(`${alias} ${join}`, sql(alias));
  }
  return field.sql(alias);
};

/** The collection a field leads to, if it is a relation. */
export const targetOf = (field: Field | undefined): Collection | null =>
  field?.to === undefined ? null : related(field.to);

/** The rows a relation leads to, joined under an alias of their own: one at most, or each of a list. Rows without stay. */
export const followed = (scope: Scope, name: string): Scope => {
  const field = fieldOf(scope, name);
  const collection = targetOf(field);
  if (!collection) throw invalidQuery(`"${scope.collection.name}.${name}" is not a relational field`);
  const alias = `${scope.alias}__${name}`;
  const on =
    field.kind === 'list'
      ? `${alias}."${field.column}" = ${scope.alias}.id`
      : `${alias}.id = ${columnSql(scope, field)}`;
  scope.statement.joins.set(alias, `LEFT JOIN ${collection.from(alias)} ON ${on}`);
  if (field.kind === 'list') scope.statement.rows.multiplied = true;
  return { statement: scope.statement, collection, alias, path: [...scope.path, name] };
};

const countSql = ({ alias }: Scope, { to, column }: ListField): string => {
  const { from } = related(to);
  return `(SELECT count(*) FROM ${from(`${alias}_count`)} WHERE ${alias}_count."${column}" = ${alias}.id)`;
};

interface Value {
  readonly sql: string;
  readonly type: FieldType;
}

/** A field's value, or the number of a list's rows by `count(...)`. Throws INVALID_QUERY for any other function. */
export const valueSql = (scope: Scope, key: string): Value => {
  const { call, name } = fieldName(key);
  const field = fieldOf(scope, name);
  if (field.kind === 'list') {
    if (call === 'count') return { sql: countSql(scope, field), type: 'integer' };
    throw invalidQuery(`"${name}" is a list`);
  }
  if (call !== null) throw invalidQuery(`Invalid function specified "${call}"`);
  return { sql: columnSql(scope, field), type: field.type };
};

export const bind = ({ values }: Statement, value: number | string): string => {
  if (values.length >= MOST_VALUES) throw invalidQuery('The filter is larger than this server reads');
  values.push(value);
  return '?';
};

/** The tables of a statement, from its root on. */
export const fromSql = ({ statement, collection, alias }: Scope): string =>
  [`FROM ${collection.from(alias)}`, ...statement.joins.values()].join('\n');

/** Each row once, though lists are joined to it. */
export const onceSql = ({ statement, collection, alias }: Scope): string =>
  statement.rows.multiplied ? `GROUP BY ${collection.order(alias)}` : '';
