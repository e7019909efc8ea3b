import type { Context, ErrorHandler, MiddlewareHandler } from 'hono';
import { LOGIN_PERIOD_MS, LOGIN_TRIES } from '../../accounts/login-limit.ts';
import type { AppBindings } from '../../app-bindings.ts';
import type { ErrorCode } from '../../directus/error-kinds.ts';
import { AppError } from '../../http/app-error.ts';
import { protocolError, tooManyCalls } from '../../http/protocol-error.ts';
import { logRequestFailure } from '../../observe/request-failure.ts';
import { clientOf } from '../../security/request-limit.ts';

/** Default if the auth source does not report a retry time. */
const RETRY_AFTER_S = 60;

/** Calls about accounts are counted separately from login attempts. */
export const mayAskAboutAccounts = (c: Context<AppBindings>): Promise<boolean> =>
  c.var.services.mayLogin(`account:${clientOf(c)}`);

/** Limits protocol calls about accounts per client and minute. */
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
 * Returns the handler for errors of protocol calls, in the backend's format.
 *
 * @param messageOf returns a message that replaces the default message of the code
 */
export const onProtocolError =
  (messageOf: (code: ErrorCode, error: AppError | null) => string | undefined): ErrorHandler<AppBindings> =>
  (error, c) => {
    const known = error instanceof AppError ? error : null;
    const code = CODES[known?.status ?? 500] ?? 'INTERNAL_SERVER_ERROR';
    // Logs the error only: the body and tokens of the request must not be in the log.
    if (code === 'SERVICE_UNAVAILABLE' || code === 'INTERNAL_SERVER_ERROR') {
      logRequestFailure(c.req, error);
    }
    const retryAfterS = known?.retryAfterS ?? RETRY_AFTER_S;
    if (code === 'SERVICE_UNAVAILABLE' || code === 'REQUESTS_EXCEEDED') c.header('Retry-After', String(retryAfterS));
    const reset = new Date(Date.now() + retryAfterS * 1000).toISOString();
    return protocolError(c, code, code === 'REQUESTS_EXCEEDED' ? { reset } : {}, messageOf(code, known));
  };

/** Uses this site's own messages for errors of account calls. */
export const onAccountError = onProtocolError((code, error) =>
  code === 'CONTENT_TOO_LARGE' ? undefined : error?.message,
);
