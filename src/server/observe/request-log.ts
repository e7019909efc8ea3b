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

/** One line of the request log. Holds no address, no query, no header and no cookie: routes stand for what was asked. */
export interface RequestLine {
  readonly event: 'request';
  /** ISO time of the answer's head. */
  readonly at: string;
  readonly id: string;
  readonly method: string;
  /** Pattern, such as `/product/:name`. */
  readonly route: string;
  readonly status: number;
  /** Until the answer's head was ready; what streams afterwards is not counted. */
  readonly ms: number;
  readonly cache?: Readonly<Record<string, number>>;
  readonly upstreams?: Readonly<Record<string, UpstreamSum>>;
}

/** The platform's own id of the request, else one that the caller brings. */
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
    // Headers of a fetched answer cannot be written to.
    return set(new Response(response.body, response));
  }
};

const rounded = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

/**
 * Gives every request an id (`X-Request-Id`: that of the platform, else one that the caller brings), tells its `Server-Timing`
 * and writes one JSON line about it. On the platform clocks stand still while code runs: the times are those of waiting.
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
    const told = withHeaders(res, { 'X-Request-Id': id, 'Server-Timing': serverTiming(ms, cache, upstreams) });
    if (told !== res) {
      c.res = undefined;
      c.res = told;
    }
    if (c.env?.REQUEST_LOG === 'off') return;
    const { method } = c.req;
    write({
      event: 'request',
      at: new Date(endedAt).toISOString(),
      id,
      method: METHODS.has(method) ? method : 'other',
      route: c.var.route ?? routePath(c),
      status: told.status,
      ms: rounded(ms),
      ...(cache.size > 0 && { cache: Object.fromEntries(cache) }),
      ...(upstreams.size > 0 && { upstreams: Object.fromEntries(upstreams) }),
    });
  };
};
