import { parseAuthTokens } from '../../../domain/site/auth/tokens.ts';
import { authStorage } from '../auth-storage.ts';

/** Stores the tokens that came with a form's response. Without valid ones, the visitor is not signed in. */
export const storeTokens = (tokens: unknown): void => {
  const granted = parseAuthTokens(tokens);
  if (granted !== null)
    authStorage(
      () => sessionStorage,
      () => {},
    ).write(granted);
};
