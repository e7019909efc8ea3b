import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { loginEndpoint, refreshEndpoint } from '../../../domain/site/api/account/auth.ts';
import type { AuthOutcome } from '../../accounts/auth-source.ts';
import { LOGIN_PERIOD_MS, LOGIN_TRIES, SESSION_CALLS } from '../../accounts/login-limit.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { protocolError, tooManyCalls } from '../../http/protocol-error.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { clientMarkOf } from '../../security/client-mark.ts';
import { clientOf } from '../../security/request-limit.ts';
import { noteSecurityEvent, type SecurityEvent } from '../../security/security-events.ts';
import { onProtocolError } from './account-protocol.ts';
import { NOTHING_HERE, TOKENS_IN_BODIES } from './account-rules.ts';
import { protocolBody } from './protocol-body.ts';

const LONGEST_TOKEN = 200;
const NO_ROUTE = 'Only POST to /auth/login, /auth/refresh and /auth/logout exists.';

/** Returns the response to a sign-in or token exchange, and logs it. */
const authResponse = (c: Context<AppBindings>, outcome: AuthOutcome, what: SecurityEvent): Response => {
  noteSecurityEvent(c, what, { accountId: outcome.accountId });
  return outcome.grant === null ? protocolError(c, 'INVALID_CREDENTIALS') : c.json({ data: outcome.grant });
};

/** Returns the response to too many attempts of this client, or too many failed ones for this account. */
const triesExceeded = (c: Context<AppBindings>): Response => {
  noteSecurityEvent(c, 'sign-in-limited');
  return tooManyCalls(c, LOGIN_TRIES, LOGIN_PERIOD_MS);
};

/** Limits token exchanges and logouts, so that tokens cannot be guessed or replayed faster. */
const sessionLimit = createMiddleware<AppBindings>(async (c, next) =>
  (await c.var.services.mayRefresh(clientOf(c))) ? next() : tooManyCalls(c, SESSION_CALLS, LOGIN_PERIOD_MS),
);

const refreshEvent = ({ grant, isReuse }: AuthOutcome): SecurityEvent =>
  grant !== null ? 'refreshed' : isReuse ? 'refresh-reused' : 'refresh-refused';

/** Returns the refresh token in a body, or the error response for a body without one. */
const readRefreshToken = async (c: Context): Promise<string | Response> => {
  const body = await protocolBody(c, refreshEndpoint.request);
  if (body instanceof Response) return body;
  return body.refresh_token.length <= LONGEST_TOKEN ? body.refresh_token : protocolError(c, 'INVALID_CREDENTIALS');
};

/**
 * `POST /auth/login`, `/auth/refresh` and `/auth/logout`, by the backend's protocol. Tokens are sent in bodies only, so
 * other sites cannot use a visitor's session.
 */
export const auth = defineRoutes('/auth')
  .post('/login', TOKENS_IN_BODIES, async (c) => {
    const { auth: source, mayLogin, accountLimit } = c.var.services;
    if (!(await mayLogin(clientOf(c)))) return triesExceeded(c);
    const body = await protocolBody(c, loginEndpoint.request);
    if (body instanceof Response) return body;
    const { email, password } = body;
    const client = await clientMarkOf(c);
    const outcome = await accountLimit.attempt(email, {
      run: () => source.login({ email, password }, client),
      isExempt: () => source.isKnownClient(email, client),
    });
    if (outcome === null) return triesExceeded(c);
    return authResponse(c, outcome, outcome.grant === null ? 'sign-in-refused' : 'signed-in');
  })
  .post('/refresh', TOKENS_IN_BODIES, sessionLimit, async (c) => {
    const token = await readRefreshToken(c);
    if (token instanceof Response) return token;
    const outcome = await c.var.services.auth.refresh(token, await clientMarkOf(c));
    return authResponse(c, outcome, refreshEvent(outcome));
  })
  .post('/logout', TOKENS_IN_BODIES, sessionLimit, async (c) => {
    const token = await readRefreshToken(c);
    if (token instanceof Response) return token;
    noteSecurityEvent(c, 'logged-out', { accountId: await c.var.services.auth.logout(token) });
    return c.body(null, 204);
  })
  .all('/*', NOTHING_HERE, (c) => protocolError(c, 'ROUTE_NOT_FOUND', {}, NO_ROUTE));

auth.onError(
  onProtocolError((code) => (code === 'SERVICE_UNAVAILABLE' ? 'Service "auth" is unavailable.' : undefined)),
);
