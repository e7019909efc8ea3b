import { RESET_PATH } from '../../../domain/site/account-pages.ts';
import { passwordReset, resetRequest } from '../../../domain/site/auth/registration.ts';
import { LONGEST_TOKEN } from '../../accounts/mail-token.ts';
import { protocolError } from '../../http/protocol-error.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { clientMarkOf } from '../../security/client-mark.ts';
import { networkOf } from '../../security/request-limit.ts';
import { noteSecurityEvent } from '../../security/security-events.ts';
import { accountCall, onAccountError } from './account-protocol.ts';
import { FOR_ANYONE, NOTHING_HERE } from './account-rules.ts';
import { invalidPayload, protocolBody } from './protocol-body.ts';

/** `POST /auth/password/request` and `/auth/password/reset`, by the backend's protocol. */
export const password = defineRoutes('/auth/password')
  .post('/request', FOR_ANYONE, accountCall, async (c) => {
    const { accounts, settings } = c.var.services;
    const body = await protocolBody(c, resetRequest(settings.siteUrl + RESET_PATH));
    if (body instanceof Response) return body;
    const { accountId } = await accounts.requestReset({ email: body.email, network: networkOf(c) });
    noteSecurityEvent(c, 'reset-requested', { accountId });
    return c.body(null, 204);
  })
  .post('/reset', FOR_ANYONE, accountCall, async (c) => {
    const body = await protocolBody(c, passwordReset);
    if (body instanceof Response) return body;
    const { token, password: chosen } = body;
    const answer =
      token.length > LONGEST_TOKEN
        ? ({ outcome: 'refused' } as const)
        : await c.var.services.accounts.reset(token, chosen, await clientMarkOf(c));
    if (answer.outcome === 'weak-password') return invalidPayload(c, answer.problem);
    if (answer.outcome === 'refused') {
      noteSecurityEvent(c, 'reset-refused');
      return protocolError(c, 'FORBIDDEN');
    }
    noteSecurityEvent(c, 'password-reset', { accountId: answer.accountId });
    return c.body(null, 204);
  })
  .all('/*', NOTHING_HERE, (c) => protocolError(c, 'ROUTE_NOT_FOUND'));

password.onError(onAccountError);
