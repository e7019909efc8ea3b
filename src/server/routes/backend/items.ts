import { protocolError, tooManyCalls } from '../../http/protocol-error.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { type AllRules, KB } from '../../routing/route-rules.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { RATE_LIMITS } from '../../security/rate-limit-rules.ts';
import { limitOf } from '../../security/rate-limits.ts';
import { clientOf } from '../../security/request-limit.ts';
import { noteSecurityEvent } from '../../security/security-events.ts';

/** Maximum body size of a quote with the prices and text of all lines. */
const MAX_ANSWER_BODY = 512 * KB;
const ANSWER_PATH = /^\/items\/quote_requests\/[^/]+$/;

/** The protocol validates methods and parameters. Nothing is read without the token. */
const RULES: AllRules = {
  body: ({ path }) => (ANSWER_PATH.test(path) ? MAX_ANSWER_BODY : 64 * KB),
  anyParameter: 'the protocol of the backend refuses unknown ones',
  anyOrigin: 'ITEMS_TOKEN is in a header that browsers do not send automatically',
};

/** A full synchronization of another site sends about 250 requests. */
const { requests: CALLS, periodS } = RATE_LIMITS.ITEMS_LIMIT;

/**
 * `/items/*`: the embedded backend, which serves authenticated clients by the protocol of the company's backend:
 * another Worker, the sales desk. Without a configured token, or with a separate backend server, the route responds
 * with 404.
 */
export const items = defineRoutes('/items').all('/*', RULES, async (c) => {
  const { items: handle } = c.var.services;
  if (!handle) {
    const { path } = c.req;
    return protocolError(c, 'ROUTE_NOT_FOUND', { path }, `Route ${path} doesn't exist.`);
  }
  const mayRead = limitOf(c.env, 'ITEMS_LIMIT');
  if (!(await mayRead(clientOf(c)))) return tooManyCalls(c, CALLS, periodS * 1000);
  const { status, headers, body } = await handle(c.req.raw);
  // Delivers a quote that staff have just priced immediately instead of with the next trigger.
  if (c.req.method === 'PATCH' && status === 200) waitUntilOf(c)(c.var.services.quoteRound());
  if (status === 401) noteSecurityEvent(c, 'token-refused');
  const sent = new Headers(headers);
  sent.delete('Cache-Control');
  return new Response(body, { status, headers: sent });
});
