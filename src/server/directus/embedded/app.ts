import type { D1Database } from '@cloudflare/workers-types';
import { type Context, Hono } from 'hono';
import { logRequest } from '../../observe/log-text.ts';
import { isSameSecret } from '../../sync/token.ts';
import { readParameters } from './parameters.ts';
import { itemsOf } from './read-items.ts';
import { invalidQuery, noSuchCollection, Refusal } from './refusal.ts';
import { readRequest } from './request.ts';

/** As a server of its own would answer: a bare 431. */
const LONGEST_ADDRESS = 16 * 1024;

const refused = (c: Context, { code, extensions, message, status }: Refusal): Response =>
  c.json({ errors: [{ message, extensions: { ...extensions, code } }] }, status);

const parametersOf = (c: Context): ReturnType<typeof readParameters> => {
  const { url } = c.req;
  const at = url.indexOf('?');
  return readParameters(at < 0 ? '' : url.slice(at + 1));
};

/**
 * The collections of D1 by the protocol of the company's own, to read only, for whoever holds the token: another Worker
 * that synchronizes from this one. Nobody else is told anything.
 */
export const embeddedDirectus = ({
  db,
  now,
  token,
}: {
  readonly db: D1Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly token: string;
}): Hono => {
  if (token === '') throw new Error('The collections are not answered without a token.');
  const items = itemsOf(db, now, 'token');
  const app = new Hono();

  app.use(async (c, next) => {
    const given = /^Bearer\s+(\S+)\s*$/i.exec(c.req.header('Authorization') ?? '')?.[1];
    if (given === undefined) throw new Refusal('FORBIDDEN');
    if (!(await isSameSecret(given, token))) throw new Refusal('INVALID_CREDENTIALS');
    if (c.req.url.length > LONGEST_ADDRESS) return c.body(null, 431 as 400);
    await next();
  });

  app.get('/items/:collection', async (c) =>
    c.json(await items.list(c.req.param('collection'), readRequest(parametersOf(c)))),
  );

  app.get('/items/:collection/:id', async (c) => {
    const sent = parametersOf(c);
    if (Object.keys(sent).some((name) => name !== 'fields')) throw invalidQuery('One row takes "fields" alone');
    return c.json({ data: await items.item(c.req.param('collection'), c.req.param('id'), readRequest(sent)) });
  });

  app.on('SEARCH', '/items/*', () => {
    throw invalidQuery('This server is read by GET');
  });

  // Nobody writes here; the protocol says so with the same answer as for what does not exist.
  app.on(['POST', 'PATCH', 'DELETE'], ['/items/:collection', '/items/:collection/:id'], (c) => {
    throw noSuchCollection(c.req.param('collection') ?? '');
  });

  app.notFound((c) => {
    const { path } = c.req;
    return refused(c, new Refusal('ROUTE_NOT_FOUND', `Route ${path} doesn't exist.`, { path }));
  });
  app.onError((error, c) => {
    if (error instanceof Refusal) return refused(c, error);
    console.error(`${logRequest(c.req)} failed.`, error);
    return refused(c, new Refusal('INTERNAL_SERVER_ERROR'));
  });
  return app;
};
