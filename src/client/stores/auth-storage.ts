import { AUTH_KEY } from '../../domain/site/auth/auth-key.ts';
import { type AuthTokens, parseAuthTokens } from '../../domain/site/auth/tokens.ts';

/** Where a tab stores its tokens. */
export interface AuthStorage {
  read(): AuthTokens | null;
  /** `null` removes them. */
  write(tokens: AuthTokens | null): void;
}

/**
 * Tokens in session storage: they are removed with the tab. If storage is denied, they last as long as the page.
 *
 * @param storage returns the browser's storage; it may throw
 */
export const authStorage = (storage: () => Storage, onChange: () => void): AuthStorage => {
  let unsaved: AuthTokens | null = null;
  return {
    read() {
      try {
        return unsaved ?? parseAuthTokens(JSON.parse(storage().getItem(AUTH_KEY) ?? 'null'));
      } catch {
        return unsaved;
      }
    },
    write(tokens) {
      unsaved = null;
      try {
        if (tokens === null) storage().removeItem(AUTH_KEY);
        else storage().setItem(AUTH_KEY, JSON.stringify(tokens));
      } catch {
        unsaved = tokens;
      }
      onChange();
    },
  };
};
