import type { Context } from 'hono';

export const JSON_TYPE = 'application/json';

/** Returns the media type of the body in lower case, without parameters; '' without a `Content-Type`. */
export const mediaTypeOf = (c: Context): string =>
  (c.req.header('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
