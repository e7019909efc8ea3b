import * as v from 'valibot';
import { orNull, parsedOrNull } from '../../kit/schema/tolerant.ts';
import type { Value } from '../../kit/schema/value.ts';
import { fromBase64url } from '../../kit/text/base64url.ts';

export const authTokens = v.object({
  /** JSON Web Token, valid for some minutes. */
  access_token: v.pipe(v.string(), v.nonEmpty()),
  /** Valid for one exchange. '' without one, so that the session ends with the access token. */
  refresh_token: v.fallback(v.string(), ''),
});

/** The tokens in a signed-in visitor's tab. */
export type AuthTokens = Value<typeof authTokens>;

/** Parses the tokens of a stored or received value. Returns null without an access token. */
export const parseAuthTokens = (value: unknown): AuthTokens | null => parsedOrNull(authTokens, value);

/** The token claims that are used. */
const claims = v.object({ exp: orNull(v.number()), id: orNull(v.string()) });

/** Decodes base64url text to characters, sufficient for ASCII claims. Returns null for other text. */
const decoded = (text: string): string | null =>
  fromBase64url(text)
    ?.map((byte) => String.fromCharCode(byte))
    .join('') ?? null;

/** Returns the claims of a token without verifying the signature, which only the server can. */
const claimsOf = (accessToken: string): v.InferOutput<typeof claims> => {
  try {
    return v.parse(claims, JSON.parse(decoded(accessToken.split('.')[1] ?? '') ?? ''));
  } catch {
    return { exp: null, id: null };
  }
};

/**
 * Returns when an access token expires, in milliseconds since 1970, from its unverified `exp` claim (RFC 7519 §4.1.4).
 * Returns null without that claim.
 */
export const expiryOf = (accessToken: string): number | null => {
  const { exp } = claimsOf(accessToken);
  return exp === null ? null : exp * 1000;
};

/** Returns the account ID in an access token, unverified. Returns null without one. */
export const accountIdOf = (accessToken: string): string | null => claimsOf(accessToken).id;

/** Time before expiry at which a token is refreshed: longer than a request, shorter than a token's lifetime. */
export const REFRESH_AHEAD_MS = 60_000;

/** Returns whether a token should be refreshed before use. A token without an expiry is used as it is. */
export const isEnding = (accessToken: string, now: number): boolean => {
  const end = expiryOf(accessToken);
  return end !== null && end - now < REFRESH_AHEAD_MS;
};
