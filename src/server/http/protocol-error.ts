import type { Context } from 'hono';
import { ERROR_KINDS, type ErrorCode } from '../directus/error-kinds.ts';

/**
 * Returns an error in the backend's format, in which clients read `extensions.code`. `message` replaces the default
 * message of the code.
 */
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

/** Returns the error for too many calls of one client, with the time until the next call is allowed. */
export const tooManyCalls = (c: Context, limit: number, periodMs: number): Response => {
  c.header('Retry-After', String(periodMs / 1000));
  return protocolError(c, 'REQUESTS_EXCEEDED', { limit, reset: new Date(Date.now() + periodMs).toISOString() });
};
