import type { WaitUntil } from '../env.ts';
import { logFailure } from '../resilience/log-failure.ts';
import { withTimeLimit } from '../resilience/within.ts';
import type { AuthSource } from './auth-source.ts';
import type { TakeUpQuotes } from './take-up-quotes.ts';

/** Whoever signs in waits no longer for it; the next sign-in does it again. */
const PATIENCE_MS = 1000;

/**
 * Signs in as before, and gives the account the quote requests that were sent from its address since it was last here. Only
 * verified addresses can sign in.
 */
export const withQuotesTakenUp = (auth: AuthSource, takeUp: TakeUpQuotes, waitUntil: WaitUntil): AuthSource => {
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
        logFailure('Quotes are taken up at the next sign-in.', error),
      );
      waitUntil(taking);
      await withTimeLimit(PATIENCE_MS, taking).catch(() => undefined);
      return outcome;
    },
  };
};
