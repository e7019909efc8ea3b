/** A response as a visitor sees it. */
export interface Answer {
  /** 599: none came in time. */
  readonly status: number;
  readonly text: string;
  readonly ms: number;
  /** The catalog it was made from, where it says so. */
  readonly version: string | null;
  /** `Retry-After`, or null. */
  readonly retryAfter: string | null;
  readonly cacheStatus: string | null;
}

/** A body that is posted. */
export interface Sent {
  readonly body: string | FormData;
  readonly headers: Readonly<Record<string, string>>;
}

/** One thing visitors do, and what proves that the response is right. */
export interface Visit {
  readonly name: string;
  readonly path: string;
  /** What is sent; absent: the visit only reads. `turn` counts what was sent before. */
  readonly send?: (turn: number) => Sent;
  /** Statuses that are right as well, if the response says in words why and by `Retry-After` when to come back. */
  readonly refusals?: readonly number[];
  /** What is wrong with a response of status 200, given what it may be, byte by byte; null: nothing. */
  readonly wrong: (answer: Answer, expected: readonly string[]) => string | null;
  /** What the visitor does next with a good response. */
  readonly next?: (answer: Answer) => Visit;
}

/** The two isolates of the Worker under test; the second has its own memory and its own clock. */
export type Isolate = 'first' | 'twin';

/** Sends one visit to an isolate. */
export type Go = (visit: Visit, isolate?: Isolate) => Promise<Answer>;

const PATIENCE_MS = 10_000;

/** What is sent is counted by client: each body comes from another network. */
export const clientOf = (turn: number): string => `198.${18 + ((turn >> 16) % 2)}.${(turn >> 8) % 256}.${turn % 256}`;

/** Returns the sender of visits to a site; each sent body gets the next turn. */
export const visitor = (origin: string): Go => {
  let turn = 0;
  return async ({ path, send }, isolate = 'first') => {
    const started = performance.now();
    const sent = send?.(turn++);
    try {
      const response = await fetch(origin + path, {
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...(sent && { method: 'POST', body: sent.body }),
        headers: {
          ...(sent && { Origin: origin, Accept: 'application/json' }),
          'CF-Connecting-IP': clientOf(sent ? turn : 0),
          ...sent?.headers,
          'X-Chaos-Isolate': isolate,
        },
      });
      const { status, headers } = response;
      return {
        status,
        text: await response.text(),
        ms: performance.now() - started,
        version: headers.get('X-Catalog-Version'),
        retryAfter: headers.get('Retry-After'),
        cacheStatus: headers.get('Cache-Status'),
      };
    } catch (error) {
      const ms = performance.now() - started;
      return { status: 599, text: String(error), ms, version: null, retryAfter: null, cacheStatus: null };
    }
  };
};

/** A plain read. */
export const reading = (path: string): Visit => ({ name: 'read', path, wrong: () => null });
