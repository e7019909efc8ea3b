import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppBindings } from '../app-bindings.ts';
import { assets } from '../http/assets.ts';
import { answerHeaders } from './answer-headers.ts';
import { isConnected } from './builder-hosts.ts';
import { pagePolicy } from './content-policy.ts';
import { hashesOf, newTrust, type PageTrust } from './page-trust.ts';
import { fontOriginsOf, formOriginsOf, originsOf } from './third-party.ts';

/** Reads the variables themselves, not the settings: also a Worker with unusable settings answers with these headers. */
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

/** The `Cache-Control` that the route declares for reads; undefined where no declared route ran: then nothing is cached. */
const cachePolicyOf = ({ req, var: { declared } }: Context<AppBindings>): string | undefined =>
  req.method === 'GET' || req.method === 'HEAD' ? declared?.policy.browser : undefined;

/**
 * Security headers of every answer the Worker gives, errors and redirects too: stands outside of all routes. The content
 * policy is written once the route has run and has said what its page holds.
 */
export const securityHeaders = createMiddleware<AppBindings>(async (c, next) => {
  const trust = newTrust(c.var.isShared === true);
  c.set('trust', trust);
  await next();
  // It has them already: they are kept with it.
  if (c.var.route !== undefined) return;
  // Headers of fetched answers cannot be written to.
  const answer = new Response(c.res.body, c.res);
  const isSecret = c.var.routes?.isSecretPath(c.req.path) ?? true;
  if (isSecret) answer.headers.set('Referrer-Policy', 'no-referrer');
  const policy = await policyFor(c, trust, isSecret);
  for (const [name, value] of Object.entries(answerHeaders(answer, policy, cachePolicyOf(c)))) {
    answer.headers.set(name, value);
  }
  c.res = undefined;
  c.res = answer;
});
