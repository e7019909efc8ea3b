import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppBindings } from '../app-bindings.ts';
import { assets } from '../http/assets.ts';
import { isConnected } from './builder-hosts.ts';
import { pagePolicy } from './content-policy.ts';
import { hashesOf, newTrust, type PageTrust } from './page-trust.ts';
import { publicHeaders, responseHeaders } from './response-headers.ts';
import { fontOriginsOf, formOriginsOf, originsOf } from './third-party.ts';

/**
 * Reads the environment variables instead of the settings, so that a Worker with invalid settings sends these headers
 * too.
 */
const policyFor = async (c: Context<AppBindings>, trust: PageTrust, isSecret: boolean): Promise<string> => {
  const { editorPolicy, frameOrigins = [], mediaOrigins = [] } = c.var;
  return pagePolicy({
    mode: trust.kind === 'private' ? trust : { kind: 'shared', styleHashes: await hashesOf(trust.inlineStyles) },
    scriptHashes: [assets.loader.hash],
    thirdParty: isSecret ? [] : originsOf(c.env),
    frameOrigins,
    mediaOrigins,
    formOrigins: formOriginsOf(c.env),
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
  const headers = {
    ...responseHeaders(answer, policy, cachePolicyOf(c)),
    ...publicHeaders(c.var.declared, answer.status),
  };
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  c.res = undefined;
  c.res = answer;
});
