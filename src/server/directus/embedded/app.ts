import type { D1Database } from '@cloudflare/workers-types';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { asCsv } from './as-csv.ts';
import type { Collection } from './collection.ts';
import { COLLECTIONS } from './collections.ts';
import { costGuard } from './cost.ts';
import { DirectusError, invalidPayload, noSuchCollection } from './directus-error.ts';
import { type ItemsRequest, requestFromBody, requestFromQuery } from './items-request.ts';
import { type ItemsAnswer, readItem, readItems } from './read-items.ts';

/** Why a token is refused; null: it is good. */
export type TokenCheck = (token: string) => Promise<'INVALID_CREDENTIALS' | 'TOKEN_EXPIRED' | null>;

export interface EmbeddedDirectusOptions {
  readonly db: D1Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Absent: no token is good. */
  readonly checkToken?: TokenCheck;
}

/** As a server of its own would answer: a bare 431. */
const LONGEST_ADDRESS = 16 * 1024;
const LARGEST_BODY = 256 * 1024;

const collectionNamed = (name: string): Collection => {
  const collection = COLLECTIONS.get(name);
  if (collection) return collection;
  throw name.startsWith('directus_') ? new DirectusError('FORBIDDEN') : noSuchCollection(name);
};

const queryOf = (address: string): string => {
  const at = address.indexOf('?');
  return at < 0 ? '' : address.slice(at + 1);
};

const bodyOf = async (c: Context): Promise<unknown> => {
  const text = await c.req.text();
  if (!(c.req.header('Content-Type') ?? '').includes('application/json') || text === '') return {};
  try {
    return JSON.parse(text);
  } catch (error) {
    throw invalidPayload(error instanceof Error ? error.message : 'The body is not JSON');
  }
};

const errorAnswer = (c: Context, error: DirectusError): Response => {
  const { code, extensions, message, status } = error;
  return c.json({ errors: [{ message, extensions: { ...extensions, code } }] }, status);
};

const listAnswer = (c: Context, answer: ItemsAnswer, { asCsv: isCsv }: ItemsRequest): Response =>
  isCsv ? c.body(asCsv(answer.data), 200, { 'Content-Type': 'text/csv; charset=utf-8' }) : c.json(answer);

/**
 * The embedded backend: the collections of D1 by the protocol of the company's own, to read only. A wrong token fails
 * even here, where everybody may read; unknown rows, fields and collections are all FORBIDDEN.
 */
export const embeddedDirectus = ({ db, now, checkToken }: EmbeddedDirectusOptions): Hono => {
  const reader = { db, cost: costGuard(db, now) };
  const app = new Hono({ strict: false });

  app.use(async (c, next) => {
    if (c.req.url.length > LONGEST_ADDRESS) return c.body(null, 431 as 400);
    const header = /^Bearer\s+(.+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
    const parameter = c.req.query('access_token');
    if (header !== undefined && parameter !== undefined) {
      throw invalidPayload('The request uses more than one method for including an access token');
    }
    const token = header ?? parameter;
    if (token !== undefined) {
      const refusal = checkToken ? await checkToken(token) : 'INVALID_CREDENTIALS';
      if (refusal !== null) throw new DirectusError(refusal);
    }
    await next();
  });

  app.get('/items/:collection', async (c) => {
    const request = requestFromQuery(queryOf(c.req.url));
    const collection = collectionNamed(c.req.param('collection'));
    return listAnswer(c, await readItems(reader, collection, request), request);
  });

  const tooLarge = (): never => {
    throw new DirectusError('CONTENT_TOO_LARGE');
  };
  app.on('SEARCH', '/items/:collection', bodyLimit({ maxSize: LARGEST_BODY, onError: tooLarge }), async (c) => {
    const request = requestFromBody(await bodyOf(c));
    const collection = collectionNamed(c.req.param('collection'));
    return listAnswer(c, await readItems(reader, collection, request), request);
  });

  app.get('/items/:collection/:id', async (c) => {
    const request = requestFromQuery(queryOf(c.req.url));
    const collection = collectionNamed(c.req.param('collection'));
    return c.json({ data: await readItem(reader, collection, c.req.param('id'), request) });
  });

  app.options('*', (c) => c.body(null, 204));

  // Nobody writes here; the protocol says so with the same answer as for what does not exist.
  app.on(['POST', 'PATCH', 'DELETE'], ['/items/:collection', '/items/:collection/:id'], (c) => {
    throw noSuchCollection(c.req.param('collection') ?? '');
  });

  app.notFound((c) => {
    const path = new URL(c.req.url).pathname;
    const message = `Route ${path} doesn't exist.`;
    return errorAnswer(c, new DirectusError('ROUTE_NOT_FOUND', { message, extensions: { path } }));
  });
  app.onError((error, c) => {
    if (error instanceof DirectusError) return errorAnswer(c, error);
    if (error instanceof HTTPException) return error.getResponse();
    console.error(`${c.req.method} ${c.req.path} failed.`, error);
    return errorAnswer(c, new DirectusError('INTERNAL_SERVER_ERROR'));
  });
  return app;
};
