import { readBackendAddress } from '../backend/address.ts';
import type { Env, WaitUntil } from '../env.ts';
import { noteUpstreamCall } from '../http/request-meter.ts';
import type { Mailer } from '../mail/mailer.ts';
import { createBreaker } from '../resilience/breaker.ts';
import type { Settings } from '../settings.ts';
import { ACCOUNT_TIMEOUT_MS } from './account-server.ts';
import type { AccountSource } from './account-source.ts';
import { directusAccounts } from './directus-accounts.ts';
import { embeddedAccounts } from './embedded-accounts.ts';
import { passwordCheck } from './password-check.ts';

/** Returns the account source: the server at `BACKEND_URL` if it is set, else D1. */
export const createAccountSource = (
  env: Env,
  settings: Settings,
  waitUntil: WaitUntil,
  mailer: Mailer | null,
): AccountSource => {
  const check = passwordCheck(settings.brandName);
  const address = readBackendAddress(env);
  if (address === null) {
    return embeddedAccounts(env.DB, { mailer, check, settings, now: Date.now, waitUntil });
  }
  const breaker = createBreaker({
    name: 'accounts',
    now: Date.now,
    timeoutMs: ACCOUNT_TIMEOUT_MS,
    onCall: noteUpstreamCall,
  });
  const server = { url: address.url, fetch: (...request: Parameters<typeof fetch>) => fetch(...request), breaker };
  return directusAccounts(server, { check, siteUrl: settings.siteUrl });
};
