import { Hono } from 'hono';
import { readReset, readResetRequest } from '../../../domain/auth/registration.ts';
import { RESET_PATH } from '../../../domain/site/account-pages.ts';
import { LONGEST_TOKEN } from '../../accounts/mail-token.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { protocolError } from '../../http/protocol-error.ts';
import { noteSecurityEvent } from '../../observe/security-events.ts';
import { accountCall, invalidPayload, onAccountError, readJsonBody } from './account-protocol.ts';

/** `POST /auth/password/request` and `/auth/password/reset`, by the backend's protocol. */
export const password = new Hono<AppBindings>()
  .post('/request', accountCall, async (c) => {
    const body = await readJsonBody(c);
    if (body instanceof Response) return body;
    const { accounts, settings } = c.var.services;
    const read = readResetRequest(body, settings.siteUrl + RESET_PATH);
    if (!read.ok) return invalidPayload(c, read.reason);
    const { accountId } = await accounts.requestReset(read.value);
    noteSecurityEvent(c, 'reset-requested', { accountId });
    return c.body(null, 204);
  })
  .post('/reset', accountCall, async (c) => {
    const body = await readJsonBody(c);
    if (body instanceof Response) return body;
    const read = readReset(body);
    if (!read.ok) return invalidPayload(c, read.reason);
    const { token, password: chosen } = read.value;
    const answer =
      token.length > LONGEST_TOKEN
        ? ({ outcome: 'refused' } as const)
        : await c.var.services.accounts.reset(token, chosen);
    if (answer.outcome === 'weak-password') return invalidPayload(c, answer.problem);
    if (answer.outcome === 'refused') {
      noteSecurityEvent(c, 'reset-refused');
      return protocolError(c, 'FORBIDDEN');
    }
    noteSecurityEvent(c, 'password-reset', { accountId: answer.accountId });
    return c.body(null, 204);
  })
  .all('*', (c) => protocolError(c, 'ROUTE_NOT_FOUND'));

password.onError(onAccountError);
