/**
 * The entry point of the response cache. `responseCache` is its middleware, `cacheRenderer` renders what it caches. A route
 * declares its policy by `cache-policy.ts` and `cache-parameters.ts`; with the rest it adjusts a single response.
 */

export { cacheRenderer, FRESH_S, type RenderForCache, renderPerVisitor } from './render-for-cache.ts';
export { responseCache } from './response-cache.ts';
