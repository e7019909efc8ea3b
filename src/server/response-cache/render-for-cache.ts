import type { Hono } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import type { Env } from '../env.ts';
import type { LiveSettings } from '../site-settings/live-settings.ts';
import { requestOfKey, versionInKey } from './cache-key.ts';
import type { Policy, SharedPolicy } from './cache-policy.ts';
import { settingsVersion } from './cache-version.ts';
import { etagOf } from './etag.ts';

/** Header of a response that says that the page must be rendered per visitor. */
export const PER_VISITOR = 'X-Per-Visitor';

/** Returns the response of a route if a shared page turns out to differ by visitor. */
export const renderPerVisitor = (): Response => new Response(null, { status: 204, headers: { [PER_VISITOR]: '1' } });

/** Header by which a route shortens `freshS` of its policy, in seconds. */
export const FRESH_S = 'X-Fresh-Seconds';

type RequestContext = Parameters<Hono<AppBindings>['fetch']>[2];

/** Renders the response of a cache key. */
export type RenderForCache = (key: string, env: Env, ctx: RequestContext) => Promise<Response>;

interface RenderSources {
  readonly settingsOf: (env: Env) => Pick<LiveSettings, 'current' | 'reload'>;
  readonly policyAt: (path: string) => { readonly policy: Policy };
  /** Returns the application that renders; called with the first response. */
  readonly createRoutes: () => Hono<AppBindings>;
}

/**
 * Returns whether a response may be cached: complete, without a cookie, and rendered from the catalog that its key
 * names. An isolate may still have an older catalog or older settings in memory.
 */
const isCacheable = ({ status, headers }: Response, version: string): boolean => {
  const catalog = headers.get('X-Catalog-Version');
  return status === 200 && !headers.has('Set-Cookie') && (catalog === null || version.includes(catalog));
};

/** Returns the version of this isolate's settings. If the key names another one, changes of the desk are read first. */
const currentVersion = async (settings: Pick<LiveSettings, 'current' | 'reload'>, version: string): Promise<string> => {
  if (!version.includes(settingsVersion(settings.current()))) await settings.reload();
  return settingsVersion(settings.current());
};

const cacheControl = ({ freshS, staleS }: SharedPolicy, shorterS: string | null): string => {
  const fresh = shorterS === null ? freshS : Math.min(freshS, Number(shorterS));
  return `public, max-age=${fresh}${staleS === 0 ? '' : `, stale-while-revalidate=${staleS}`}`;
};

/**
 * Renders responses for the cache with the routes, from a request that contains only the visitor's data in the cache
 * key. The response has the headers that a cache reads: age, tags and ETag, or `no-store`.
 */
export const cacheRenderer = ({ settingsOf, policyAt, createRoutes }: RenderSources): RenderForCache => {
  let routes: Hono<AppBindings> | null = null;
  return async (key, env, ctx) => {
    routes ??= createRoutes();
    const settings = settingsOf(env);
    const version = versionInKey(key);
    const hasSettings = version.includes(await currentVersion(settings, version));
    const request = requestOfKey(key, settings.current().siteUrl);
    const { policy } = policyAt(new URL(request.url).pathname);
    const rendered = await routes.fetch(request, env, ctx);
    // The target of a redirect keeps the parameters that are not in the cache key.
    if (rendered.status >= 300 && rendered.status < 400) return renderPerVisitor();
    if (policy.kind !== 'shared' || !hasSettings || !isCacheable(rendered, version)) {
      const response = new Response(rendered.body, rendered);
      response.headers.set('Cache-Control', 'no-store');
      return response;
    }
    const body = new Uint8Array(await rendered.arrayBuffer());
    const response = new Response(body, rendered);
    response.headers.set('ETag', await etagOf(body));
    response.headers.set('Cache-Control', cacheControl(policy, rendered.headers.get(FRESH_S)));
    if (policy.tags.length > 0) response.headers.set('Cache-Tag', policy.tags.join(','));
    response.headers.delete(FRESH_S);
    return response;
  };
};
