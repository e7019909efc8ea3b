import type { Context } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import { boundedMap } from '../cache/bounded-map.ts';
import type { Env, WaitUntil } from '../env.ts';
import { contextOf } from '../http/execution-context.ts';
import { waitUntilOf } from '../http/wait-until.ts';
import { singleFlight } from '../resilience/single-flight.ts';
import { withTimeLimit } from '../resilience/within.ts';
import type { RenderForCache } from './render-for-cache.ts';

/** Returns the response of a cache key, cached or rendered. */
export type ReadCache = (key: string) => Promise<Response>;

/** The context of a request where the platform caches the entry point `Pages`. */
interface CachingContext {
  readonly cache: object;
  readonly exports: { readonly Pages: { fetch(url: string): Promise<Response> } };
}

const isCaching = (ctx: unknown): ctx is CachingContext =>
  typeof ctx === 'object' && ctx !== null && 'cache' in ctx && typeof ctx.cache === 'object' && 'exports' in ctx;

interface CachedResponse {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: Headers;
  /** Milliseconds since 1970. */
  readonly freshUntil: number;
}

const MEMORY_BYTES = 12 * 1024 * 1024;
/** Larger responses are not cached, because they would evict many others. */
const LARGEST_BYTES = 512 * 1024;
/**
 * Maximum time in milliseconds that a request waits for another request to render the same response before it renders
 * it itself.
 */
const JOIN_MS = 3000;

const MAX_AGE = /(?:^|[ ,])max-age=(\d{1,9})/;

/** `status` as in RFC 9211. */
const responseOf = ({ body, headers }: CachedResponse, status: string): Response => {
  const response = new Response(body, { headers });
  response.headers.set('Cache-Status', `response-cache; ${status}`);
  return response;
};

/**
 * Caches responses in the memory of the isolate for the `max-age` that they declare. Requests for the same key at the same time
 * share one rendering. Used where the platform has no cache for entry points.
 */
export const memoryCache = (now: () => number) => {
  const memory = boundedMap<CachedResponse>(MEMORY_BYTES);
  const renderings = singleFlight<string>({ now, limitMs: JOIN_MS });

  return async (key: string, render: () => Promise<Response>, waitUntil: WaitUntil): Promise<Response> => {
    const found = memory.get(key);
    if (found !== undefined && now() < found.freshUntil) return responseOf(found, 'hit');

    /** Only the request that renders may use a response that is not cacheable. */
    const fill = async (): Promise<CachedResponse | Response> => {
      const response = await render();
      const maxAgeS = Number(MAX_AGE.exec(response.headers.get('Cache-Control') ?? '')?.[1] ?? 0);
      if (maxAgeS === 0) return response;
      const body = new Uint8Array(await response.arrayBuffer());
      const cached = { body, headers: response.headers, freshUntil: now() + maxAgeS * 1000 };
      if (body.length <= LARGEST_BYTES) memory.set(key, cached, body.length);
      return cached;
    };
    const filled = async (filling: Promise<CachedResponse | Response>): Promise<Response> => {
      const result = await filling;
      return result instanceof Response ? result : responseOf(result, 'fwd=miss; stored');
    };

    let isOwn = false;
    const rendering = renderings(
      key,
      () => {
        isOwn = true;
        return fill();
      },
      waitUntil,
    );
    if (isOwn) return filled(rendering);
    const joined = await withTimeLimit(JOIN_MS, rendering).catch(() => null);
    if (joined !== null && !(joined instanceof Response)) return responseOf(joined, 'fwd=miss; collapsed');
    const ownRendering = fill();
    waitUntil(ownRendering.catch(() => undefined));
    return filled(ownRendering);
  };
};

/** Tests may have no bindings. */
const NO_BINDINGS = {} as Env;

/**
 * Returns the cache of a request: the platform's cache in front of the entry point `Pages`, or the isolate's memory.
 */
export const cacheFor = (render: RenderForCache): ((c: Context<AppBindings>) => ReadCache) => {
  const caches = new WeakMap<Env, ReturnType<typeof memoryCache>>();
  return (c) => {
    const ctx = contextOf(c);
    if (isCaching(ctx)) return (key) => ctx.exports.Pages.fetch(key);
    const env = c.env ?? NO_BINDINGS;
    const cache = caches.get(env) ?? memoryCache(() => Date.now());
    caches.set(env, cache);
    return (key) => cache(key, () => render(key, env, ctx), waitUntilOf(c));
  };
};
