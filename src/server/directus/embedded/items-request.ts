import { invalidQuery } from './directus-error.ts';
import { type Parameter, readParameters } from './parameters.ts';

/** Rows of an answer whose query names no limit. */
export const DEFAULT_LIMIT = 100;

/** What a call asks for, as sent: nothing of it is checked against a collection yet. */
export interface ItemsRequest {
  /** Dotted paths. */
  readonly fields: readonly string[];
  readonly filter: unknown;
  /** Field paths, descending with a minus before. */
  readonly sort: readonly string[];
  /** undefined: not given; -1: all. */
  readonly limit: number | undefined;
  readonly offset: number;
  readonly page: number;
  readonly search: string;
  readonly groupBy: readonly string[];
  /** `[function, field]`. */
  readonly aggregate: readonly (readonly [string, string])[];
  readonly meta: readonly string[];
  /** Name in the answer → field. */
  readonly alias: Readonly<Record<string, string>>;
  /** List field → at most so many of its rows. */
  readonly deepLimit: Readonly<Record<string, number>>;
  readonly asCsv: boolean;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parseJson = (text: string, name: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidQuery(`Invalid JSON for ${name} object`);
  }
};

/** A list as `a,b`, as JSON or as several parameters. */
const listOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(listOf);
  if (typeof value !== 'string') return [];
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
};

const recordOf = (value: unknown, name: string): Readonly<Record<string, unknown>> => {
  const read = typeof value === 'string' && value !== '' ? parseJson(value, name) : value;
  return isRecord(read) ? read : {};
};

const wholeOf = (value: unknown, name: string): number | undefined => {
  if (value === undefined || value === null || value === '') return undefined;
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  if (!Number.isFinite(number)) throw invalidQuery(`"${name}" must be a number`);
  return Math.trunc(number);
};

const limitOf = (value: unknown): number | undefined => {
  const limit = wholeOf(value, 'limit');
  if (limit !== undefined && limit < -1) throw invalidQuery('"limit" must be greater than or equal to -1');
  return limit;
};

const filterOf = (value: unknown): unknown => {
  if (value === undefined || value === null || value === '') return {};
  const read = typeof value === 'string' ? parseJson(value, 'filter') : value;
  if (!isRecord(read)) throw invalidQuery('"filter" must be an object');
  return read;
};

const aggregateOf = (value: unknown): [string, string][] =>
  Object.entries(recordOf(value, 'aggregate')).flatMap(([name, fields]) =>
    listOf(fields).map((field): [string, string] => [name, field]),
  );

const aliasOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(recordOf(value, 'alias')).flatMap(([name, field]) =>
      typeof field === 'string' ? [[name, field]] : [],
    ),
  );

const deepLimitOf = (value: unknown): Record<string, number> =>
  Object.fromEntries(
    Object.entries(recordOf(value, 'deep')).flatMap(([field, settings]) => {
      const limit = isRecord(settings) ? limitOf(settings._limit) : undefined;
      return limit === undefined || limit === -1 ? [] : [[field, limit]];
    }),
  );

const requestFrom = (get: (name: string) => unknown): ItemsRequest => {
  const search = get('search');
  return {
    fields: listOf(get('fields')),
    filter: filterOf(get('filter')),
    sort: listOf(get('sort')),
    limit: limitOf(get('limit')),
    offset: Math.max(0, wholeOf(get('offset'), 'offset') ?? 0),
    page: wholeOf(get('page'), 'page') ?? 0,
    search: typeof search === 'string' ? search : '',
    groupBy: listOf(get('groupBy')),
    aggregate: aggregateOf(get('aggregate')),
    meta: listOf(get('meta')),
    alias: aliasOf(get('alias')),
    deepLimit: deepLimitOf(get('deep')),
    asCsv: get('export') === 'csv',
  };
};

/** Reads a query string. Throws `DirectusError('INVALID_QUERY')`; parameters it does not know are ignored. */
export const requestFromQuery = (query: string): ItemsRequest => {
  const parameters: ReadonlyMap<string, Parameter> = readParameters(query);
  return requestFrom((name) => parameters.get(name));
};

/** Reads the body of a SEARCH: `{query: {...}}`. */
export const requestFromBody = (body: unknown): ItemsRequest => {
  const query = isRecord(body) && isRecord(body.query) ? body.query : {};
  return requestFrom((name) => query[name]);
};
