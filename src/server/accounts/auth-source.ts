import type { Credentials } from '../../domain/site/auth/credentials.ts';
import type { AuthTokens } from '../../domain/site/auth/tokens.ts';
import type { User } from './user-store.ts';

/** What a sign-in or an exchange gives, in the backend's own words. */
export interface TokenGrant extends AuthTokens {
  /** Life of the access token in milliseconds. */
  readonly expires: number;
}

/** What came of a sign-in or an exchange, and whose account it was about, for the log alone. */
export interface AuthOutcome {
  /** null: refused. */
  readonly grant: TokenGrant | null;
  /** null: it is not known whose. */
  readonly accountId: string | null;
  /** The token had been exchanged before; its session is over. */
  readonly isReuse?: true;
}

/** Why a token was refused. */
export type AuthRefusal = 'INVALID_CREDENTIALS' | 'TOKEN_EXPIRED';

export interface RefusedToken {
  readonly refusal: AuthRefusal;
  /** Whose it was, if this site had signed it. */
  readonly accountId: string | null;
}

/** Signs people in: users of D1, or of a backend that speaks the same protocol. `client` is the mark of the client. */
export interface AuthSource {
  /** Unknown users and wrong passwords are refused alike, and take alike long. */
  login(credentials: Credentials, client: string): Promise<AuthOutcome>;
  /** Exchanges a refresh token, which is dead from then on. */
  refresh(refreshToken: string, client: string): Promise<AuthOutcome>;
  /** Whose session has been ended; null: none, or it is not known. */
  logout(refreshToken: string): Promise<string | null>;
  /** Ends every session of an account. Absent where the protocol has no such call. */
  readonly logoutEverywhere?: (userId: string) => Promise<void>;
  /** Whose access token this is. */
  userOf(accessToken: string): Promise<User | RefusedToken>;
  /** Whether this client has signed in to this account lately: it is let in while others guess at the password. */
  isKnownClient(email: string, client: string): Promise<boolean>;
}
