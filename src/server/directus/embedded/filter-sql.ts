import type { Field, ListField } from './collection.ts';
import { related } from './collections.ts';
import { invalidQuery } from './directus-error.ts';
import { fieldName } from './field-name.ts';
import type { Filter } from './filter.ts';
import { conditionSql } from './operators.ts';
import {
  bind,
  columnSql,
  fieldOf,
  followed,
  fromSql,
  innerScope,
  type Scope,
  targetOf,
  valueSql,
} from './statement.ts';

type Condition = Extract<Filter, { kind: 'condition' }>;

const joined = (parts: readonly string[], word: 'AND' | 'OR'): string | null =>
  parts.length > 1 ? `(${parts.join(` ${word} `)})` : (parts[0] ?? null);

/** The condition a path of fields ends at; null when it ends at none. */
const conditionAt = (filter: Filter): Condition | null => {
  if (filter.kind === 'condition') return filter;
  return filter.kind === 'everything' || filter.kind === 'all' || filter.kind === 'any' ? null : conditionAt(filter.of);
};

/** Rows of the list that name this row and pass the filter: some, or none at all. */
const listSql = (scope: Scope, name: string, field: ListField, filter: Filter & { kind: 'none' | 'some' }): string => {
  const inner = innerScope(scope, related(field.to), name);
  const condition = compiled(inner, filter.of) ?? '1';
  const rows = `SELECT 1 ${fromSql(inner)} WHERE ${inner.alias}."${field.column}" = ${scope.alias}.id AND ${condition}`;
  return `${filter.kind === 'none' ? 'NOT ' : ''}EXISTS (${rows})`;
};

const invalidKey = (key: string, { collection }: Scope) =>
  invalidQuery(`Invalid filter key "${key}" on "${collection.name}"`);

const operandOf = (scope: Scope, key: string) => {
  const { call, name } = fieldName(key);
  const field: Field | undefined = scope.collection.fields.get(name);
  if (!field || (call !== null && (call !== 'count' || field.kind !== 'list'))) throw invalidKey(key, scope);
  if (field.kind === 'column' || call !== null) return valueSql(scope, key);
  // A list by itself is its rows' keys.
  const rows = followed(scope, name);
  const id = fieldOf(rows, 'id');
  if (id.kind === 'list') throw invalidKey(key, scope);
  return { sql: columnSql(rows, id), type: id.type };
};

/**
 * Joins what a path leads through, whether or not it ends at a condition: functions of rows count a row once for each
 * row of the lists that its filter names.
 */
const joinAlong = (scope: Scope, names: readonly string[]): void => {
  let at = scope;
  for (const name of names) {
    if (!targetOf(at.collection.fields.get(name))) return;
    at = followed(at, name);
  }
};

/** A path of fields as servers of the company's kind read it: what leads nowhere, or says nothing, is left out. */
const fieldSql = (scope: Scope, filter: Filter & { kind: 'field' }): string | null => {
  const names = [filter.name];
  let end = filter.of;
  while (end.kind === 'field') {
    names.push(end.name);
    end = end.of;
  }
  const condition = conditionAt(filter);
  const first = scope.collection.fields.get(filter.name);
  const isPath = names.length > 1 || end.kind === 'some' || end.kind === 'none';
  if (isPath || first?.kind === 'list') joinAlong(scope, names);
  if (!condition || (isPath && !targetOf(first))) return null;
  if (end.kind === 'some' || end.kind === 'none') {
    if (names.length === 1 && first?.kind === 'list') return listSql(scope, filter.name, first, { ...end });
    throw invalidQuery(`"_${end.kind}" can only be used with top level relational alias field`);
  }
  const last = names.pop() ?? '';
  const rows = names.reduce(followed, scope);
  const { sql, type } = operandOf(rows, last);
  return conditionSql(sql, type, condition.operator, condition.value, (one) => bind(scope.statement, one));
};

const compiled = (scope: Scope, filter: Filter): string | null => {
  switch (filter.kind) {
    case 'everything':
      return null;
    case 'condition':
      throw invalidKey(filter.operator, scope);
    case 'field':
      return fieldSql(scope, filter);
    case 'some':
    case 'none':
      if (filter.of.kind === 'condition') throw invalidKey(`_${filter.kind}`, scope);
      return null;
    default: {
      // One that holds for every row: so does the whole.
      if (filter.kind === 'any' && filter.parts.some(({ kind }) => kind === 'everything')) return null;
      const parts = filter.parts.flatMap((part) => compiled(scope, part) ?? []);
      return joined(parts, filter.kind === 'all' ? 'AND' : 'OR');
    }
  }
};

/**
 * The condition of a WHERE, `1` for every row. Values are bound; names are looked up in the schema. Lists are joined:
 * conditions on them hold for one of their rows together. Throws INVALID_QUERY for what does not fit.
 */
export const filterSql = (scope: Scope, filter: Filter): string => compiled(scope, filter) ?? '1';
