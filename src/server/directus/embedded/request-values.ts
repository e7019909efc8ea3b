import { isRecord } from '../../../domain/cart/read-json.ts';
import { invalidQuery } from './directus-error.ts';
import { EVERYTHING, type Filter, readFilter } from './filter.ts';

/** Text as the JSON it holds, or as itself. */
export const jsonOr = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

const textOf = (value: unknown, name: string): string => {
  if (typeof value === 'string') return value;
  throw invalidQuery(`"${name}" must be a string`);
};

/** Splits at commas that do not stand in parentheses. */
const splitFields = (text: string): string[] => {
  const fields = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth > 1) throw invalidQuery('Nested functions are not supported in "fields"');
    if (sign === ',' && depth === 0) fields.push('');
    else fields[fields.length - 1] += sign;
  }
  if (depth !== 0) throw invalidQuery('Missing closing parenthesis in "fields"');
  return fields;
};

const checkFilled = (names: readonly string[], parameter: string): string[] => {
  const empty = names.indexOf('');
  if (empty >= 0) throw invalidQuery(`"${parameter}[${empty}]" is not allowed to be empty`);
  return [...names];
};

/** Field paths: `a,b`, or several parameters of that kind. undefined: none were sent. */
export const fieldsOf = (value: unknown, parameter: string): string[] | undefined => {
  if (!value) return undefined;
  if (typeof value !== 'string' && !Array.isArray(value)) throw invalidQuery('"fields" must be a string or array');
  const paths = (Array.isArray(value) ? value : [value]).flatMap((one, at) =>
    splitFields(textOf(one, `${parameter}[${at}]`)),
  );
  return checkFilled(
    paths.map((path) => path.trim()),
    parameter,
  );
};

/** Sorting: `a,-b`, or one parameter for each. undefined: none was sent. */
export const sortOf = (value: unknown): string[] | undefined => {
  if (!value) return undefined;
  const paths: readonly unknown[] = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
  return checkFilled(
    paths.map((path, at) => textOf(path, `sort[${at}]`).trim()),
    'sort',
  );
};

/** A whole number of at least `least`. Throws INVALID_QUERY as the protocol words it. */
export const wholeOf = (value: unknown, name: string, least: number): number => {
  const number = Number(value);
  if (Number.isNaN(number)) throw invalidQuery(`"${name}" must be a number`);
  if (!Number.isFinite(number)) throw invalidQuery(`"${name}" cannot be infinity`);
  if (Math.abs(number) > Number.MAX_SAFE_INTEGER) throw invalidQuery(`"${name}" must be a safe number`);
  if (!Number.isInteger(number)) throw invalidQuery(`"${name}" must be an integer`);
  if (number < least) throw invalidQuery(`"${name}" must be greater than or equal to ${least}`);
  return number;
};

export const searchOf = (value: unknown): string => (typeof value === 'string' ? value.trim() || value : '');

/** A filter as JSON or as brackets; none holds for every row. */
export const filterOf = (value: unknown): Filter => {
  if (!value) return EVERYTHING;
  const read = typeof value === 'string' ? parsedFilter(value) : value;
  if (read === null) throw invalidQuery('"filter" must be of type object');
  return readFilter(read);
};

const parsedFilter = (text: string): unknown => {
  try {
    // A name that every object has is none of a field.
    return JSON.parse(text, (key, value) => (key === '__proto__' ? undefined : value));
  } catch {
    throw invalidQuery('Invalid JSON for filter object');
  }
};

/** Name in the answer → field. */
export const aliasOf = (value: unknown): Record<string, string> => {
  if (!value) return {};
  const read = jsonOr(value);
  if (!isRecord(read)) throw invalidQuery('"alias" has to be an object');
  return Object.fromEntries(
    Object.entries(read).map(([name, field]) => {
      if (typeof field !== 'string') throw invalidQuery(`"alias" value has to be a string. "string" given`);
      if (name.includes('.') || field.includes('.')) {
        throw invalidQuery(`"alias" key/value can't contain a period character \`.\``);
      }
      return [name, field];
    }),
  );
};

const META = ['total_count', 'filter_count'];

export const metaOf = (value: unknown): string[] => {
  if (!value) return [];
  if (value === '*') return META;
  const names: readonly unknown[] =
    typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [undefined];
  return names.map((name, at) => {
    if (typeof name !== 'string' || !META.includes(name)) {
      throw invalidQuery(`"meta[${at}]" must be one of [${META.join(', ')}]`);
    }
    return name;
  });
};

/** `[function, field]`; fields are not trimmed: what is between commas is the name in the answer. */
export const aggregateOf = (value: unknown): [string, string][] => {
  if (!value) return [];
  const read = jsonOr(value);
  if (!isRecord(read)) throw invalidQuery('"aggregate" must be of type object');
  return Object.entries(read).flatMap(([name, sent]) => {
    const fields: readonly unknown[] = typeof sent === 'string' ? sent.split(',') : Array.isArray(sent) ? sent : [sent];
    return fields.map((field): [string, string] => [name, textOf(field, `aggregate.${name}`)]);
  });
};
