import { sign, verify } from 'hono/jwt';
import type { SigningKeys } from './signing-keys.ts';

/** 15 minutes, like the backend's own access tokens. */
export const ACCESS_MS = 15 * 60_000;

const ISSUER = 'store';

/** Maximum token length: three times the length of this site's tokens. Longer ones are rejected unread. */
const MAX_TOKEN_LENGTH = 1024;

/** The user and session that a token is issued for. */
export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
}

/** Result of checking an access token. Does not cover whether the session is still active. */
export type AccessCheck =
  | (AccessClaims & { readonly ok: true })
  | { readonly ok: false; readonly code: 'INVALID_CREDENTIALS' }
  | { readonly ok: false; readonly code: 'TOKEN_EXPIRED'; readonly userId: string };

const INVALID: AccessCheck = { ok: false, code: 'INVALID_CREDENTIALS' };

/** Returns a JSON Web Token for a session, signed with HMAC SHA-256. `now` is in milliseconds. */
export const signAccess = ({ userId, sessionId }: AccessClaims, keys: SigningKeys, now: number): Promise<string> => {
  const issued = Math.floor(now / 1000);
  const claims = { id: userId, sid: sessionId, iss: ISSUER, iat: issued, exp: issued + ACCESS_MS / 1000 };
  return sign(claims, keys.current, 'HS256');
};

/** Returns the claims if the token has a valid signature of this site, else `null`. */
const verified = async (token: string, key: string): Promise<Record<string, unknown> | null> => {
  try {
    return await verify(token, key, { alg: 'HS256', typ: 'JWT', iss: ISSUER, exp: false, iat: false });
  } catch {
    return null;
  }
};

/** Checks the length, signature, issuer and expiry of an access token. Never throws. */
export const checkAccess = async (token: string, { accepted }: SigningKeys, now: number): Promise<AccessCheck> => {
  if (token.length > MAX_TOKEN_LENGTH) return INVALID;
  for (const key of accepted) {
    const claims = await verified(token, key);
    if (claims === null) continue;
    const { id, sid, exp } = claims;
    if (typeof id !== 'string' || typeof sid !== 'string' || !Number.isSafeInteger(exp)) return INVALID;
    if (Number(exp) * 1000 <= now) return { ok: false, code: 'TOKEN_EXPIRED', userId: id };
    return { ok: true, userId: id, sessionId: sid };
  }
  return INVALID;
};
