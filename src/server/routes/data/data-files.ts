import type { Context } from 'hono';
import { type DataFile, FORMATS, fileOf, wholeVersions } from '../../../domain/shop/bulk/data-index.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { fileHref, manifestOf } from '../../data/manifest.ts';
import { AppError } from '../../http/app-error.ts';
import { byteRange } from '../../http/byte-range.ts';
import { redirectTo, sitePath } from '../../http/redirect.ts';
import { perRequest } from '../../response-cache/cache-policy.ts';
import { matchesETag, notModified } from '../../response-cache/etag.ts';
import { defineRoutes } from '../../routing/routes.ts';

const MINUTE = 'public, max-age=60';
/** A file of a version never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

const READS = { limit: 'SEARCH_LIMIT', crossOrigin: true } as const;

/** Sends a file or the requested range of it. The digest of its content is its ETag. */
const sendFile = async (c: Context<AppBindings>, version: string, file: DataFile): Promise<Response> => {
  const etag = `"${file.sha256}"`;
  const headers = new Headers({
    ETag: etag,
    'Accept-Ranges': 'bytes',
    'Cache-Control': IMMUTABLE,
    'Content-Type': FORMATS[file.format].mediaType,
    'Content-Disposition': `attachment; filename="${file.name}"`,
  });
  if (matchesETag(c.req.header('If-None-Match'), etag)) return notModified(headers);
  const ifRange = c.req.header('If-Range');
  const range = ifRange === undefined || ifRange === etag ? byteRange(c.req.header('Range'), file.bytes) : 'all';
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${file.bytes}` } });
  }
  const { offset, length } = range === 'all' ? { offset: 0, length: file.bytes } : range;
  headers.set('Content-Length', String(length));
  if (range !== 'all') headers.set('Content-Range', `bytes ${offset}-${offset + length - 1}/${file.bytes}`);
  const status = range === 'all' ? 200 : 206;
  if (c.req.method === 'HEAD') return new Response(null, { status, headers });
  const { body } = await c.var.services.data.file(version, file.name, range === 'all' ? null : range);
  return new Response(body as unknown as ReadableStream, { status, headers });
};

/** The data files, their description, and the newest version under a fixed path. */
export const dataFiles = defineRoutes('/data')
  .get('/manifest.json', { ...READS, policy: perRequest(MINUTE) }, async (c) => {
    const { data, settings } = c.var.services;
    return c.json(manifestOf(await data.index(), settings.siteUrl));
  })
  .get('/latest/:file', { ...READS, policy: perRequest(MINUTE) }, async (c) => {
    const [newest] = wholeVersions(await c.var.services.data.index());
    const file = newest?.files.find(({ name }) => name === c.req.param('file'));
    if (!newest || !file) throw new AppError('not-found', { message: 'There is no such data file.' });
    return redirectTo(c, sitePath(fileHref(newest.version, file.name)), 302);
  })
  .get('/:version/:file', { ...READS, policy: perRequest(IMMUTABLE) }, async (c) => {
    const { version, file: name } = c.req.param();
    const index = await c.var.services.data.index();
    const file = fileOf(index, version, name);
    if (file !== null) return sendFile(c, version, file);
    if (index.expired.includes(version)) throw new AppError('version-expired');
    throw new AppError('not-found', { message: 'There is no such data file.' });
  });
