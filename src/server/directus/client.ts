import type * as v from 'valibot';
import { BackendError, isBackendError } from './backend-error.ts';
import { type Filter, type ItemsQuery, itemsQueryString } from './items-query.ts';
import { parseRow } from './parse-row.ts';
import { createSender, type Send, type SenderOptions } from './send.ts';

/** What every read may say besides. */
export interface ReadOptions {
  /** Milliseconds for one call, retries and all; 2000 when absent. */
  readonly timeoutMs?: number;
}

/** What a read by keys may say besides. */
export interface KeyedOptions extends ReadOptions {
  /** Rows that a key has at most; 1 when absent. */
  readonly rowsAKey?: number;
}

/** A read of one collection, or of one row of it. */
export interface ItemsCall {
  readonly collection: string;
  readonly id: number | null;
  readonly query: ItemsQuery;
}

/** Gives the `data` of the answer; throws `BackendError`. */
export type ReadItems = (call: ItemsCall, timeoutMs: number) => Promise<unknown>;

/** What a call is named by, in addresses and messages. */
export const itemsPath = ({ collection, id }: Pick<ItemsCall, 'collection' | 'id'>): string =>
  id === null ? `/items/${collection}` : `/items/${collection}/${id}`;

/**
 * The typed client of the backend's protocol. Every value that comes back was checked; every failure is a
 * `BackendError`.
 */
export interface DirectusClient {
  /** The rows of one call: as many as the query's limit and the server allow. */
  list<S extends v.GenericSchema>(
    collection: string,
    query: ItemsQuery,
    row: S,
    options?: ReadOptions,
  ): Promise<v.InferOutput<S>[]>;
  /** One row; null when there is none by that key, or it may not be read: servers tell the same of both. */
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
   * Rows whose field is one of the keys, at most one a key unless said, in as many calls as the server's longest address and its
   * limit ask for.
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
/** 800 keys of seven digits are 6 KB of an address: half of what servers read at least. */
const KEYS_A_CALL = 800;

const checkedRow = <S extends v.GenericSchema>(schema: S, value: unknown, path: string): v.InferOutput<S> => {
  const parsed = parseRow(schema, value);
  if ('row' in parsed) return parsed.row;
  throw new BackendError(parsed.kind, `${path} answered a wrong value at ${parsed.place}.`, { status: 200 });
};

const checkedRows = <S extends v.GenericSchema>(schema: S, value: unknown, path: string): v.InferOutput<S>[] => {
  if (!Array.isArray(value)) throw new BackendError('invalid-answer', `${path} answered no list.`, { status: 200 });
  return value.map((row: unknown, at) => checkedRow(schema, row, `${path} row ${at}`));
};

/** A client over reads that somebody answers: a server, or the application in this process. */
export const clientOver = (read: ReadItems): DirectusClient => {
  const list: DirectusClient['list'] = async (collection, query, row, { timeoutMs = TIMEOUT_MS } = {}) =>
    checkedRows(row, await read({ collection, id: null, query }, timeoutMs), itemsPath({ collection, id: null }));

  const listByKeys: DirectusClient['listByKeys'] = async (collection, field, keys, query, row, options) => {
    const keyed: Filter = { [field]: { _in: keys } };
    const filter = query.filter ? { _and: [keyed, query.filter] } : keyed;
    if (keys.length === 0) return [];
    if (keys.length <= KEYS_A_CALL) {
      try {
        // Said, too high a limit is refused; -1 would be cut to the server's own without a word.
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
      if (only === undefined) throw new BackendError('invalid-answer', `/items/${collection} answered no aggregate.`);
      return only;
    },
  };
};

/** A client over the calls of one sender. */
export const createDirectusClient = (send: Send): DirectusClient =>
  clientOver((call, timeoutMs) => send(`${itemsPath(call)}?${itemsQueryString(call.query)}`, { timeoutMs }));

export const directusClient = (options: SenderOptions): DirectusClient => createDirectusClient(createSender(options));
