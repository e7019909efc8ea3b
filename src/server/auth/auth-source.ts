import type { Credentials } from '../../domain/auth/credentials.ts';
import type { AuthTokens } from '../../domain/auth/tokens.ts';
import type { User } from './user-store.ts';

/** What a sign-in or an exchange gives, in the backend's own words. */
export interface TokenGrant extends AuthTokens {
  /** Life of the access token in milliseconds. */
  readonly expires: number;
}

/** Why a token was refused. */
export type AuthRefusal = 'INVALID_CREDENTIALS' | 'TOKEN_EXPIRED';

/** Signs people in: users of D1, or of a backend that speaks the same protocol. */
export interface AuthSource {
  /** null: no such user, or not their password. Both take alike long. */
  login(credentials: Credentials): Promise<TokenGrant | null>;
  /** Exchanges a refresh token, which is dead from then on; null when it is not good. */
  refresh(refreshToken: string): Promise<TokenGrant | null>;
  logout(refreshToken: string): Promise<void>;
  /** Whose access token this is. */
  userOf(accessToken: string): Promise<User | AuthRefusal>;
}
