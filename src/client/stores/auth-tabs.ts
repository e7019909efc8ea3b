import * as v from 'valibot';
import { parsedOrNull } from '../../domain/kit/schema/tolerant.ts';
import { type AuthTokens, authTokens } from '../../domain/site/auth/tokens.ts';
import type { AuthStorage } from './auth-storage.ts';

const CHANNEL = 'canyon-auth';

const exchanged = v.object({ spent: v.string(), tokens: authTokens });

/**
 * Messages between tabs, so that a duplicated tab, which starts with the same tokens, continues with the newer ones
 * instead of sending a used token.
 */
export interface AuthTabs {
  /** A refresh token was exchanged for these tokens. */
  tell(spent: string, tokens: AuthTokens): void;
}

/** Adopts the tokens that another tab received for this tab's refresh token. Ignores other messages. */
export const takeOver = (storage: AuthStorage, message: unknown): void => {
  const exchange = parsedOrNull(exchanged, message);
  if (exchange !== null && storage.read()?.refresh_token === exchange.spent) storage.write(exchange.tokens);
};

/** Channel between this browser's tabs of this site. Without `BroadcastChannel`, tabs are independent. */
export const authTabs = (): AuthTabs & { hear(storage: AuthStorage): void } => {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  return {
    tell: (spent, tokens) => channel?.postMessage({ spent, tokens }),
    hear(storage) {
      channel?.addEventListener('message', ({ data }) => takeOver(storage, data));
    },
  };
};
