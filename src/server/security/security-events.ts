import type { Context } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import { addressPrefixOf } from './client-address.ts';
import { clientIpOf } from './request-limit.ts';

/** What happened to an account or a session. */
export type SecurityEvent =
  | 'signed-in'
  | 'sign-in-refused'
  | 'sign-in-limited'
  | 'refreshed'
  | 'refresh-refused'
  | 'refresh-reused'
  | 'logged-out'
  | 'logged-out-everywhere'
  | 'token-refused'
  | 'registered'
  | 'address-verified'
  | 'reset-requested'
  | 'password-reset'
  | 'reset-refused'
  | 'quotes-opened'
  | 'quote-link-refused';

/** One line of the log about an account or a session. Holds no e-mail, no password, no token, no text of the request. */
export interface SecurityLine {
  readonly event: 'security';
  /** ISO time. */
  readonly at: string;
  readonly what: SecurityEvent;
  /** Id of the account; null: it is not known whose. */
  readonly account: string | null;
  /** Network the request came from: 24 bits of IPv4, 48 of IPv6. */
  readonly from: string;
  /** Id of the request's line in the log. */
  readonly requestId?: string;
}

/** An id of at most a UUID's length: neither an e-mail address nor any token of this site has this form. */
const ACCOUNT_ID = /^[\w-]{1,36}$/;

/** Writes one JSON line; with `REQUEST_LOG=off` none. */
export const noteSecurityEvent = (
  c: Context<AppBindings>,
  what: SecurityEvent,
  { accountId = null }: { readonly accountId?: string | null } = {},
): void => {
  if (c.env?.REQUEST_LOG === 'off') return;
  const { requestId } = c.var;
  const line: SecurityLine = {
    event: 'security',
    at: new Date().toISOString(),
    what,
    account: accountId !== null && ACCOUNT_ID.test(accountId) ? accountId : null,
    from: addressPrefixOf(clientIpOf(c)),
    ...(requestId !== undefined && { requestId }),
  };
  console.log(JSON.stringify(line));
};
