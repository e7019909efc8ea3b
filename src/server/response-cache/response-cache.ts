import type { Context, MiddlewareHandler } from 'hono';
import { SHARED_BUILD_HEADER } from '../../domain/site/offline/names.ts';
import type { AppBindings } from '../app-bindings.ts';
import { hasConsent } from '../content/ab-cookies.ts';
import type { Env } from '../env.ts';
import { assets } from '../http/assets.ts';
import { waitUntilOf } from '../http/wait-until.ts';
import { logFailure } from '../resilience/log-failure.ts';
import { countRequest } from '../security/rate-limits.ts';
import { cacheKeyOf } from './cache-key.ts';
import type { PerRequestPolicy, SharedPolicy } from './cache-policy.ts';
import { cacheFor } from './cache-store.ts';
import { type VersionSources, versionOf } from './cache-version.ts';
import { etagOfVersion, matchesETag, notModified } from './etag.ts';
import { PER_VISITOR, type RenderForCache } from './render-for-cache.ts';

type AppContext = Context<AppBindings>;
type Next = () => Promise<void>;

/** Headers of a response from the platform's cache are immutable. */
const withMutableHeaders = (response: Response): Response => {
  try {
    response.headers.delete('Cache-Tag');
    return response;
  } catch {
    return new Response(response.body, response);
  }
};

const isHtml = ({ headers }: Response): boolean => (headers.get('Content-Type') ?? '').startsWith('text/html');

/** Returns a cached response as the browser gets it: with the browser's `Cache-Control`, or as 304. */
const forBrowser = (c: Context, cached: Response, { browser, view }: SharedPolicy): Response => {
  const response = withMutableHeaders(cached);
  response.headers.delete('Cache-Tag');
  if (cached.status !== 200) return response;
  response.headers.set('Cache-Control', browser);
  if (view.length > 0) response.headers.append('Vary', 'Cookie');
  if (isHtml(response)) response.headers.set(SHARED_BUILD_HEADER, assets.offline.build);
  const etag = cached.headers.get('ETag');
  if (etag === null || !matchesETag(c.req.header('If-None-Match'), etag)) return response;
  void cached.body?.cancel();
  return notModified(response.headers);
};

/** Responds with 304 without generating the response, if the client has this version. */
const revalidate = async (c: AppContext, policy: PerRequestPolicy, version: string, next: Next): Promise<void> => {
  const { pathname, search } = new URL(c.req.url);
  const etag = await etagOfVersion(pathname + search, version);
  if (matchesETag(c.req.header('If-None-Match'), etag)) {
    c.res = notModified(new Headers({ ETag: etag, 'Cache-Control': policy.browser }));
    return;
  }
  await next();
  if (c.res.status === 200) c.res.headers.set('ETag', etag);
};

/**
 * Caches responses that are identical for all visitors, by path, parameters, preferences and version. Everything else goes on
 * to the routes. Invalid settings and a missing catalog are reported by the routes, not here.
 *
 * @param render renders the response of a cache key
 */
export const responseCache = (
  sourcesOf: (env: Env) => VersionSources,
  render: RenderForCache,
): MiddlewareHandler<AppBindings> => {
  const readerFor = cacheFor(render);
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const { pattern, policy, limit } = c.var.routes.policyAt(c.req.path);
    if (policy.kind === 'perRequest' && policy.tags.length === 0) return next();
    const version = await versionOf(() => sourcesOf(c.env), policy.tags, waitUntilOf(c)).catch((cause: unknown) => {
      logFailure('The version of a response could not be read.', cause);
      return null;
    });
    if (version === null) return next();
    if (policy.kind === 'perRequest') return revalidate(c, policy, version, next);

    const { settings, tracking } = sourcesOf(c.env);
    // Page views with consent are reported to the builder space, so pages for these visitors are not shared.
    if (tracking !== undefined && hasConsent(c)) return next();
    const key = await cacheKeyOf(c, policy, version, settings.tagManagerId !== '');
    if (key === null) return next();
    if (limit !== null) await countRequest(c, limit);
    const cached = await readerFor(c)(key);
    if (cached.headers.has(PER_VISITOR)) return next();
    c.set('route', pattern);
    c.res = forBrowser(c, cached, policy);
  };
};
