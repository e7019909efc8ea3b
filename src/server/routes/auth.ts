import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { readCredentials } from '../../domain/auth/credentials.ts';
import { isRecord, type JsonRecord } from '../../domain/cart/read-json.ts';
import type { AppBindings } from '../app-bindings.ts';
import { AppError } from '../app-error.ts';
import { LOGIN_PERIOD_MS, LOGIN_TRIES } from '../auth/login-limit.ts';
import { logRequest } from '../log-text.ts';
import { clientOf } from '../security/request-limit.ts';
import { authError } from './auth.errors.ts';
import { tooManyCalls } from './protocol-error.ts';

const LARGEST_BODY = 16 * 1024;
const LONGEST_TOKEN = 200;
/** When whoever signs people in did not say it. */
const RETRY_AFTER_S = 60;

/** The body, or the answer to one that cannot be read. */
const readBody = async (c: Context): Promise<JsonRecord | Response> => {
  const text = await c.req.text();
  if (text !== '' && !(c.req.header('Content-Type') ?? '').includes('application/json')) {
    return authError(c, 'UNSUPPORTED_MEDIA_TYPE', { reason: 'Send application/json' });
  }
  let body: unknown = {};
  try {
    if (text !== '') body = JSON.parse(text);
  } catch {
    return authError(c, 'INVALID_PAYLOAD', { reason: 'The body is not JSON' });
  }
  if (!isRecord(body)) return authError(c, 'INVALID_PAYLOAD', { reason: 'The body must be an object' });
  // Tokens in cookies would need a guard against requests that other sites bring about.
  const isJson = body.mode === undefined || body.mode === 'json';
  return isJson ? body : authError(c, 'INVALID_PAYLOAD', { reason: '"mode" must be json' });
};

/** The backend takes no more tries for a while. */
const busy = (c: Context, retryAfterS: number): Response => {
  c.header('Retry-After', String(retryAfterS));
  return authError(c, 'REQUESTS_EXCEEDED', { reset: new Date(Date.now() + retryAfterS * 1000).toISOString() });
};

/** The refresh token in a body, or the answer to a body without one. */
const readRefreshToken = async (c: Context): Promise<string | Response> => {
  const body = await readBody(c);
  if (body instanceof Response) return body;
  const token = body.refresh_token;
  if (typeof token === 'string' && token !== '' && token.length <= LONGEST_TOKEN) return token;
  if (typeof token === 'string' && token !== '') return authError(c, 'INVALID_CREDENTIALS');
  return authError(c, 'INVALID_PAYLOAD', { reason: 'The refresh token is required in the payload' });
};

/**
 * `POST /auth/login`, `/auth/refresh` and `/auth/logout`, by the backend's protocol. Tokens travel in bodies only, so no
 * other site can use a visitor's session.
 */
export const auth = new Hono<AppBindings>()
  .use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  })
  .use(bodyLimit({ maxSize: LARGEST_BODY, onError: (c) => authError(c, 'CONTENT_TOO_LARGE') }))
  .post('/login', async (c) => {
    const { services } = c.var;
    if (!(await services.mayLogin(clientOf(c)))) return tooManyCalls(c, LOGIN_TRIES, LOGIN_PERIOD_MS);
    const body = await readBody(c);
    if (body instanceof Response) return body;
    const read = readCredentials(body);
    if (!read.ok) return authError(c, 'INVALID_PAYLOAD', { reason: read.reason });
    const data = await services.auth.login(read.credentials);
    return data === null ? authError(c, 'INVALID_CREDENTIALS') : c.json({ data });
  })
  .post('/refresh', async (c) => {
    const token = await readRefreshToken(c);
    if (token instanceof Response) return token;
    const data = await c.var.services.auth.refresh(token);
    return data === null ? authError(c, 'INVALID_CREDENTIALS') : c.json({ data });
  })
  .post('/logout', async (c) => {
    const token = await readRefreshToken(c);
    if (token instanceof Response) return token;
    await c.var.services.auth.logout(token);
    return c.body(null, 204);
  })
  .all('*', (c) => authError(c, 'ROUTE_NOT_FOUND'));

auth.onError((error, c) => {
  c.header('Cache-Control', 'no-store');
  const known = error instanceof AppError ? error : null;
  if (known?.status === 429) return busy(c, known.retryAfterS ?? RETRY_AFTER_S);
  // The error alone: body and tokens of the request stay out of the log.
  console.error(`${logRequest(c.req)} failed.`, error);
  if (known?.status !== 503) return authError(c, 'INTERNAL_SERVER_ERROR');
  c.header('Retry-After', String(RETRY_AFTER_S));
  return authError(c, 'SERVICE_UNAVAILABLE');
});
