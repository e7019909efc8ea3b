import type { Credentials } from '../../domain/site/auth/credentials.ts';
import type { AuthTokens } from '../../domain/site/auth/tokens.ts';
import type { User } from './user-store.ts';

/** Tokens from a sign-in or a refresh, in the backend's format. */
export interface TokenGrant extends AuthTokens {
  /** Lifetime of the access token in milliseconds. */
  readonly expires: number;
}

/** Result of a sign-in or a refresh, with the account it concerned (only for the log). */
export interface AuthOutcome {
  /** `null` if the attempt was rejected. */
  readonly grant: TokenGrant | null;
  /** `null` if the account is unknown. */
  readonly accountId: string | null;
  /** The token had already been exchanged; its session has been ended. */
  readonly isReuse?: true;
}

/** Why a token was rejected. */
export type AuthRefusal = 'INVALID_CREDENTIALS' | 'TOKEN_EXPIRED';

export interface RefusedToken {
  readonly refusal: AuthRefusal;
  /** Owner of the token, if this site signed it. */
  readonly accountId: string | null;
}

/**
 * Signs users in: users in D1, or of a backend that speaks the same protocol. `client` is the identifier of the client.
 */
export interface AuthSource {
  /** Rejects unknown users and wrong passwords with the same result after the same time. */
  login(credentials: Credentials, client: string): Promise<AuthOutcome>;
  /** Exchanges a refresh token, which is invalid afterwards. */
  refresh(refreshToken: string, client: string): Promise<AuthOutcome>;
  /** Returns the owner of the ended session, or `null` if there was none or it is unknown. */
  logout(refreshToken: string): Promise<string | null>;
  /** Ends every session of an account. Absent where the protocol has no such call. */
  readonly logoutEverywhere?: (userId: string) => Promise<void>;
  /** Starts a session for a user after a proof that the account is theirs. Absent where the protocol has no such call. */
  readonly grantTo?: (userId: string, client: string) => Promise<TokenGrant>;
  /** Returns the user of an access token. */
  userOf(accessToken: string): Promise<User | RefusedToken>;
  /**
   * Whether this client recently signed in to this account. Such clients may sign in while others guess the password.
   */
  isKnownClient(email: string, client: string): Promise<boolean>;
}
