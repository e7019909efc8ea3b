import * as v from 'valibot';
import { orNull, parsedOrNull } from '../../kit/schema/tolerant.ts';
import type { Value } from '../../kit/schema/value.ts';

export const authTokens = v.object({
  /** JSON Web Token, good for some minutes. */
  access_token: v.pipe(v.string(), v.nonEmpty()),
  /** Good for one exchange; '' when there is none, and the session ends with the access token. */
  refresh_token: v.fallback(v.string(), ''),
});

/** What a signed-in visitor's tab keeps. */
export type AuthTokens = Value<typeof authTokens>;

/** Tokens in a stored or received value; null without an access token. */
export const parseAuthTokens = (value: unknown): AuthTokens | null => parsedOrNull(authTokens, value);

/** What is read of a token's claims. */
const claims = v.object({ exp: orNull(v.number()), id: orNull(v.string()) });

const SYMBOLS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bytes of base64url text as characters; enough for claims that are plain ASCII. null when it is something else. */
const decoded = (text: string): string | null => {
  let bits = 0;
  let held = 0;
  let characters = '';
  for (const symbol of text) {
    const value = SYMBOLS.indexOf(symbol);
    if (value < 0) return null;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    characters += String.fromCharCode((held >> bits) & 0xff);
  }
  return characters;
};

/** Claims of a token. Says nothing about the signature: only the server can. */
const claimsOf = (accessToken: string): v.InferOutput<typeof claims> => {
  try {
    return v.parse(claims, JSON.parse(decoded(accessToken.split('.')[1] ?? '') ?? ''));
  } catch {
    return { exp: null, id: null };
  }
};

/**
 * When an access token ends, in milliseconds since 1970, read from its `exp` claim (RFC 7519 §4.1.4), unverified. null
 * when the token does not tell.
 */
export const expiryOf = (accessToken: string): number | null => {
  const { exp } = claimsOf(accessToken);
  return exp === null ? null : exp * 1000;
};

/** Whose an access token says it is, unverified. null when it does not tell. */
export const accountIdOf = (accessToken: string): string | null => claimsOf(accessToken).id;

/** So long before its end a token is exchanged: longer than a request takes, shorter than a token's life. */
export const REFRESH_AHEAD_MS = 60_000;

/** Whether a token should be exchanged before it is used. One that does not tell its end is used as it is. */
export const isEnding = (accessToken: string, now: number): boolean => {
  const end = expiryOf(accessToken);
  return end !== null && end - now < REFRESH_AHEAD_MS;
};
