import type { Context } from 'hono';
import type { AppBindings } from '../../app-bindings.ts';
import { AppError } from '../../http/app-error.ts';
import { perRequest } from '../../response-cache/cache-policy.ts';
import { defineRoutes } from '../../routing/routes.ts';

/** The index of a version never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const READS = { limit: 'SEARCH_LIMIT', policy: perRequest(IMMUTABLE) } as const;

/** A version is a checksum. Other strings never become keys of the bucket. */
const VERSION = /^[0-9a-f]{16}$/;

const versionOf = (parameter: string): string => {
  if (VERSION.test(parameter)) return parameter;
  throw new AppError('not-found', { message: 'This is not a version of the catalog.' });
};

const notStored = (): AppError =>
  new AppError('not-found', { message: 'This version of the search index is not available. Load the newest one.' });

/** Sends bytes with gzip as they are stored. Otherwise the runtime would compress them a second time. */
const gzipResponse = async (
  c: Context<AppBindings>,
  body: ReadableStream<Uint8Array>,
  length: number | null,
): Promise<Response> => {
  const headers = new Headers({ 'Content-Type': 'application/octet-stream', 'Content-Encoding': 'gzip' });
  if (length !== null) headers.set('Content-Length', String(length));
  const init: ResponseInit & { readonly encodeBody: 'manual' } = { headers, encodeBody: 'manual' };
  if (c.req.method !== 'HEAD') return new Response(body, init);
  await body.cancel();
  return new Response(null, init);
};

/** The search index for browsers: the whole file of a version, and what changed since an earlier one. */
export const catalogIndex = defineRoutes('/catalog-index')
  .get('/:version', READS, async (c) => {
    const file = await c.var.services.data.indexFile(versionOf(c.req.param('version')));
    if (file === null) throw notStored();
    return gzipResponse(c, file.body, file.bytes);
  })
  .get('/:version/from/:earlier', READS, async (c) => {
    const [version, earlier] = [versionOf(c.req.param('version')), versionOf(c.req.param('earlier'))];
    const patches = await c.var.services.data.indexPatches(earlier, version);
    if (patches === null) throw notStored();
    return gzipResponse(c, patches, null);
  });
