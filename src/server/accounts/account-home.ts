import { readBackendAddress } from '../backend/address.ts';
import type { Env, WaitUntil } from '../env.ts';
import { emailBinding } from '../mail/email-binding.ts';
import type { Mailer } from '../mail/mailer.ts';
import { noteUpstreamCall } from '../observe/request-meter.ts';
import { createBreaker } from '../resilience/breaker.ts';
import type { Settings } from '../settings.ts';
import { ACCOUNT_TIMEOUT_MS } from './account-server.ts';
import type { AccountSource } from './account-source.ts';
import { directusAccounts } from './directus-accounts.ts';
import { embeddedAccounts } from './embedded-accounts.ts';
import { passwordCheck } from './password-check.ts';

const mailerOf = ({ EMAIL }: Env, { brandName, mailFrom, salesEmail }: Settings): Mailer | null => {
  if (EMAIL !== undefined) return emailBinding(EMAIL, { name: brandName, email: mailFrom, replyTo: salesEmail });
  console.error('There is no EMAIL binding: nobody can sign up or get a new password. See docs/guides/mail.md.');
  return null;
};

/** Who keeps accounts: the server at `BACKEND_URL`, or D1. */
export const accountHome = (env: Env, settings: Settings, waitUntil: WaitUntil): AccountSource => {
  const check = passwordCheck(settings.brandName);
  const address = readBackendAddress(env);
  if (address === null) {
    return embeddedAccounts(env.DB, { mailer: mailerOf(env, settings), check, settings, now: Date.now, waitUntil });
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
