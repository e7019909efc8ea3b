import * as v from 'valibot';
import { isRecord } from '../../../domain/kit/schema/json-object.ts';
import { type Collection, type FieldType, fieldOf, shownSql } from './collection.ts';
import { DEEPEST_FILTER, MAX_CONDITIONS, MAX_KEYS } from './limits.ts';
import { invalidQuery, noSuchField, notSpoken } from './refusal.ts';
import type { Row } from './row.ts';
import { bind, joined, type Sql, sql, type Value } from './sql.ts';

const OPERATORS = ['_eq', '_neq', '_null', '_in', '_gt', '_gte', '_between'] as const;
export type Operator = (typeof OPERATORS)[number];
export type FilterValue = boolean | number | string;

/** A condition on rows. `all` without parts is true for every row. */
export type Filter =
  | { readonly kind: 'all' | 'any'; readonly parts: readonly Filter[] }
  | {
      readonly kind: 'is';
      readonly name: string;
      readonly operator: Operator;
      readonly values: readonly FilterValue[];
    };

export const EVERYTHING: Filter = { kind: 'all', parts: [] };

const scalar = v.union([v.boolean(), v.pipe(v.number(), v.finite()), v.string()]);
const keys = v.union([
  v.pipe(
    v.string(),
    v.transform((text) => text.split(',')),
  ),
  v.array(scalar),
]);

const valuesFor = (operator: Operator, value: unknown): readonly FilterValue[] => {
  const isList = operator === '_in' || operator === '_between';
  const parsed = isList ? v.safeParse(keys, value) : v.safeParse(v.tuple([scalar]), [value]);
  if (!parsed.success) throw invalidQuery(`"${operator}" does not take such a value`);
  const { output } = parsed;
  if (operator === '_between' && output.length !== 2) throw invalidQuery('"_between" takes two values');
  if (output.length === 0) throw invalidQuery(`"${operator}" has to be an array of values`);
  if (output.length > MAX_KEYS) throw invalidQuery(`"_in" takes at most ${MAX_KEYS} values`);
  if (output.includes('')) throw invalidQuery(`You can't filter for an empty string in "${operator}"`);
  return output;
};

const operatorNamed = (name: string): Operator => {
  const found = OPERATORS.find((one) => one === name);
  if (found) return found;
  throw notSpoken('filter operator', name);
};

/**
 * Parses a filter object such as `{stock: {_gt: 3}}` or `{_and: […]}`; several entries mean `_and`. Throws
 * INVALID_QUERY.
 */
export const readFilter = (sent: unknown): Filter => {
  let left = MAX_CONDITIONS;

  const conditions = (name: string, value: unknown): Filter[] => {
    if (!isRecord(value)) throw invalidQuery('Invalid filter object');
    return Object.entries(value).map(([key, one]): Filter => {
      left -= 1;
      if (left < 0) throw invalidQuery(`A filter holds at most ${MAX_CONDITIONS} conditions`);
      const operator = operatorNamed(key);
      return { kind: 'is', name, operator, values: valuesFor(operator, one) };
    });
  };

  const read = (value: unknown, depth: number): Filter => {
    if (depth > DEEPEST_FILTER)
      throw invalidQuery(`A filter holds at most ${DEEPEST_FILTER} groups within one another`);
    if (!isRecord(value)) throw invalidQuery('Invalid filter object');
    const parts = Object.entries(value).flatMap(([key, one]): Filter[] => {
      if (key !== '_and' && key !== '_or') return conditions(key, one);
      if (!Array.isArray(one) || one.length === 0) throw invalidQuery('Invalid filter object');
      return [{ kind: key === '_and' ? 'all' : 'any', parts: one.map((part) => read(part, depth + 1)) }];
    });
    const [only] = parts;
    return parts.length === 1 && only ? only : { kind: 'all', parts };
  };

  return read(sent, 0);
};

const numeric = (value: FilterValue): number => {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  if (typeof value === 'boolean' || !Number.isFinite(number)) throw invalidQuery('Invalid numeric value');
  return number;
};

const BOUND: Readonly<Record<FieldType, (value: FilterValue) => Value>> = {
  number: numeric,
  text: String,
  time: String,
  boolean: (value) => {
    if (typeof value === 'boolean' || value === 'true' || value === 'false') return Number(String(value) === 'true');
    throw invalidQuery('A flag is compared with true or false');
  },
};

/** Operators of a field type in addition to `_eq`, `_neq` and `_null`. */
const MORE: Readonly<Record<FieldType, readonly Operator[]>> = {
  boolean: [],
  text: ['_in'],
  time: ['_gt', '_gte'],
  number: ['_in', '_gt', '_gte', '_between'],
};

const conditionSql = (value: Sql, type: FieldType, operator: Operator, given: readonly FilterValue[]): Sql => {
  const allowed: readonly Operator[] = ['_eq', '_neq', '_null', ...MORE[type]];
  if (!allowed.includes(operator)) throw invalidQuery(`A field of type ${type} has no "${operator}"`);
  if (operator === '_null') {
    return BOUND.boolean(given[0] ?? '') === 1 ? sql`${value} IS NULL` : sql`${value} IS NOT NULL`;
  }
  const values = given.map(BOUND[type]);
  // One bound value for any number of keys, because D1 binds at most a hundred.
  if (operator === '_in') return sql`${value} IN (SELECT value FROM json_each(${bind(JSON.stringify(values))}))`;
  const [low = 0, high = 0] = values;
  switch (operator) {
    case '_eq':
      return sql`${value} = ${bind(low)}`;
    case '_neq':
      return sql`${value} <> ${bind(low)}`;
    case '_gt':
      return sql`${value} > ${bind(low)}`;
    case '_gte':
      return sql`${value} >= ${bind(low)}`;
    case '_between':
      return sql`${value} BETWEEN ${bind(low)} AND ${bind(high)}`;
  }
};

/**
 * Returns the WHERE condition of a filter. As in SQL, no comparison is true for null. Throws for invalid fields and
 * values.
 */
export const filterSql = (row: Row, collection: Collection, filter: Filter): Sql => {
  if (filter.kind === 'is') {
    const field = fieldOf(collection, filter.name, row.reader);
    if (!field) throw noSuchField(filter.name, collection.name);
    if (field.kind === 'list') throw invalidQuery(`"${filter.name}" is a list: it is no filter`);
    return conditionSql(shownSql(field, row), field.type, filter.operator, filter.values);
  }
  if (filter.parts.length === 0) return sql`1`;
  const parts = filter.parts.map((part) => filterSql(row, collection, part));
  return sql`(${joined(parts, filter.kind === 'all' ? sql` AND ` : sql` OR `)})`;
};
