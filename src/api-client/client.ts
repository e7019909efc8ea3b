import { CanyonApiError } from './api-error.ts';
import { OPERATIONS, type Operations } from './operations.gen.ts';
import { retryAfterSeconds, wait } from './retry.ts';

export type OperationId = keyof Operations;
export type Input<Id extends OperationId> = Operations[Id]['input'];
export type Output<Id extends OperationId> = Operations[Id]['output'];

export interface CallOptions {
  /** Ends the request, and the wait before it is repeated. */
  readonly signal?: AbortSignal;
  /** Key of a request that stores something. Default: a new UUID per call. */
  readonly idempotencyKey?: string;
}

export interface ClientOptions {
  /** URL of the site, such as `https://shop.example`. */
  readonly baseUrl: string;
  /** Default: the `fetch` of the runtime. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Further request headers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** How often a request is repeated after 429 or 503. Default: 2. */
  readonly retries?: number;
  /** Longer waits are not awaited: the error is thrown instead. Default: 60. */
  readonly maxWaitSeconds?: number;
}

type Method<Id extends OperationId> =
  Partial<Input<Id>> extends Input<Id>
    ? (input?: Input<Id>, options?: CallOptions) => Promise<Output<Id>>
    : (input: Input<Id>, options?: CallOptions) => Promise<Output<Id>>;

interface Page {
  readonly items: readonly unknown[];
  readonly next_cursor: string | null;
}

/** Operations that return a page of items and the cursor of the next one. */
export type ListId = { [Id in OperationId]: Output<Id> extends Page ? Id : never }[OperationId];

export type Item<Id extends ListId> = Extract<Output<Id>, Page>['items'][number];

type ListRequest<Id extends ListId> = [id: Id, input: Input<Id>, options?: CallOptions];

/** A method for each operation of the API, by its ID in the reference. */
export type CanyonClient = { readonly [Id in OperationId]: Method<Id> } & {
  /** Yields all pages. Throws 410 `catalog-changed` if the catalog changes between two pages: start again. */
  pages<Id extends ListId>(...request: ListRequest<Id>): AsyncGenerator<Output<Id>, void, undefined>;
  /** Yields the items of all pages. */
  each<Id extends ListId>(...request: ListRequest<Id>): AsyncGenerator<Item<Id>, void, undefined>;
};

interface OperationRow {
  readonly method: string;
  readonly path: string;
  readonly isKeyed?: boolean;
  readonly isBinary?: boolean;
}

const ROWS: Readonly<Record<OperationId, OperationRow>> = OPERATIONS;
const DEFAULT_RETRIES = 2;
const DEFAULT_MAX_WAIT_S = 60;
const REPEATED: ReadonlySet<number> = new Set([429, 503]);

/** Returns URL and body of a request: what is not in the path is in the query, or in the body of a POST. */
const requestOf = ({ method, path }: OperationRow, input: object): { readonly url: string; readonly body?: string } => {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  if (method === 'POST') return { url, body: JSON.stringify(Object.fromEntries(rest)) };
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)])).toString();
  return { url: query === '' ? url : `${url}?${query}` };
};

/** Returns a client. It works wherever `fetch` does, and stores nothing. */
export const createClient = (options: ClientOptions): CanyonClient => {
  const { retries = DEFAULT_RETRIES, maxWaitSeconds = DEFAULT_MAX_WAIT_S } = options;
  const send = options.fetch ?? ((url, init) => fetch(url, init));
  const base = options.baseUrl.replace(/(?<!\/)\/+$/, '');

  /** Repeats the request after 429 and 503. Every operation can be repeated: it only reads, or it has a key. */
  const responseTo = async (url: string, init: RequestInit, signal: AbortSignal | undefined): Promise<Response> => {
    for (let attempt = 0; ; attempt++) {
      const response = await send(url, init);
      if (response.ok) return response;
      const seconds = retryAfterSeconds(response.headers.get('Retry-After'), Date.now());
      const error = new CanyonApiError(response.status, await response.text(), seconds);
      const pause = seconds ?? 2 ** attempt;
      if (!REPEATED.has(error.status) || attempt >= retries || pause > maxWaitSeconds) throw error;
      await wait(pause, signal);
    }
  };

  const call = async (id: OperationId, input: object = {}, { signal, idempotencyKey }: CallOptions = {}) => {
    const row = ROWS[id];
    const { url, body } = requestOf(row, input);
    const headers = {
      Accept: 'application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(row.isKeyed && { 'Idempotency-Key': idempotencyKey ?? crypto.randomUUID() }),
      ...options.headers,
    };
    const init: RequestInit = {
      method: row.method,
      headers,
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    };
    const response = await responseTo(base + url, init, signal);
    return row.isBinary ? response.arrayBuffer() : response.json();
  };

  async function* pages(id: OperationId, input: object, callOptions?: CallOptions): AsyncGenerator<Page, void> {
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page: Page = await call(id, cursor === undefined ? input : { ...input, cursor }, callOptions);
      yield page;
      cursor = page.next_cursor;
    }
  }

  async function* each(id: OperationId, input: object, callOptions?: CallOptions): AsyncGenerator<unknown, void> {
    for await (const { items } of pages(id, input, callOptions)) yield* items;
  }

  const methods = Object.keys(ROWS).map((id) => [
    id,
    (input?: object, callOptions?: CallOptions) => call(id as OperationId, input, callOptions),
  ]);
  return { ...Object.fromEntries(methods), pages, each } as CanyonClient;
};
