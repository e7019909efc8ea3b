import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AppBindings } from '../app-bindings.ts';
import { AppError } from '../http/app-error.ts';
import { clientClosed } from '../http/client-closed.ts';
import { currentRequestId } from '../http/request-meter.ts';
import { logRequestFailure } from '../observe/request-failure.ts';
import { FAILURE_KIND } from '../site-health/record-failures.ts';
import { errorKind } from '../site-health/site-errors.ts';
import { renderDesk } from './render-desk.tsx';

const RETRY_AFTER_S = 60;

const asAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  const isInput = error instanceof HTTPException && error.status < 500;
  return new AppError(isInput ? 'bad-input' : 'unexpected', { cause: error });
};

/** Converts all errors of the desk to pages with the reason. */
export const deskError = async (error: unknown, c: Context<AppBindings>): Promise<Response> => {
  if (c.req.raw.signal?.aborted) return clientClosed();
  const known = asAppError(error);
  if (known.status >= 500) {
    logRequestFailure(c.req, error);
    c.header(FAILURE_KIND, errorKind(error));
  }
  if (known.status === 405) c.header('Allow', known.allow.join(', '));
  if (known.status === 503 || known.status === 429) c.header('Retry-After', String(known.retryAfterS ?? RETRY_AFTER_S));
  c.status(known.status);
  return renderDesk(c, () => import('./error.page.tsx'), {
    message: known.message,
    details: known.problems.map(({ message }) => message),
    reference: known.status >= 500 ? (currentRequestId() ?? null) : null,
    isSignedIn: c.var.staff !== undefined,
  });
};

/** Responds with the desk's own 404 page. Only signed-in staff get it. */
export const deskNotFound = (c: Context<AppBindings>): Promise<Response> => deskError(new AppError('not-found'), c);
