import type { D1Database } from '@cloudflare/workers-types';
import { LOGIN_PATH } from '../../domain/site/account-links.ts';
import { FORGOT_PATH, RESET_PATH, tokenHref, VERIFY_PATH } from '../../domain/site/account-pages.ts';
import type { WaitUntil } from '../env.ts';
import { AppError } from '../http/app-error.ts';
import {
  type AccountMail,
  existingAccountMail,
  passwordChangedMail,
  resetMail,
  verificationMail,
} from '../mail/account-mails.ts';
import { countMail, forgetCounts } from '../mail/mail-count.ts';
import type { MailContent, MailSettings } from '../mail/mail-layout.tsx';
import type { Mailer } from '../mail/mailer.ts';
import { logError } from '../observe/log-event.ts';
import { wait } from '../resilience/wait.ts';
import { digestOf } from '../security/digest.ts';
import { randomToken } from '../security/random-id.ts';
import type { Settings } from '../settings.ts';
import { ACCOUNT_FLOOR_MS, type AccountSource, type SignUpProof } from './account-source.ts';
import { claimQuotes } from './claim-quotes.ts';
import { isPassword, recordPassword } from './password.ts';
import type { PasswordCheck } from './password-check.ts';
import { type PendingRegistration, registrationStore } from './registration-store.ts';
import { resetStore } from './reset-store.ts';

interface AccountOptions {
  /** `null` if the site cannot send email; calls that need it then throw. */
  readonly mailer: Mailer | null;
  readonly check: PasswordCheck;
  readonly settings: MailSettings & Pick<Settings, 'siteUrl'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly waitUntil: WaitUntil;
  readonly sleep?: (milliseconds: number) => Promise<void>;
}

const isProof = async ({ password, browser }: SignUpProof, pending: PendingRegistration): Promise<boolean> =>
  (browser !== null && pending.browserHash === (await digestOf(browser))) || isPassword(password, pending.password);

/** Accounts in D1. */
export const embeddedAccounts = (db: D1Database, options: AccountOptions): AccountSource => {
  const { mailer, check, settings, now, waitUntil, sleep = wait } = options;
  const { brandName, siteUrl } = settings;
  const registrations = registrationStore(db, now);
  const resets = resetStore(db, now);
  const takeUp = claimQuotes(db);

  /** The response does not wait for the email, because the delay would reveal whether one is sent. */
  const mail = (email: string, href: string, contentOf: (about: AccountMail) => MailContent): void => {
    const send = async (): Promise<void> => {
      const { mailOf } = await import('../mail/mail-layout.tsx');
      await mailer?.send(mailOf(email, contentOf({ brandName, email, href, at: now() }), settings));
    };
    waitUntil(
      send().catch((error: unknown) => logError('mail failed', 'An email about an account was not sent.', error)),
    );
  };
  /** Runs before any lookup, so the result is the same for every email address. */
  const requireMail = (): void => {
    if (mailer === null) throw new AppError('mail-unavailable');
  };
  const withMinimumDuration = async <T>(work: Promise<T>): Promise<T> => {
    const [result] = await Promise.all([work, sleep(ACCOUNT_FLOOR_MS)]);
    return result;
  };

  return {
    needsProof: true,
    async register({ password: chosen, ...person }, network, browser) {
      requireMail();
      const problem = await check(chosen, person.email);
      if (problem !== null) return { outcome: 'weak-password', problem };
      const signUp = async (): Promise<string | null> => {
        const { email } = person;
        const token = randomToken();
        const [password, tokenHash, browserHash, count] = await Promise.all([
          recordPassword(chosen),
          digestOf(token),
          browser === null ? null : digestOf(browser),
          countMail(db, { email, network }, now()),
        ]);
        const userId = crypto.randomUUID();
        const registration = { ...person, userId, password, tokenHash, browserHash };
        const { accountId, mayMail } = await registrations.add(registration, count);
        if (!mayMail) return accountId;
        if (accountId === null) mail(email, tokenHref(siteUrl, VERIFY_PATH, token), verificationMail);
        else mail(email, siteUrl + LOGIN_PATH, (about) => existingAccountMail(about, siteUrl + FORGOT_PATH));
        return accountId;
      };
      return { outcome: 'taken', accountId: await withMinimumDuration(signUp()) };
    },

    async isSignUpBrowser(token, browser) {
      const pending = await registrations.find(await digestOf(token));
      return pending !== null && pending.browserHash === (await digestOf(browser));
    },

    async verify(token, proof) {
      const tokenHash = await digestOf(token);
      const pending = await registrations.find(tokenHash);
      if (pending === null) return { outcome: 'refused' };
      // Somebody else may have signed up with this email address: their password must not unlock the account its owner
      // confirms.
      if (proof !== null && !(await isProof(proof, pending))) return { outcome: 'wrong-password' };
      if (!(await registrations.complete(tokenHash))) return { outcome: 'refused' };
      await takeUp(pending).catch((error: unknown) =>
        logError(
          'quotes not taken up',
          'Quotes could not be assigned to the account; the next sign-in tries again.',
          error,
        ),
      );
      return { outcome: 'verified', accountId: pending.id };
    },

    async requestReset({ email, network }) {
      requireMail();
      const request = async (): Promise<string | null> => {
        const token = randomToken();
        const [tokenHash, count] = await Promise.all([digestOf(token), countMail(db, { email, network }, now())]);
        const { account, mayMail } = await resets.add(email, tokenHash, count);
        if (account !== null && mayMail) {
          mail(account.email, tokenHref(siteUrl, RESET_PATH, token), resetMail);
        }
        return account?.id ?? null;
      };
      return { accountId: await withMinimumDuration(request()) };
    },

    async reset(token, chosen, client) {
      const tokenHash = await digestOf(token);
      const account = await resets.find(tokenHash);
      if (account === null) return { outcome: 'refused' };
      const problem = await check(chosen, account.email);
      if (problem !== null) return { outcome: 'weak-password', problem };
      const password = await recordPassword(chosen);
      if (!(await resets.complete(tokenHash, account.id, password, client))) return { outcome: 'refused' };
      mail(account.email, siteUrl + FORGOT_PATH, passwordChangedMail);
      return { outcome: 'reset', accountId: account.id };
    },

    async forgetEnded() {
      const time = now();
      await db.batch([
        db.prepare('DELETE FROM registrations WHERE expires_at <= ?').bind(time),
        db.prepare('DELETE FROM password_resets WHERE expires_at <= ?').bind(time),
        forgetCounts(db, time),
      ]);
    },
  };
};
