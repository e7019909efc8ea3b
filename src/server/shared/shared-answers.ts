import type { Context, MiddlewareHandler } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import { hasConsent } from '../content/ab-cookies.ts';
import type { Env } from '../env.ts';
import { waitUntilOf } from '../http/wait-until.ts';
import { logFailure } from '../resilience/log-failure.ts';
import type { RateLimitName } from '../security/rate-limit-rules.ts';
import { countRequest } from '../security/rate-limits.ts';
import { etagOfVersion, isHeld } from './etag.ts';
import type { SharedAnswers } from './kept-answers.ts';
import { ONLY_FOR_ONE } from './make-answer.ts';
import type { OwnPolicy, SharedPolicy } from './policies.ts';
import { keptAddress, sharedAddress } from './shared-address.ts';
import { type Sources, versionOf } from './versions.ts';

type AppContext = Context<AppBindings>;
type Next = () => Promise<void>;

const notModified = (given: Headers): Response => {
  const headers = new Headers(given);
  for (const name of ['Content-Type', 'Content-Encoding']) headers.delete(name);
  return new Response(null, { status: 304, headers });
};

/** Headers of the platform's cache cannot be written to; a body that is packed already must stay in the answer it came in. */
const withOwnHeaders = (kept: Response): Response => {
  try {
    kept.headers.delete('Cache-Tag');
    return kept;
  } catch {
    return new Response(kept.body, kept);
  }
};

/** A kept answer as the browser gets it: how long it may hold it, and nothing that only caches read. */
const forBrowser = (c: Context, kept: Response, { browser, view }: SharedPolicy): Response => {
  const answer = withOwnHeaders(kept);
  answer.headers.delete('Cache-Tag');
  if (kept.status !== 200) return answer;
  answer.headers.set('Cache-Control', browser);
  if (view.length > 0) answer.headers.append('Vary', 'Cookie');
  const etag = kept.headers.get('ETag');
  if (etag === null || !isHeld(c.req.header('If-None-Match'), etag)) return answer;
  void kept.body?.cancel();
  return notModified(answer.headers);
};

/** Tells who has the answer of this version that it is still right, without making it. */
const conditional = async (c: AppContext, policy: OwnPolicy, version: string, next: Next): Promise<void> => {
  const { pathname, search } = new URL(c.req.url);
  const etag = await etagOfVersion(pathname + search, version);
  if (isHeld(c.req.header('If-None-Match'), etag)) {
    c.res = notModified(new Headers({ ETag: etag, 'Cache-Control': policy.browser }));
    return;
  }
  await next();
  if (c.res.status === 200) c.res.headers.set('ETag', etag);
};

/** Neither a setting that cannot be used nor a catalog that is away is told here: the routes do. */
const versionFor = (c: AppContext, sourcesOf: (env: Env) => Sources, policy: OwnPolicy | SharedPolicy) =>
  versionOf(() => sourcesOf(c.env), policy.tags, waitUntilOf(c)).catch((cause: unknown) => {
    logFailure('The version of an answer is not known.', cause);
    return null;
  });

const sharedAnswer = async (
  c: AppContext,
  { settings, tracking }: Sources,
  policy: SharedPolicy,
  version: string,
  answers: SharedAnswers,
  limit: RateLimitName | null,
): Promise<Response | null> => {
  // What they see is told to the space.
  if (tracking !== undefined && hasConsent(c)) return null;
  const address = await sharedAddress(c, policy, settings.tagManagerId !== '');
  if (address === null) return null;
  if (limit !== null) await countRequest(c, limit);
  const kept = await answers(keptAddress(address, version));
  return kept.headers.has(ONLY_FOR_ONE) ? null : forBrowser(c, kept, policy);
};

/**
 * The gateway: an answer that is the same for everybody is made once and kept, by address, view and version; all others go
 * on to the routes.
 */
export const sharedAnswers =
  (sourcesOf: (env: Env) => Sources, answersOf: (c: AppContext) => SharedAnswers): MiddlewareHandler<AppBindings> =>
  async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const { pattern, policy, limit } = c.var.routes.policyAt(c.req.path);
    if (policy.kind === 'own' && policy.tags.length === 0) return next();
    const version = await versionFor(c, sourcesOf, policy);
    if (version === null) return next();
    if (policy.kind === 'own') return conditional(c, policy, version, next);
    const answer = await sharedAnswer(c, sourcesOf(c.env), policy, version, answersOf(c), limit);
    if (answer === null) return next();
    c.set('route', pattern);
    c.res = answer;
  };
