import { LOGIN_PATH } from '../../../domain/site/account-links.ts';
import { TOKEN_PARAMETER, VERIFY_PATH } from '../../../domain/site/account-pages.ts';
import { registration, registrationOf } from '../../../domain/site/auth/registration.ts';
import { LONGEST_TOKEN } from '../../accounts/mail-token.ts';
import { protocolError } from '../../http/protocol-error.ts';
import { redirectTo, sitePath } from '../../http/redirect.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { noteSecurityEvent } from '../../security/security-events.ts';
import { accountCall, onAccountError } from './account-protocol.ts';
import { FOR_ANYONE, NOTHING_HERE } from './account-rules.ts';
import { invalidPayload, protocolBody } from './protocol-body.ts';
import { registerWithin } from './register-within.ts';

const NOT_GOOD = 'Invalid verification token';

/** `POST /users/register` and `GET /users/register/verify-email`, by the backend's protocol. */
export const users = defineRoutes('/users')
  .post('/register', FOR_ANYONE, accountCall, async (c) => {
    const { settings } = c.var.services;
    const body = await protocolBody(c, registration(settings.siteUrl + VERIFY_PATH));
    if (body instanceof Response) return body;
    const answer = await registerWithin(c, registrationOf(body), null);
    if (answer.outcome === 'weak-password') return invalidPayload(c, answer.problem);
    if (answer.outcome === 'closed') return protocolError(c, 'FORBIDDEN');
    noteSecurityEvent(c, 'registered', { accountId: answer.accountId });
    return c.body(null, 204);
  })
  // For API clients, as the backend has it. Mailed links lead to a page instead, which changes something only when its
  // button is pressed.
  .get('/register/verify-email', { parameters: [TOKEN_PARAMETER] }, accountCall, async (c) => {
    if (c.req.method === 'HEAD') return c.body(null, 405, { Allow: 'GET' });
    const token = c.req.query(TOKEN_PARAMETER) ?? '';
    if (token === '' || token.length > LONGEST_TOKEN) return invalidPayload(c, NOT_GOOD);
    const answer = await c.var.services.accounts.verify(token, null);
    if (answer.outcome !== 'verified') return invalidPayload(c, NOT_GOOD);
    noteSecurityEvent(c, 'address-verified', { accountId: answer.accountId });
    return redirectTo(c, sitePath(LOGIN_PATH), 302);
  })
  .all('/*', NOTHING_HERE, (c) => protocolError(c, 'ROUTE_NOT_FOUND'));

users.onError(onAccountError);
