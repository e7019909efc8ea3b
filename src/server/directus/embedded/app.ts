import type { D1Database } from '@cloudflare/workers-types';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { logRequest } from '../../log-text.ts';
import { asCsv } from './as-csv.ts';
import type { Collection } from './collection.ts';
import { COLLECTIONS } from './collections.ts';
import { costGuard } from './cost.ts';
import { DirectusError, invalidPayload, noSuchCollection } from './directus-error.ts';
import {
  type ExportFormat,
  type ItemsRequest,
  requestFromObject,
  requestFromQuery,
  type SearchBody,
  searchBody,
} from './items-request.ts';
import { readParameters } from './parameters.ts';
import { readItem, readItems, readKeys } from './read-items.ts';

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
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null) return body;
  } catch (error) {
    throw invalidPayload(error instanceof Error ? error.message : 'The body is not JSON');
  }
  throw invalidPayload('The body is neither an object nor a list');
};

/** The token of a call, wherever it is sent; one that is no text is none of ours. */
const tokenOf = (c: Context): string | null => {
  const [scheme = '', token = '', ...more] = (c.req.header('Authorization') ?? '').split(' ');
  const header = scheme.toLowerCase() === 'bearer' && more.length === 0 && token !== '' ? token : null;
  const query = queryOf(c.req.url);
  // Most calls send none, and the whole query is read once more for it.
  const sent = query.includes('access') ? (readParameters(query).get('access_token') ?? '') : '';
  const parameter = sent === '' ? null : typeof sent === 'string' ? sent : JSON.stringify(sent);
  if (header !== null && parameter !== null) {
    throw invalidPayload('The request uses more than one method for including an access token');
  }
  return header ?? parameter;
};

const errorAnswer = (c: Context, error: DirectusError): Response => {
  const { code, extensions, message, status } = error;
  return c.json({ errors: [{ message, extensions: { ...extensions, code } }] }, status);
};

const WRITERS: Readonly<Record<ExportFormat, (c: Context, rows: readonly unknown[]) => Response>> = {
  csv: (c, rows) => c.body(asCsv(rows), 200, { 'Content-Type': 'text/csv; charset=utf-8' }),
  csv_utf8: (c, rows) => c.body(`\ufeff${asCsv(rows)}`, 200, { 'Content-Type': 'text/csv; charset=utf-8' }),
  json: (c, rows) =>
    c.body(JSON.stringify(rows, null, '\t'), 200, { 'Content-Type': 'application/json; charset=utf-8' }),
};

/**
 * The embedded backend: the collections of D1 by the protocol of the company's own, to read only. A wrong token fails
 * even here, where everybody may read; unknown rows, fields and collections are all FORBIDDEN.
 */
export const embeddedDirectus = ({ db, now, checkToken }: EmbeddedDirectusOptions): Hono => {
  const reader = { db, cost: costGuard(db, now) };
  const app = new Hono({ strict: false });

  app.use(async (c, next) => {
    if (c.req.url.length > LONGEST_ADDRESS) return c.body(null, 431 as 400);
    const token = tokenOf(c);
    if (token !== null) {
      const refusal = checkToken ? await checkToken(token) : 'INVALID_CREDENTIALS';
      if (refusal !== null) throw new DirectusError(refusal);
    }
    await next();
  });

  const readList = async (c: Context, request: ItemsRequest, keys: SearchBody['keys'] = null): Promise<Response> => {
    const collection = collectionNamed(c.req.param('collection') ?? '');
    const answer = keys
      ? await readKeys(reader, collection, keys, request)
      : await readItems(reader, collection, request);
    return request.export ? WRITERS[request.export](c, answer.data) : c.json(answer);
  };

  app.get('/items/:collection', (c) => readList(c, requestFromQuery(queryOf(c.req.url))));

  const tooLarge = (): never => {
    throw new DirectusError('CONTENT_TOO_LARGE');
  };
  app.on('SEARCH', '/items/:collection', bodyLimit({ maxSize: LARGEST_BODY, onError: tooLarge }), async (c) => {
    const fromAddress = requestFromQuery(queryOf(c.req.url));
    const { query, keys } = searchBody(await bodyOf(c));
    return readList(c, query ? requestFromObject(query) : fromAddress, keys);
  });

  app.get('/items/:collection/:id', async (c) => {
    const request = requestFromQuery(queryOf(c.req.url));
    const collection = collectionNamed(c.req.param('collection'));
    const data = await readItem(reader, collection, c.req.param('id'), request);
    return request.export ? WRITERS[request.export](c, [data]) : c.json({ data });
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
    console.error(`${logRequest(c.req)} failed.`, error);
    return errorAnswer(c, new DirectusError('INTERNAL_SERVER_ERROR'));
  });
  return app;
};
