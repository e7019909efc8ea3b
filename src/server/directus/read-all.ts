import type * as v from 'valibot';
import { isBackendError } from './backend-error.ts';
import type { DirectusClient, ReadOptions } from './client.ts';
import type { Filter, ItemsQuery } from './items-query.ts';

/** Rows per call if the server rejects more without reporting its maximum. */
const SAFE_LIMIT = 1000;
const SMALLEST_LIMIT = 100;
/** No server has a lower maximum, so a response with fewer rows is complete. */
const NEVER_TRUNCATED = 50;

interface Reading<S extends v.GenericSchema> {
  readonly client: DirectusClient;
  readonly collection: string;
  readonly query: ItemsQuery;
  readonly row: S;
  readonly options?: ReadOptions;
}

/** Returns the limit for the next attempt, or `null` if the error was not caused by the limit. */
const smallerLimit = (error: unknown, limit: number): number | null => {
  if (!isBackendError(error, 'limit-refused')) return null;
  const serverLimit = error.largestLimit;
  if (serverLimit !== null && serverLimit > 0 && (limit < 0 || serverLimit < limit)) return serverLimit;
  if (limit < 0 || limit > SAFE_LIMIT) return SAFE_LIMIT;
  return limit > SMALLEST_LIMIT ? SMALLEST_LIMIT : null;
};

const readPages = async <S extends v.GenericSchema>(
  { client, collection, query, row, options }: Reading<S>,
  key: readonly string[],
  first: number,
): Promise<v.InferOutput<S>[]> => {
  const rows: v.InferOutput<S>[] = [];
  const sort = query.sort ?? key;
  for (let limit = first; ; ) {
    try {
      const page = await client.list(collection, { ...query, sort, limit, offset: rows.length }, row, options);
      if (page.length === 0) return rows;
      rows.push(...page);
    } catch (error) {
      const smaller = smallerLimit(error, limit);
      if (smaller === null) throw error;
      limit = smaller;
    }
  }
};

/**
 * Reads all rows of a query. Requests them at once; falls back to reading page by page if the server rejects the limit
 * or silently truncates the response. `key` orders the pages if the query has no order.
 *
 * @param keyOf value of the first `key` in a row. With it, the last row is requested concurrently with all rows: if it
 *   is among them, nothing was truncated. Without it, one more row is requested afterwards, which takes twice as long.
 */
export const readAll = async <S extends v.GenericSchema>(
  reading: Reading<S>,
  key: readonly string[],
  keyOf?: (row: v.InferOutput<S>) => number | null,
): Promise<v.InferOutput<S>[]> => {
  const { client, collection, query, row, options } = reading;
  const requested = query.limit ?? -1;
  const lastRow =
    keyOf && client.list(collection, { ...query, sort: [`-${key[0]}`], limit: 1 }, row, options).catch(() => []);
  let rows: v.InferOutput<S>[];
  try {
    rows = await client.list(collection, query, row, options);
  } catch (error) {
    const smaller = smallerLimit(error, requested);
    if (smaller === null) throw error;
    return readPages(reading, key, smaller);
  }
  if (rows.length < NEVER_TRUNCATED) return rows;
  if (keyOf && lastRow) {
    const last = (await lastRow).map(keyOf)[0] ?? null;
    if (last !== null && rows.some((one) => keyOf(one) === last)) return rows;
  }
  const sort = query.sort ?? key;
  const next = await client.list(collection, { ...query, sort, limit: 1, offset: rows.length }, row, options);
  return next.length === 0 ? rows : readPages(reading, key, rows.length);
};

/**
 * Reads a large collection page by page, by an integer key instead of by offset: every page costs the same, and rows
 * that are added or removed during the read do not shift the pages. Rows without a key cause an error of their schema.
 */
export async function* readByKey<S extends v.GenericSchema>(
  { client, collection, query, row, options }: Reading<S>,
  {
    key,
    keyOf,
    limit: first,
    after: start = null,
    onLimit,
  }: {
    readonly key: string;
    readonly keyOf: (row: v.InferOutput<S>) => number;
    readonly limit: number;
    /** Only rows after this key; null or absent starts with the first. */
    readonly after?: number | null;
    /** Called with the server's maximum when it rejected a higher limit. */
    readonly onLimit?: (limit: number) => void;
  },
): AsyncGenerator<v.InferOutput<S>[]> {
  let after = start;
  for (let limit = first; ; ) {
    const beyond: Filter = after === null ? {} : { [key]: { _gt: after } };
    const parts: readonly Filter[] = [beyond, query.filter ?? {}].filter((part) => Object.keys(part).length > 0);
    const [only = {}] = parts;
    const filter: Filter = parts.length > 1 ? { _and: parts } : only;
    let rows: v.InferOutput<S>[];
    try {
      const requested = { ...query, sort: [key], limit, ...(parts.length > 0 && { filter }) };
      rows = await client.list(collection, requested, row, options);
    } catch (error) {
      const smaller = smallerLimit(error, limit);
      if (smaller === null) throw error;
      limit = smaller;
      onLimit?.(smaller);
      continue;
    }
    const last = rows.at(-1);
    if (last === undefined) return;
    const reached = keyOf(last);
    // A server that ignores the filter would return the same page forever.
    if (after !== null && reached <= after)
      throw new RangeError(`${collection} returned rows up to ${key} ${after} again.`);
    after = reached;
    yield rows;
  }
}
