import * as v from 'valibot';
import { parsedOrNull } from '../../domain/kit/schema/tolerant.ts';
import { type AuthTokens, authTokens } from '../../domain/site/auth/tokens.ts';
import type { AuthStorage } from './auth-storage.ts';

const CHANNEL = 'canyon-auth';

const exchanged = v.object({ spent: v.string(), tokens: authTokens });

/**
 * What tabs tell each other, so that a duplicated tab, which begins with the same tokens, goes on with the newer ones
 * instead of sending a token that is dead.
 */
export interface AuthTabs {
  /** A refresh token was exchanged for these tokens. */
  tell(spent: string, tokens: AuthTokens): void;
}

/** Takes over the tokens that another tab got for the refresh token this one holds. Other messages are none of its own. */
export const takeOver = (storage: AuthStorage, message: unknown): void => {
  const told = parsedOrNull(exchanged, message);
  if (told !== null && storage.read()?.refresh_token === told.spent) storage.write(told.tokens);
};

/** The tabs of this browser that show this site. Where a browser has no such channel, each tab is by itself. */
export const authTabs = (): AuthTabs & { hear(storage: AuthStorage): void } => {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  return {
    tell: (spent, tokens) => channel?.postMessage({ spent, tokens }),
    hear(storage) {
      channel?.addEventListener('message', ({ data }) => takeOver(storage, data));
    },
  };
};
