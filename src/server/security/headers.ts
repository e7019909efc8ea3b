import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppBindings } from '../app-bindings.ts';
import { assets } from '../http/assets.ts';
import { isConnected } from './builder-hosts.ts';
import { pagePolicy } from './content-policy.ts';
import { hashesOf, newTrust, type PageTrust } from './page-trust.ts';
import { crossOriginHeaders, limitHeaders, type PublicRules, responseHeaders } from './response-headers.ts';
import { fontOriginsOf, formOriginsOf, originsOf } from './third-party.ts';

/**
 * Reads the environment variables and the values of the desk instead of the settings, so that a Worker with invalid
 * settings sends these headers too.
 */
const policyFor = async (c: Context<AppBindings>, trust: PageTrust, isSecret: boolean): Promise<string> => {
  const { editorPolicy, frameOrigins = [], mediaOrigins = [], storedSettings } = c.var;
  const env = { ...c.env, ...storedSettings };
  return pagePolicy({
    mode: trust.kind === 'private' ? trust : { kind: 'shared', styleHashes: await hashesOf(trust.inlineStyles) },
    scriptHashes: [assets.loader.hash],
    thirdParty: isSecret ? [] : originsOf(env),
    frameOrigins,
    mediaOrigins,
    formOrigins: formOriginsOf(env),
    fontOrigins: fontOriginsOf(isConnected(c.env ?? {})),
    ...(editorPolicy && { editor: editorPolicy }),
  });
};

/**
 * Returns the `Cache-Control` that the route declares for reads. `undefined` if no declared route ran: the response is
 * not cached.
 */
const cachePolicyOf = ({ req, var: { declared } }: Context<AppBindings>): string | undefined =>
  req.method === 'GET' || req.method === 'HEAD' ? declared?.policy.browser : undefined;

const API = '/api/';
/** Paths of the public API, also those that do not exist. */
const PUBLIC_API = '/api/v1/';

/**
 * Returns the rules of the route of a request. Other origins may also read the errors of public paths that have no such
 * route: 404 and 405.
 */
const publicRulesOf = ({ req: { method, path }, var: { routes } }: Context<AppBindings>): PublicRules => {
  const declared = routes?.declaredAt(method, path) ?? null;
  if (declared !== null && !declared.isFallback) return declared;
  const allow = path.startsWith(API) ? (routes?.methodsAt(path) ?? null) : [];
  const isCrossOrigin = allow === null ? path.startsWith(PUBLIC_API) : routes?.isCrossOrigin(path, allow) === true;
  return { isCrossOrigin, limit: null, deprecated: null };
};

/**
 * Sets the security headers of every response of the Worker, including errors and redirects. It wraps all routes: the
 * content policy depends on what the route rendered.
 */
export const securityHeaders = createMiddleware<AppBindings>(async (c, next) => {
  const trust = newTrust(c.var.isShared === true);
  c.set('trust', trust);
  await next();
  // A cached response already includes these headers.
  if (c.var.route !== undefined) return;
  // The headers of fetched responses are immutable.
  const answer = new Response(c.res.body, c.res);
  const isSecret = c.var.routes?.isSecretPath(c.req.path) ?? true;
  if (isSecret) answer.headers.set('Referrer-Policy', 'no-referrer');
  const policy = await policyFor(c, trust, isSecret);
  const rules = publicRulesOf(c);
  const headers = {
    ...responseHeaders(answer, policy, cachePolicyOf(c)),
    ...crossOriginHeaders(rules, answer.status),
    ...(c.req.path.startsWith(PUBLIC_API) && limitHeaders(rules, answer.status)),
  };
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  c.res = undefined;
  c.res = answer;
});
