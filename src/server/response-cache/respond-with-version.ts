import type { Context } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import { waitUntilOf } from '../http/wait-until.ts';
import type { Tag } from './cache-policy.ts';
import { versionOf } from './cache-version.ts';
import { etagOfVersion, matchesETag, notModified } from './etag.ts';

/**
 * Sets the ETag of a response that depends on its tags and on `version`, or responds with 304 without generating it. For
 * versions that only the handler knows.
 */
export const respondWithVersion = async (
  c: Context<AppBindings>,
  tags: readonly Tag[],
  version: string,
  respond: () => Promise<Response>,
): Promise<Response> => {
  const { pathname, search } = new URL(c.req.url);
  const known = await versionOf(() => c.var.services, tags, waitUntilOf(c));
  const etag = await etagOfVersion(pathname + search, `${known}.${version}`);
  if (matchesETag(c.req.header('If-None-Match'), etag)) return notModified(new Headers({ ETag: etag }));
  c.header('ETag', etag);
  return respond();
};
