import type { Context } from 'hono';
import { type DataFile, FORMATS, fileOf, wholeVersions } from '../../../domain/shop/bulk/data-index.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { fileHref } from '../../data/manifest.ts';
import { AppError } from '../../http/app-error.ts';
import { byteRange } from '../../http/byte-range.ts';
import { type SitePath, sitePath } from '../../http/redirect.ts';
import { matchesETag, notModified } from '../../response-cache/etag.ts';

const noSuchFile = (): AppError => new AppError('not-found', { message: 'There is no such data file.' });

/** Sends a file or the requested range of it. The digest of its content is its ETag. */
const sendFile = async (c: Context<AppBindings>, version: string, file: DataFile): Promise<Response> => {
  const etag = `"${file.sha256}"`;
  const headers = new Headers({
    ETag: etag,
    'Accept-Ranges': 'bytes',
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

/** Responds with a file of a version. Throws `AppError` if the version has expired or has no such file. */
export const fileResponse = async (c: Context<AppBindings>, version: string, name: string): Promise<Response> => {
  const index = await c.var.services.data.index();
  const file = fileOf(index, version, name);
  if (file !== null) return sendFile(c, version, file);
  throw index.expired.includes(version) ? new AppError('version-expired') : noSuchFile();
};

/** Returns the path of a file of the newest version. Throws `AppError` if there is no such file. */
export const newestPath = async (c: Context<AppBindings>, name: string): Promise<SitePath> => {
  const [newest] = wholeVersions(await c.var.services.data.index());
  const file = newest?.files.find((one) => one.name === name);
  if (!newest || !file) throw noSuchFile();
  return sitePath(fileHref(newest.version, file.name));
};
