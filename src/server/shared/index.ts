/**
 * The entry point of the response cache. `responseCache` is its middleware, `cacheRenderer` renders what it caches. A route
 * declares its policy by `policies.ts` and `parameters.ts`; with the rest it adjusts a single response.
 */

export { cacheRenderer, FRESH_S, type RenderForCache, renderPerVisitor } from './make-answer.ts';
export { responseCache } from './shared-answers.ts';
