import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { AppBindings } from '../app-bindings.ts';
import {
  asRequestId,
  createMeter,
  metered,
  type RequestId,
  type UpstreamSum,
  upstreamSums,
} from '../http/request-meter.ts';
import { serverTiming } from './server-timing.ts';

/** One line of the request log. It contains the route pattern instead of the path, and no query, headers or cookies. */
export interface RequestLine {
  readonly event: 'request';
  /** ISO time at which the response headers were ready. */
  readonly at: string;
  readonly id: string;
  readonly method: string;
  /** Pattern, such as `/product/:name`. */
  readonly route: string;
  readonly status: number;
  /** Milliseconds until the response headers were ready. Streaming the body is not included. */
  readonly ms: number;
  readonly cache?: Readonly<Record<string, number>>;
  readonly upstreams?: Readonly<Record<string, UpstreamSum>>;
}

/** Returns the platform's ID of the request, or an ID that the client sent. */
const idOf = ({ headers }: Request): RequestId | null =>
  asRequestId(headers.get('CF-Ray') ?? '') ?? asRequestId(headers.get('X-Request-Id') ?? '');

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'SEARCH', 'PUT', 'PATCH', 'DELETE']);

const withHeaders = (response: Response, headers: Readonly<Record<string, string>>): Response => {
  const set = (target: Response): Response => {
    for (const [name, value] of Object.entries(headers)) target.headers.set(name, value);
    return target;
  };
  try {
    return set(response);
  } catch {
    // The headers of a fetched response are immutable.
    return set(new Response(response.body, response));
  }
};

const rounded = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

/**
 * Assigns an ID to every request (`X-Request-Id`: the platform's, or one that the client sent), sets its
 * `Server-Timing` and logs one JSON line about it. On the platform the clock does not advance while code runs, so the
 * times measure waiting only.
 */
export const requestLog = ({
  write = (line: RequestLine): void => console.log(JSON.stringify(line)),
  now = (): number => Date.now(),
  newId = (): string => crypto.randomUUID(),
} = {}): MiddlewareHandler<AppBindings> => {
  return async (c, next) => {
    const startedAt = now();
    const id = idOf(c.req.raw) ?? (newId() as RequestId);
    const meter = createMeter(id);
    c.set('requestId', id);
    await metered(meter, next);
    const endedAt = now();
    const ms = endedAt - startedAt;
    const { cache } = meter;
    const upstreams = upstreamSums(meter, endedAt);
    const { res } = c;
    const response = withHeaders(res, { 'X-Request-Id': id, 'Server-Timing': serverTiming(ms, cache, upstreams) });
    if (response !== res) {
      c.res = undefined;
      c.res = response;
    }
    if (c.env?.REQUEST_LOG === 'off') return;
    const { method } = c.req;
    write({
      event: 'request',
      at: new Date(endedAt).toISOString(),
      id,
      method: METHODS.has(method) ? method : 'other',
      route: c.var.route ?? routePath(c),
      status: response.status,
      ms: rounded(ms),
      ...(cache.size > 0 && { cache: Object.fromEntries(cache) }),
      ...(upstreams.size > 0 && { upstreams: Object.fromEntries(upstreams) }),
    });
  };
};
