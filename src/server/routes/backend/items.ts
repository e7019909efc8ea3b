import { Hono } from 'hono';
import type { AppBindings } from '../../app-bindings.ts';
import { protocolError, tooManyCalls } from '../../http/protocol-error.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { noteSecurityEvent } from '../../observe/security-events.ts';
import { limitOf, RATE_LIMITS } from '../../security/rate-limits.ts';
import { clientOf } from '../../security/request-limit.ts';

/** A full synchronization of another site asks some 250 times. */
const { requests: CALLS, periodS } = RATE_LIMITS.ITEMS_LIMIT;

/**
 * `/items/*`: the embedded backend, answering whoever holds a token by the protocol of the company's own: another Worker, the
 * sales desk. Where there is no token, or the backend is another server, there is no such route.
 */
export const items = new Hono<AppBindings>().all('*', async (c) => {
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
