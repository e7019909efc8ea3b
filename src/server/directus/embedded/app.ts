import type { D1Database } from '@cloudflare/workers-types';
import { type Context, Hono } from 'hono';
import { logError } from '../../observe/log-event.ts';
import { logRequest } from '../../observe/log-text.ts';
import { isSameSecret } from '../../security/digest.ts';
import { readParameters } from './parameters.ts';
import { itemsOf } from './read-items.ts';
import { invalidQuery, noSuchCollection, Refusal } from './refusal.ts';
import { readRequest } from './request.ts';
import type { Reader } from './row.ts';

/** Maximum URL length; longer ones get a bare 431, as from a separate server. */
const MAX_URL_LENGTH = 16 * 1024;

/** The fields returned after a reply was stored. */
const RETURNED_FIELDS = 'id,number,status,answer,answer_lines,files,valid_until,date_updated';

const refused = (c: Context, { code, extensions, message, status }: Refusal): Response =>
  c.json({ errors: [{ message, extensions: { ...extensions, code } }] }, status);

const parametersOf = (c: Context): ReturnType<typeof readParameters> => {
  const { url } = c.req;
  const at = url.indexOf('?');
  return readParameters(at < 0 ? '' : url.slice(at + 1));
};

type TokenReader = Exclude<Reader, 'store'>;

interface Variables {
  readonly Variables: { readonly reader: TokenReader };
}

interface EmbeddedOptions {
  readonly db: D1Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Token for reading the catalog, for example by another Worker that synchronizes from this one; '' disables it. */
  readonly token: string;
  /** Token for reading and replying to quotes; '' disables it. */
  readonly deskToken?: string;
}

/**
 * Serves the collections of D1 over the protocol of the company's server to clients with a token: the catalog
 * read-only, quotes for reading and replying. Other clients get no information.
 */
export const embeddedDirectus = ({ db, now, token, deskToken = '' }: EmbeddedOptions): Hono<Variables> => {
  if (token === '' && deskToken === '') throw new Error('The collections cannot be served without a token.');
  const items = { token: itemsOf(db, now, 'token'), desk: itemsOf(db, now, 'desk') };
  const app = new Hono<Variables>();

  const readerWith = async (bearer: string): Promise<TokenReader | null> => {
    if (token !== '' && (await isSameSecret(bearer, token))) return 'token';
    return deskToken !== '' && (await isSameSecret(bearer, deskToken)) ? 'desk' : null;
  };

  app.use(async (c, next) => {
    const bearer = /^Bearer\s+(\S+)\s*$/i.exec(c.req.header('Authorization') ?? '')?.[1];
    if (bearer === undefined) throw new Refusal('FORBIDDEN');
    const reader = await readerWith(bearer);
    if (reader === null) throw new Refusal('INVALID_CREDENTIALS');
    if (c.req.url.length > MAX_URL_LENGTH) return c.body(null, 431 as 400);
    c.set('reader', reader);
    await next();
  });

  app.get('/items/:collection', async (c) =>
    c.json(await items[c.var.reader].list(c.req.param('collection'), readRequest(parametersOf(c)))),
  );

  app.get('/items/:collection/:id', async (c) => {
    const sent = parametersOf(c);
    if (Object.keys(sent).some((name) => name !== 'fields')) throw invalidQuery('One row takes "fields" alone');
    const { collection, id } = c.req.param();
    return c.json({ data: await items[c.var.reader].item(collection, id, readRequest(sent)) });
  });

  app.on('SEARCH', '/items/*', () => {
    throw invalidQuery('This server is read by GET');
  });

  app.patch('/items/quote_requests/:id', async (c, next) => {
    if (c.var.reader !== 'desk') return next();
    const { answerQuote } = await import('./answer-quote.ts');
    await answerQuote(db, now, c.req.param('id'), await c.req.text());
    const fields = readRequest({ fields: RETURNED_FIELDS });
    return c.json({ data: await items.desk.item('quote_requests', c.req.param('id'), fields) });
  });

  // All other writes are rejected, with the protocol's response for collections that do not exist.
  app.on(['POST', 'PATCH', 'DELETE'], ['/items/:collection', '/items/:collection/:id'], (c) => {
    throw noSuchCollection(c.req.param('collection') ?? '');
  });

  app.notFound((c) => {
    const { path } = c.req;
    return refused(c, new Refusal('ROUTE_NOT_FOUND', `Route ${path} doesn't exist.`, { path }));
  });
  app.onError((error, c) => {
    if (error instanceof Refusal) return refused(c, error);
    logError('request failed', `${logRequest(c.req)} failed.`, error);
    return refused(c, new Refusal('INTERNAL_SERVER_ERROR'));
  });
  return app;
};
