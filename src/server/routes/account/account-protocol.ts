import type { Context, MiddlewareHandler } from 'hono';
import { isRecord, type JsonRecord } from '../../../domain/cart/read-json.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { LOGIN_PERIOD_MS, LOGIN_TRIES } from '../../auth/login-limit.ts';
import type { ErrorCode } from '../../directus/error-kinds.ts';
import { AppError } from '../../http/app-error.ts';
import { protocolError, tooManyCalls } from '../../http/protocol-error.ts';
import { logRequest } from '../../observe/log-text.ts';
import { clientOf } from '../../security/request-limit.ts';

const RETRY_AFTER_S = 60;

/** Calls about accounts are counted apart from tries to sign in. */
export const mayAskAboutAccounts = (c: Context<AppBindings>): Promise<boolean> =>
  c.var.services.mayLogin(`account:${clientOf(c)}`);

/** For every answer of a protocol call about accounts: never kept, a small body, so many a minute from one client. */
export const accountCall: MiddlewareHandler<AppBindings> = async (c, next) => {
  c.header('Cache-Control', 'no-store');
  if (!(await mayAskAboutAccounts(c))) return tooManyCalls(c, LOGIN_TRIES, LOGIN_PERIOD_MS);
  return await next();
};

/**
 * The body of a protocol call, or the answer to one that cannot be read. JSON alone: no form of another site can send it
 * without asking first.
 */
export const readJsonBody = async (c: Context): Promise<JsonRecord | Response> => {
  const text = await c.req.text();
  if (!(c.req.header('Content-Type') ?? '').toLowerCase().startsWith('application/json')) {
    return protocolError(c, 'UNSUPPORTED_MEDIA_TYPE', { reason: 'Send application/json' });
  }
  try {
    const body: unknown = JSON.parse(text);
    return isRecord(body) ? body : protocolError(c, 'INVALID_PAYLOAD', { reason: 'The body must be an object' });
  } catch {
    return protocolError(c, 'INVALID_PAYLOAD', { reason: 'The body is not JSON' });
  }
};

export const invalidPayload = (c: Context, reason: string): Response => protocolError(c, 'INVALID_PAYLOAD', { reason });

/** Errors of protocol calls, in the backend's shape. */
export const onAccountError = (error: unknown, c: Context): Response => {
  c.header('Cache-Control', 'no-store');
  const known = error instanceof AppError ? error : null;
  if (known?.status === 413) return protocolError(c, 'CONTENT_TOO_LARGE');
  const code: ErrorCode =
    known?.status === 429
      ? 'REQUESTS_EXCEEDED'
      : known?.status === 503
        ? 'SERVICE_UNAVAILABLE'
        : 'INTERNAL_SERVER_ERROR';
  if (known?.status !== 429) console.error(`${logRequest(c.req)} failed.`, error);
  if (code !== 'INTERNAL_SERVER_ERROR') c.header('Retry-After', String(known?.retryAfterS ?? RETRY_AFTER_S));
  return protocolError(c, code, {}, known?.message);
};
