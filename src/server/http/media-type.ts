import type { Context } from 'hono';

export const JSON_TYPE = 'application/json';

/** What a body says it is, without parameters, in lower case; '' when it does not say. */
export const mediaTypeOf = (c: Context): string =>
  (c.req.header('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
