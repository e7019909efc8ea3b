import { Hono } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import { weakEtag } from '../directus/weak-etag.ts';
import { isDevelopment } from '../env.ts';
import { noteSecurityEvent } from '../observe/security-events.ts';
import { clientOf, requestLimit } from '../security/request-limit.ts';
import { protocolError, tooManyCalls } from './protocol-error.ts';

/** As wrangler.toml sets it. A full synchronisation of another site asks some 250 times. */
const CALLS = 1200;
const PERIOD_MS = 60_000;

/**
 * `/items/*`: the embedded backend, answering by the protocol of the company's own. Where the backend is another server,
 * there is no such route.
 */
export const items = new Hono<AppBindings>().all('*', async (c) => {
  const { items: answer } = c.var.services;
  if (!answer) {
    const { path } = c.req;
    return protocolError(c, 'ROUTE_NOT_FOUND', { path }, `Route ${path} doesn't exist.`);
  }
  const mayRead = requestLimit(isDevelopment(c.env) ? undefined : c.env.ITEMS_LIMIT);
  if (!(await mayRead(clientOf(c)))) return tooManyCalls(c, CALLS, PERIOD_MS);
  const { raw } = c.req;
  // Its own answer to HEAD would have no length and no tag.
  const asked = raw.method === 'HEAD' ? new Request(raw.url, { headers: raw.headers }) : raw;
  const { status, headers, body } = await answer(asked);
  if (status === 401) noteSecurityEvent(c, 'token-refused');
  const sent = new Headers(headers);
  sent.set('Cache-Control', 'no-cache');
  sent.set('Vary', 'Origin, Cache-Control');
  if (status !== 200) return new Response(body, { status, headers: sent });
  const text = await new Response(body).text();
  const tag = await weakEtag(text);
  sent.set('ETag', tag);
  if (c.req.header('If-None-Match') === tag) {
    sent.delete('Content-Type');
    return new Response(null, { status: 304, headers: sent });
  }
  return new Response(text, { status, headers: sent });
});
