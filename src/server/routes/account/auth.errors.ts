import type { Context } from 'hono';
import type { ErrorCode } from '../../directus/error-kinds.ts';
import { protocolError } from '../../http/protocol-error.ts';

/** Where signing in says more than the protocol does. */
const OWN_MESSAGES: { readonly [Code in ErrorCode]?: string } = {
  ROUTE_NOT_FOUND: 'Only POST to /auth/login, /auth/refresh and /auth/logout exists.',
  SERVICE_UNAVAILABLE: 'Service "auth" is unavailable.',
};

/** A failed call of signing in, in the backend's shape. */
export const authError = (
  c: Context,
  code: ErrorCode,
  extensions: Readonly<Record<string, string | number>> = {},
): Response => protocolError(c, code, extensions, OWN_MESSAGES[code]);
