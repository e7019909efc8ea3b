/** A response as a visitor sees it. */
export interface Answer {
  /** 599 when none arrived in time. */
  readonly status: number;
  readonly text: string;
  readonly ms: number;
  /** The catalog version that the response names. */
  readonly version: string | null;
  /** `Retry-After`, or `null`. */
  readonly retryAfter: string | null;
  readonly cacheStatus: string | null;
}

/** A posted body. */
export interface Sent {
  readonly body: string | FormData;
  readonly headers: Readonly<Record<string, string>>;
}

/** A visitor action with a check of its response. */
export interface Visit {
  readonly name: string;
  readonly path: string;
  /** The data to send; without it, the visit only reads. `turn` counts earlier sends. */
  readonly send?: (turn: number) => Sent;
  /** Other correct statuses, if the response explains itself in words and has `Retry-After`. */
  readonly refusals?: readonly number[];
  /** Returns what is wrong with a response of status 200 compared with the allowed ones, or `null`. */
  readonly wrong: (answer: Answer, expected: readonly string[]) => string | null;
  /** The visitor's next action after a good response. */
  readonly next?: (answer: Answer) => Visit;
}

/** The two isolates of the Worker under test; the second has separate memory and a separate clock. */
export type Isolate = 'first' | 'twin';

/** Sends one visit to an isolate. */
export type Go = (visit: Visit, isolate?: Isolate) => Promise<Answer>;

const PATIENCE_MS = 10_000;

/** Sent data is counted by client: each body comes from another network. */
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
