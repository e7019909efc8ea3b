import type { Context, ErrorHandler, MiddlewareHandler } from 'hono';
import { LOGIN_PERIOD_MS, LOGIN_TRIES } from '../../accounts/login-limit.ts';
import type { AppBindings } from '../../app-bindings.ts';
import type { ErrorCode } from '../../directus/error-kinds.ts';
import { AppError } from '../../http/app-error.ts';
import { protocolError, tooManyCalls } from '../../http/protocol-error.ts';
import { logRequestFailure } from '../../observe/request-failure.ts';
import { clientOf } from '../../security/request-limit.ts';

/** When whoever signs people in did not say it. */
const RETRY_AFTER_S = 60;

/** Calls about accounts are counted apart from tries to sign in. */
export const mayAskAboutAccounts = (c: Context<AppBindings>): Promise<boolean> =>
  c.var.services.mayLogin(`account:${clientOf(c)}`);

/** For every answer of a protocol call about accounts: never kept, so many a minute from one client. */
export const accountCall: MiddlewareHandler<AppBindings> = async (c, next) => {
  if (!(await mayAskAboutAccounts(c))) return tooManyCalls(c, LOGIN_TRIES, LOGIN_PERIOD_MS);
  return await next();
};

const CODES: Readonly<Record<number, ErrorCode>> = {
  413: 'CONTENT_TOO_LARGE',
  429: 'REQUESTS_EXCEEDED',
  503: 'SERVICE_UNAVAILABLE',
};

/**
 * Errors of protocol calls, in the backend's shape.
 *
 * @param messageOf what is said instead of the code's own message
 */
export const onProtocolError =
  (messageOf: (code: ErrorCode, error: AppError | null) => string | undefined): ErrorHandler<AppBindings> =>
  (error, c) => {
    const known = error instanceof AppError ? error : null;
    const code = CODES[known?.status ?? 500] ?? 'INTERNAL_SERVER_ERROR';
    // The error alone: body and tokens of the request stay out of the log.
    if (code === 'SERVICE_UNAVAILABLE' || code === 'INTERNAL_SERVER_ERROR') {
      logRequestFailure(c.req, error);
    }
    const retryAfterS = known?.retryAfterS ?? RETRY_AFTER_S;
    if (code === 'SERVICE_UNAVAILABLE' || code === 'REQUESTS_EXCEEDED') c.header('Retry-After', String(retryAfterS));
    const reset = new Date(Date.now() + retryAfterS * 1000).toISOString();
    return protocolError(c, code, code === 'REQUESTS_EXCEEDED' ? { reset } : {}, messageOf(code, known));
  };

/** Calls about accounts say what happened in the site's own words. */
export const onAccountError = onProtocolError((code, error) =>
  code === 'CONTENT_TOO_LARGE' ? undefined : error?.message,
);
