import { Hono } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import { weakEtag } from '../directus/weak-etag.ts';

/**
 * `/items/*`: the embedded backend, answering by the protocol of the company's own. Where the backend is another server,
 * there is nothing here.
 */
export const items = new Hono<AppBindings>().all('*', async (c) => {
  const { items: answer } = c.var.services;
  if (!answer) return c.notFound();
  const { raw } = c.req;
  // Its own answer to HEAD would have no length and no tag.
  const asked = raw.method === 'HEAD' ? new Request(raw.url, { headers: raw.headers }) : raw;
  const { status, headers, body } = await answer(asked);
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
