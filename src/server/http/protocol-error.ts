import type { Context } from 'hono';
import { ERROR_KINDS, type ErrorCode } from '../directus/error-kinds.ts';

/** A failed call in the backend's shape: clients go by `extensions.code`. `message` replaces the usual one of the code. */
export const protocolError = (
  c: Context,
  code: ErrorCode,
  extensions: Readonly<Record<string, string | number>> = {},
  message: string = ERROR_KINDS[code].message,
): Response => {
  const { reason } = extensions;
  const text = reason === undefined ? message : `${message} ${reason}.`;
  return c.json({ errors: [{ message: text, extensions: { ...extensions, code } }] }, ERROR_KINDS[code].status);
};

/** Too many calls of one client: when the next may come. */
export const tooManyCalls = (c: Context, limit: number, periodMs: number): Response => {
  c.header('Retry-After', String(periodMs / 1000));
  return protocolError(c, 'REQUESTS_EXCEEDED', { limit, reset: new Date(Date.now() + periodMs).toISOString() });
};
