import { RESET_PATH, VERIFY_PATH } from '../../domain/site/account-pages.ts';
import { AppError } from '../http/app-error.ts';
import { logError } from '../observe/log-event.ts';
import { wait } from '../resilience/wait.ts';
import { type AccountServer, type AccountServerResponse, callAccountServer, postToServer } from './account-server.ts';
import { ACCOUNT_FLOOR_MS, type AccountSource } from './account-source.ts';
import type { PasswordCheck } from './password-check.ts';

interface DirectusAccountOptions {
  readonly check: PasswordCheck;
  readonly siteUrl: string;
  readonly sleep?: (milliseconds: number) => Promise<void>;
}

const isDone = ({ status }: AccountServerResponse): boolean => status >= 200 && status < 400;

/** The server rejects a well-formed call: a configuration error that the visitor cannot fix. */
const misconfigured = (call: string, { status, code }: AccountServerResponse): AppError =>
  new AppError('accounts-unavailable', {
    cause: new Error(`${call} responded with ${status} ${code}: see docs/guides/accounts.md for its settings.`),
  });

/** Whether the server's own password rules reject the password. */
const isWeak = ({ status, code }: AccountServerResponse): boolean => status === 400 && code === 'FAILED_VALIDATION';

const OTHER_RULES = 'This password was refused. Choose a longer one, or email us';

/**
 * Accounts on a backend server, through its account endpoints. It stores them and sends the emails, whose links lead to
 * this site's pages. Passwords must satisfy this site's rules before the server's.
 */
export const directusAccounts = (server: AccountServer, options: DirectusAccountOptions): AccountSource => {
  const { check, siteUrl, sleep = wait } = options;
  const withMinimumDuration = async (work: Promise<AccountServerResponse>): Promise<AccountServerResponse> => {
    const [response] = await Promise.all([work, sleep(ACCOUNT_FLOOR_MS)]);
    return response;
  };

  return {
    // The server's endpoint takes only the token.
    needsProof: false,
    isSignUpBrowser: async () => false,
    async register({ email, password, firstName, lastName }) {
      const problem = await check(password, email);
      if (problem !== null) return { outcome: 'weak-password', problem };
      const response = await withMinimumDuration(
        postToServer(server, '/users/register', {
          email,
          password,
          ...(firstName !== null && { first_name: firstName }),
          ...(lastName !== null && { last_name: lastName }),
          verification_url: siteUrl + VERIFY_PATH,
        }),
      );
      if (isDone(response)) return { outcome: 'taken', accountId: null };
      if (response.status === 403) return { outcome: 'closed' };
      if (!isWeak(response)) throw misconfigured('/users/register', response);
      // The server checks the password only for unknown email addresses, so reporting the rejection would reveal which
      // are unknown.
      logError(
        'password policy',
        'The server rejects a password that this site accepts: relax its auth_password_policy.',
      );
      return { outcome: 'taken', accountId: null };
    },
    async verify(token) {
      const response = await callAccountServer(
        server,
        `/users/register/verify-email?token=${encodeURIComponent(token)}`,
        {},
      );
      return isDone(response) ? { outcome: 'verified', accountId: null } : { outcome: 'refused' };
    },
    async requestReset({ email }) {
      const response = await withMinimumDuration(
        postToServer(server, '/auth/password/request', { email, reset_url: siteUrl + RESET_PATH }),
      );
      if (!isDone(response)) throw misconfigured('/auth/password/request', response);
      return { accountId: null };
    },
    async reset(token, password) {
      const problem = await check(password, '');
      if (problem !== null) return { outcome: 'weak-password', problem };
      const response = await postToServer(server, '/auth/password/reset', { token, password });
      if (isDone(response)) return { outcome: 'reset', accountId: null };
      return isWeak(response) ? { outcome: 'weak-password', problem: OTHER_RULES } : { outcome: 'refused' };
    },
  };
};
