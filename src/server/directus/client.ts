import type * as v from 'valibot';
import { BackendError, isBackendError } from './backend-error.ts';
import { type Filter, type ItemsQuery, itemsQueryString } from './items-query.ts';
import { parseRow } from './parse-row.ts';
import { createSender, type Send, type SenderOptions } from './send.ts';

/** Options of every read. */
export interface ReadOptions {
  /** Maximum milliseconds for one call including retries; 2000 if absent. */
  readonly timeoutMs?: number;
}

/** Options of reads by keys. */
export interface KeyedOptions extends ReadOptions {
  /** Maximum number of rows per key; 1 if absent. */
  readonly rowsAKey?: number;
}

/** A read of one collection, or of one row of it. */
export interface ItemsCall {
  readonly collection: string;
  readonly id: number | null;
  readonly query: ItemsQuery;
}

/** Returns the `data` of the response. Throws `BackendError`. */
export type ReadItems = (call: ItemsCall, timeoutMs: number) => Promise<unknown>;

/** Returns the path of a call, for URLs and messages. */
export const itemsPath = ({ collection, id }: Pick<ItemsCall, 'collection' | 'id'>): string =>
  id === null ? `/items/${collection}` : `/items/${collection}/${id}`;

/**
 * The typed client of the backend's protocol. All returned values are validated, and every failure is a `BackendError`.
 */
export interface DirectusClient {
  /** Rows of one call: as many as the query's limit and the server allow. */
  list<S extends v.GenericSchema>(
    collection: string,
    query: ItemsQuery,
    row: S,
    options?: ReadOptions,
  ): Promise<v.InferOutput<S>[]>;
  /** One row, or `null` if the key is unknown or the row must not be read, which servers do not distinguish. */
  item<S extends v.GenericSchema>(
    collection: string,
    id: number,
    query: Pick<ItemsQuery, 'fields'>,
    row: S,
    options?: ReadOptions,
  ): Promise<v.InferOutput<S> | null>;
  /** The one row of an aggregate without groups. */
  aggregate<S extends v.GenericSchema>(
    collection: string,
    query: ItemsQuery,
    row: S,
    options?: ReadOptions,
  ): Promise<v.InferOutput<S>>;
  /**
   * Rows whose field is one of the keys, at most one per key by default. Splits the keys into several calls if the URL
   * or the limit would exceed the server's maximum.
   */
  listByKeys<S extends v.GenericSchema>(
    collection: string,
    field: string,
    keys: readonly number[],
    query: Omit<ItemsQuery, 'limit'>,
    row: S,
    options?: KeyedOptions,
  ): Promise<v.InferOutput<S>[]>;
}

const TIMEOUT_MS = 2000;
/** 800 keys of seven digits take 6 KB of a URL: half of the length that every server accepts. */
const KEYS_A_CALL = 800;

const checkedRow = <S extends v.GenericSchema>(schema: S, value: unknown, path: string): v.InferOutput<S> => {
  const parsed = parseRow(schema, value);
  if ('row' in parsed) return parsed.row;
  throw new BackendError(parsed.kind, `${path} returned an invalid value at ${parsed.place}.`, { status: 200 });
};

const checkedRows = <S extends v.GenericSchema>(schema: S, value: unknown, path: string): v.InferOutput<S>[] => {
  if (!Array.isArray(value)) throw new BackendError('invalid-answer', `${path} returned no list.`, { status: 200 });
  return value.map((row: unknown, at) => checkedRow(schema, row, `${path} row ${at}`));
};

/** Returns a client that reads from a server or from the application in this process. */
export const clientOver = (read: ReadItems): DirectusClient => {
  const list: DirectusClient['list'] = async (collection, query, row, { timeoutMs = TIMEOUT_MS } = {}) =>
    checkedRows(row, await read({ collection, id: null, query }, timeoutMs), itemsPath({ collection, id: null }));

  const listByKeys: DirectusClient['listByKeys'] = async (collection, field, keys, query, row, options) => {
    const keyed: Filter = { [field]: { _in: keys } };
    const filter = query.filter ? { _and: [keyed, query.filter] } : keyed;
    if (keys.length === 0) return [];
    if (keys.length <= KEYS_A_CALL) {
      try {
        // An explicit limit that is too high is rejected, whereas -1 would silently be reduced to the server's maximum.
        return await list(
          collection,
          { ...query, filter, limit: keys.length * (options?.rowsAKey ?? 1) },
          row,
          options,
        );
      } catch (error) {
        const isTooMuch = isBackendError(error, 'address-too-long') || isBackendError(error, 'limit-refused');
        if (!isTooMuch || keys.length === 1) throw error;
      }
    }
    const half = keys.length > KEYS_A_CALL ? KEYS_A_CALL : Math.ceil(keys.length / 2);
    const first = await listByKeys(collection, field, keys.slice(0, half), query, row, options);
    return [...first, ...(await listByKeys(collection, field, keys.slice(half), query, row, options))];
  };

  return {
    list,
    listByKeys,
    async item(collection, id, query, row, { timeoutMs = TIMEOUT_MS } = {}) {
      try {
        return checkedRow(row, await read({ collection, id, query }, timeoutMs), itemsPath({ collection, id }));
      } catch (error) {
        if (isBackendError(error, 'forbidden')) return null;
        throw error;
      }
    },
    async aggregate(collection, query, row, options) {
      const [only] = await list(collection, query, row, options);
      if (only === undefined) throw new BackendError('invalid-answer', `/items/${collection} returned no aggregate.`);
      return only;
    },
  };
};

/** Returns a client that calls a server through `send`. */
export const createDirectusClient = (send: Send): DirectusClient =>
  clientOver((call, timeoutMs) => send(`${itemsPath(call)}?${itemsQueryString(call.query)}`, { timeoutMs }));

export const directusClient = (options: SenderOptions): DirectusClient => createDirectusClient(createSender(options));
