/**
 * The response cache. `responseCache` is its middleware; `cacheRenderer` renders what it caches. Routes declare their policy
 * by `policies.ts` and `parameters.ts`.
 */

export { cacheRenderer, type RenderForCache } from './make-answer.ts';
export { responseCache } from './shared-answers.ts';
