import { isRecord } from '../../../domain/cart/read-json.ts';
import { type DeepQuery, deepOf } from './deep-query.ts';
import { invalidPayload, invalidQuery } from './directus-error.ts';
import type { Filter } from './filter.ts';
import { checkFilter } from './filter-check.ts';
import { type Parameter, readParameters } from './parameters.ts';
import { aggregateOf, aliasOf, fieldsOf, filterOf, metaOf, searchOf, sortOf, wholeOf } from './request-values.ts';

/** Rows of an answer whose query names no limit. */
export const DEFAULT_LIMIT = 100;

/** How rows are written when not as the protocol's JSON. */
export type ExportFormat = 'csv' | 'csv_utf8' | 'json';

/** What a call asks for, as sent: nothing of it is checked against a collection yet. */
export interface ItemsRequest {
  /** Dotted paths. */
  readonly fields: readonly string[];
  readonly filter: Filter;
  /** Field paths, descending with a minus before; undefined: not given. */
  readonly sort: readonly string[] | undefined;
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
  /** What is asked of the rows below a field. */
  readonly deep: DeepQuery;
  /** A field back to the row it was reached from belongs to `*.…` too. */
  readonly backlink: boolean;
  readonly export: ExportFormat | null;
}

const FORMATS = ['csv', 'csv_utf8', 'json', 'xml', 'yaml'];
const isWritten = (value: unknown): value is ExportFormat =>
  value === 'csv' || value === 'csv_utf8' || value === 'json';

const exportOf = (value: unknown): ExportFormat | null => {
  if (!value) return null;
  if (isWritten(value)) return value;
  throw invalidQuery(
    typeof value === 'string' && FORMATS.includes(value)
      ? `This server does not export as ${value}`
      : `"export" must be one of [${FORMATS.join(', ')}]`,
  );
};

const requestFrom = (get: (name: string) => unknown): ItemsRequest => {
  const fields = fieldsOf(get('fields'), 'fields') ?? ['*'];
  const groupBy = fieldsOf(get('groupBy'), 'group') ?? [];
  const filter = filterOf(get('filter'));
  checkFilter(filter);
  const [limit, offset, page, backlink] = [get('limit'), get('offset'), get('page'), get('backlink')];
  const rows = limit === undefined || limit === null ? undefined : wholeOf(limit, 'limit', -1);
  return {
    fields,
    filter,
    sort: sortOf(get('sort')),
    limit: rows,
    offset: offset === undefined ? 0 : wholeOf(offset, 'offset', 0),
    // All there are is one page, whichever is asked for.
    page: page ? wholeOf(page, 'page', 0) * (rows === -1 ? 0 : 1) : 0,
    search: searchOf(get('search')),
    groupBy,
    aggregate: aggregateOf(get('aggregate')),
    meta: metaOf(get('meta')),
    alias: aliasOf(get('alias')),
    deep: deepOf(get('deep')),
    backlink: backlink !== false && backlink !== 'false',
    export: exportOf(get('export')),
  };
};

/** Reads a query string. Throws `DirectusError('INVALID_QUERY')`; parameters it does not know are ignored. */
export const requestFromQuery = (query: string): ItemsRequest => {
  const parameters: ReadonlyMap<string, Parameter> = readParameters(query);
  return requestFrom((name) => parameters.get(name));
};

/** Reads the `query` of a body. */
export const requestFromObject = (query: Readonly<Record<string, unknown>>): ItemsRequest =>
  requestFrom((name) => (Object.hasOwn(query, name) ? query[name] : undefined));

/** The body of a SEARCH: `{query: {...}, keys: [...]}`, either of them left out. */
export interface SearchBody {
  readonly query: Readonly<Record<string, unknown>> | null;
  readonly keys: readonly (number | string)[] | null;
}

/** Throws INVALID_PAYLOAD for anything else. */
export const searchBody = (body: unknown): SearchBody => {
  if (!isRecord(body)) throw invalidPayload('"value" must be of type object');
  const { keys, query, ...others } = body;
  const list: readonly unknown[] = Array.isArray(keys) ? keys : [];
  if (keys !== undefined && !Array.isArray(keys)) throw invalidPayload('"keys" must be an array');
  const checked = list.map((key, at) => {
    if (typeof key === 'string' || typeof key === 'number') return key;
    throw invalidPayload(`"keys[${at}]" must be one of [string, number]`);
  });
  if (query !== undefined && !isRecord(query)) throw invalidPayload('"query" must be of type object');
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw invalidPayload(`"${unknown}" is not allowed`);
  return { query: query ?? null, keys: keys === undefined ? null : checked };
};
