import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { readCredentials } from '../../../domain/auth/credentials.ts';
import { isRecord, type JsonRecord } from '../../../domain/cart/read-json.ts';
import type { AppBindings } from '../../app-bindings.ts';
import type { AuthOutcome } from '../../auth/auth-source.ts';
import { LOGIN_PERIOD_MS, LOGIN_TRIES, SESSION_CALLS } from '../../auth/login-limit.ts';
import { AppError } from '../../http/app-error.ts';
import { tooManyCalls } from '../../http/protocol-error.ts';
import { logRequest } from '../../observe/log-text.ts';
import { noteSecurityEvent, type SecurityEvent } from '../../observe/security-events.ts';
import { clientMarkOf } from '../../security/client-mark.ts';
import { clientOf } from '../../security/request-limit.ts';
import { authError } from './auth.errors.ts';

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

/** The answer to a sign-in or an exchange; the log gets its line. */
const answered = (c: Context<AppBindings>, outcome: AuthOutcome, what: SecurityEvent): Response => {
  noteSecurityEvent(c, what, { accountId: outcome.accountId });
  return outcome.grant === null ? authError(c, 'INVALID_CREDENTIALS') : c.json({ data: outcome.grant });
};

/** Too many tries of this client, or failed ones at this account. */
const triesExceeded = (c: Context<AppBindings>): Response => {
  noteSecurityEvent(c, 'sign-in-limited');
  return tooManyCalls(c, LOGIN_TRIES, LOGIN_PERIOD_MS);
};

/** Exchanges and log-outs, whose tokens are guessed or replayed no faster than this. */
const sessionLimit = createMiddleware<AppBindings>(async (c, next) =>
  (await c.var.services.mayRefresh(clientOf(c))) ? next() : tooManyCalls(c, SESSION_CALLS, LOGIN_PERIOD_MS),
);

const refreshEvent = ({ grant, isReuse }: AuthOutcome): SecurityEvent =>
  grant !== null ? 'refreshed' : isReuse ? 'refresh-reused' : 'refresh-refused';

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
  .post('/login', async (c) => {
    const { auth: source, mayLogin, accountLimit } = c.var.services;
    if (!(await mayLogin(clientOf(c)))) return triesExceeded(c);
    const body = await readBody(c);
    if (body instanceof Response) return body;
    const read = readCredentials(body);
    if (!read.ok) return authError(c, 'INVALID_PAYLOAD', { reason: read.reason });
    const { email } = read.credentials;
    const client = await clientMarkOf(c);
    const outcome = await accountLimit.attempt(email, {
      run: () => source.login(read.credentials, client),
      isExempt: () => source.isKnownClient(email, client),
    });
    if (outcome === null) return triesExceeded(c);
    return answered(c, outcome, outcome.grant === null ? 'sign-in-refused' : 'signed-in');
  })
  .post('/refresh', sessionLimit, async (c) => {
    const token = await readRefreshToken(c);
    if (token instanceof Response) return token;
    const outcome = await c.var.services.auth.refresh(token, await clientMarkOf(c));
    return answered(c, outcome, refreshEvent(outcome));
  })
  .post('/logout', sessionLimit, async (c) => {
    const token = await readRefreshToken(c);
    if (token instanceof Response) return token;
    noteSecurityEvent(c, 'logged-out', { accountId: await c.var.services.auth.logout(token) });
    return c.body(null, 204);
  })
  .all('*', (c) => authError(c, 'ROUTE_NOT_FOUND'));

auth.onError((error, c) => {
  c.header('Cache-Control', 'no-store');
  const known = error instanceof AppError ? error : null;
  if (known?.status === 413) return authError(c, 'CONTENT_TOO_LARGE');
  if (known?.status === 429) return busy(c, known.retryAfterS ?? RETRY_AFTER_S);
  // The error alone: body and tokens of the request stay out of the log.
  console.error(`${logRequest(c.req)} failed.`, error);
  if (known?.status !== 503) return authError(c, 'INTERNAL_SERVER_ERROR');
  c.header('Retry-After', String(RETRY_AFTER_S));
  return authError(c, 'SERVICE_UNAVAILABLE');
});
