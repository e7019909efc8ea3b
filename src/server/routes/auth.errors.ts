import type { Context } from 'hono';
import { ERROR_KINDS, type ErrorCode } from '../directus/error-kinds.ts';

/** Where signing in says more than the protocol does. */
const OWN_MESSAGES: { readonly [Code in ErrorCode]?: string } = {
  ROUTE_NOT_FOUND: 'Only POST to /auth/login, /auth/refresh and /auth/logout exists.',
  SERVICE_UNAVAILABLE: 'Service "auth" is unavailable.',
};

/** A failed call in the backend's shape: clients go by `extensions.code`. */
export const authError = (
  c: Context,
  code: ErrorCode,
  extensions: Readonly<Record<string, string | number>> = {},
): Response => {
  const { status, message: usual } = ERROR_KINDS[code];
  const message = OWN_MESSAGES[code] ?? usual;
  const { reason } = extensions;
  const text = reason === undefined ? message : `${message} ${reason}.`;
  return c.json({ errors: [{ message: text, extensions: { ...extensions, code } }] }, status);
};
