import type { WaitUntil } from '../env.ts';
import { logFailure } from '../resilience/log-failure.ts';
import { withTimeLimit } from '../resilience/within.ts';
import type { AuthSource } from './auth-source.ts';
import type { ClaimQuotes } from './claim-quotes.ts';

/** Maximum time in milliseconds that a sign-in waits for claiming quotes; the next sign-in tries again. */
const MAX_WAIT_MS = 1000;

/**
 * Wraps `auth` so that a sign-in also assigns the account the quote requests sent with its email address since the last
 * sign-in. Only verified email addresses can sign in.
 */
export const withClaimedQuotes = (auth: AuthSource, takeUp: ClaimQuotes, waitUntil: WaitUntil): AuthSource => {
  const take = async (accessToken: string): Promise<void> => {
    const user = await auth.userOf(accessToken);
    if (!('refusal' in user)) await takeUp(user);
  };
  return {
    ...auth,
    async login(...request) {
      const outcome = await auth.login(...request);
      if (outcome.grant === null) return outcome;
      const taking = take(outcome.grant.access_token).catch((error: unknown) =>
        logFailure('Quotes could not be assigned to the account; the next sign-in tries again.', error),
      );
      waitUntil(taking);
      await withTimeLimit(MAX_WAIT_MS, taking).catch(() => undefined);
      return outcome;
    },
  };
};
