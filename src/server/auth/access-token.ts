import { sign, verify } from 'hono/jwt';

/** 15 minutes, as the backend's own. */
export const ACCESS_MS = 15 * 60_000;

const ISSUER = 'store';

/** What an access token says: who it is for, and until when. */
export type AccessCheck =
  | { readonly ok: true; readonly userId: string }
  | { readonly ok: false; readonly code: 'INVALID_CREDENTIALS' | 'TOKEN_EXPIRED' };

/** A JSON Web Token for a user, signed with HMAC and SHA-256. `now` in milliseconds. */
export const signAccess = (userId: string, secret: string, now: number): Promise<string> => {
  const issued = Math.floor(now / 1000);
  return sign({ id: userId, iss: ISSUER, iat: issued, exp: issued + ACCESS_MS / 1000 }, secret, 'HS256');
};

/** Checks signature, issuer and end of an access token. Never throws. */
export const checkAccess = async (token: string, secret: string, now: number): Promise<AccessCheck> => {
  try {
    const claims = await verify(token, secret, { alg: 'HS256', iss: ISSUER, exp: false, iat: false });
    const { id, exp } = claims;
    if (typeof id !== 'string' || typeof exp !== 'number') return { ok: false, code: 'INVALID_CREDENTIALS' };
    return exp * 1000 > now ? { ok: true, userId: id } : { ok: false, code: 'TOKEN_EXPIRED' };
  } catch {
    return { ok: false, code: 'INVALID_CREDENTIALS' };
  }
};
