import { Hono } from 'hono';
import type { AppBindings } from '../../app-bindings.ts';
import { isDevelopment } from '../../env.ts';
import { protocolError, tooManyCalls } from '../../http/protocol-error.ts';
import { noteSecurityEvent } from '../../observe/security-events.ts';
import { RATE_LIMITS } from '../../security/rate-limits.ts';
import { clientOf, requestLimit } from '../../security/request-limit.ts';

/** A full synchronization of another site asks some 250 times. */
const { requests: CALLS, periodS } = RATE_LIMITS.ITEMS_LIMIT;

/**
 * `/items/*`: the embedded backend, answering another Worker that holds the token by the protocol of the company's own.
 * Where there is no token, or the backend is another server, there is no such route.
 */
export const items = new Hono<AppBindings>().all('*', async (c) => {
  const { items: answer } = c.var.services;
  if (!answer) {
    const { path } = c.req;
    return protocolError(c, 'ROUTE_NOT_FOUND', { path }, `Route ${path} doesn't exist.`);
  }
  const mayRead = requestLimit(isDevelopment(c.env) ? undefined : c.env.ITEMS_LIMIT);
  if (!(await mayRead(clientOf(c)))) return tooManyCalls(c, CALLS, periodS * 1000);
  const { status, headers, body } = await answer(c.req.raw);
  if (status === 401) noteSecurityEvent(c, 'token-refused');
  const sent = new Headers(headers);
  sent.delete('Cache-Control');
  return new Response(body, { status, headers: sent });
});
