import type { Collection, ColumnField } from './collection.ts';
import { related } from './collections.ts';
import { noSuchField } from './directus-error.ts';

/** One SELECT while it is put together. Its text comes from the schema alone; what clients send is bound. */
export interface Statement {
  /** Alias → the join that brings it, in the order in which they must stand. */
  readonly joins: Map<string, string>;
  /** Bound values, in the order of their question marks. */
  readonly values: (number | string)[];
  /** Counts subqueries, whose tables need names of their own. */
  readonly nesting: { count: number };
}

/** A table of a statement: a collection, under an alias, reached by a path of relations. */
export interface Scope {
  readonly statement: Statement;
  readonly collection: Collection;
  readonly alias: string;
  readonly path: readonly string[];
}

export const rootScope = (collection: Collection): Scope => ({
  statement: { joins: new Map(), values: [], nesting: { count: 0 } },
  collection,
  alias: 't',
  path: [],
});

/** The field of that name. Throws FORBIDDEN when there is none, as for one that may not be read. */
export const fieldOf = ({ collection, path }: Scope, name: string) => {
  const field = collection.fields.get(name);
  if (!field) throw noSuchField(name, collection.name, path);
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

/** The one row a field refers to, joined under an alias of its own. Rows without one stay. */
export const followed = (scope: Scope, name: string, field: ColumnField): Scope => {
  if (!field.to) throw noSuchField(name, scope.collection.name, scope.path);
  const collection = related(field.to);
  const alias = `${scope.alias}__${name}`;
  const join = `LEFT JOIN ${collection.from(alias)} ON ${alias}.id = ${columnSql(scope, field)}`;
  scope.statement.joins.set(alias, join);
  return { statement: scope.statement, collection, alias, path: [...scope.path, name] };
};

export const bind = ({ values }: Statement, value: number | string): string => {
  values.push(value);
  return '?';
};

/** The tables of a statement, from its root on. */
export const fromSql = ({ statement, collection, alias }: Scope): string =>
  [`FROM ${collection.from(alias)}`, ...statement.joins.values()].join('\n');
