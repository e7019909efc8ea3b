import type { Context } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import { addressPrefixOf } from './client-address.ts';
import { clientIpOf } from './request-limit.ts';

/** Events of an account or a session. */
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

/**
 * One log line about an account or a session. It contains no email address, password, token or text from the request.
 */
export interface SecurityLine {
  readonly event: 'security';
  /** ISO time. */
  readonly at: string;
  readonly what: SecurityEvent;
  /** ID of the account; `null` if unknown. */
  readonly account: string | null;
  /** Network of the request: 24 bits of IPv4, 48 bits of IPv6. */
  readonly from: string;
  /** ID of the request's log line. */
  readonly requestId?: string;
}

/** An ID no longer than a UUID. Email addresses and this site's tokens do not match it. */
const ACCOUNT_ID = /^[\w-]{1,36}$/;

/** Logs one JSON line, or nothing with `REQUEST_LOG=off`. */
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
