import { protocolError, tooManyCalls } from '../../http/protocol-error.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { type AllRules, KB } from '../../routing/route-rules.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { RATE_LIMITS } from '../../security/rate-limit-rules.ts';
import { limitOf } from '../../security/rate-limits.ts';
import { clientOf } from '../../security/request-limit.ts';
import { noteSecurityEvent } from '../../security/security-events.ts';

/** Prices and words of every line of a quote. */
const LARGEST_ANSWER = 512 * KB;
const ANSWER_PATH = /^\/items\/quote_requests\/[^/]+$/;

/** The protocol decides about methods and parameters; without the token nothing is read. */
const RULES: AllRules = {
  body: ({ path }) => (ANSWER_PATH.test(path) ? LARGEST_ANSWER : 64 * KB),
  anyParameter: 'the protocol of the backend refuses unknown ones',
  anyOrigin: 'ITEMS_TOKEN is in a header, which no browser adds by itself',
};

/** A full synchronization of another site asks some 250 times. */
const { requests: CALLS, periodS } = RATE_LIMITS.ITEMS_LIMIT;

/**
 * `/items/*`: the embedded backend, answering whoever holds a token by the protocol of the company's own: another Worker, the
 * sales desk. Where there is no token, or the backend is another server, there is no such route.
 */
export const items = defineRoutes('/items').all('/*', RULES, async (c) => {
  const { items: answer } = c.var.services;
  if (!answer) {
    const { path } = c.req;
    return protocolError(c, 'ROUTE_NOT_FOUND', { path }, `Route ${path} doesn't exist.`);
  }
  const mayRead = limitOf(c.env, 'ITEMS_LIMIT');
  if (!(await mayRead(clientOf(c)))) return tooManyCalls(c, CALLS, periodS * 1000);
  const { status, headers, body } = await answer(c.req.raw);
  // An answer to a quote shows at once: nobody has to wait for the trigger.
  if (c.req.method === 'PATCH' && status === 200) waitUntilOf(c)(c.var.services.quoteRound());
  if (status === 401) noteSecurityEvent(c, 'token-refused');
  const sent = new Headers(headers);
  sent.delete('Cache-Control');
  return new Response(body, { status, headers: sent });
});
