import { decode, verify } from 'hono/jwt';
import * as v from 'valibot';
import { boundedText } from '../http/bounded-text.ts';
import { logFailure } from '../resilience/log-failure.ts';

/** The Cloudflare Access application in front of the desk. */
export interface AccessSettings {
  /** Such as `canyon.cloudflareaccess.com`. */
  readonly teamDomain: string;
  /** Audience tag of the application: 64 hexadecimal digits. */
  readonly audience: string;
}

/** A verified person of Cloudflare Access. */
export interface AccessIdentity {
  /** Lower case. */
  readonly email: string;
  /** When Access issued the token, milliseconds since 1970. */
  readonly issuedAt: number;
}

/** Verifies tokens of Cloudflare Access. */
export type VerifyAccess = (token: string) => Promise<AccessIdentity | null>;

const LONGEST_TOKEN = 8000;
const MAX_KEYS_BYTES = 65_536;
const MAX_KEYS = 20;
const TIMEOUT_MS = 3000;
/** Keys are read again after an hour, and for an unknown key ID. */
const KEYS_MS = 3_600_000;
/** Minimum time between two reads. */
const RETRY_MS = 60_000;

const keySet = v.object({
  keys: v.pipe(
    v.array(v.looseObject({ kid: v.string(), kty: v.literal('RSA'), n: v.string(), e: v.string() })),
    v.maxLength(MAX_KEYS),
  ),
});
type Keys = v.InferOutput<typeof keySet>['keys'];

const claims = v.object({ email: v.pipe(v.string(), v.email(), v.maxLength(254)), iat: v.number() });

interface Options {
  readonly now: () => number;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/**
 * Returns a verifier of tokens: RS256 signature by a key of the team, issuer, audience, expiry and an email address. Never
 * throws: an invalid token, or keys that cannot be read, give `null`.
 */
export const accessVerifier = ({ teamDomain, audience }: AccessSettings, { now, fetch }: Options): VerifyAccess => {
  let cached: { readonly keys: Keys; readonly readAt: number } | undefined;
  let triedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<Keys> | undefined;

  const readKeys = async (): Promise<Keys> => {
    triedAt = now();
    const response = await fetch(`https://${teamDomain}/cdn-cgi/access/certs`, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`Cloudflare Access returned status ${response.status} for its keys.`);
    const text = await boundedText(response, MAX_KEYS_BYTES);
    if (text === null) throw new Error('The keys of Cloudflare Access are too large.');
    const { keys } = v.parse(v.pipe(v.string(), v.parseJson(), keySet), text);
    cached = { keys, readAt: now() };
    return keys;
  };

  const keyOf = async (kid: string): Promise<Keys[number] | undefined> => {
    const isOld = cached === undefined || now() - cached.readAt > KEYS_MS;
    const known = cached?.keys.find((key) => key.kid === kid);
    if (known !== undefined && !isOld) return known;
    // Concurrent requests wait for the same read. After a failed one, tokens of strangers cannot cause another for a minute.
    if (reading === undefined && now() - triedAt < RETRY_MS) return known;
    reading ??= readKeys().finally(() => {
      reading = undefined;
    });
    return (await reading).find((key) => key.kid === kid);
  };

  return async (token) => {
    if (token.length > LONGEST_TOKEN) return null;
    let key: Keys[number] | undefined;
    try {
      const { alg, kid } = decode(token).header;
      if (alg !== 'RS256' || typeof kid !== 'string') return null;
      key = await keyOf(kid);
    } catch (cause) {
      logFailure('A token of Cloudflare Access could not be checked.', cause);
      return null;
    }
    if (key === undefined) return null;
    try {
      const payload = await verify(
        token,
        { ...key, alg: 'RS256' },
        {
          alg: 'RS256',
          iss: `https://${teamDomain}`,
          aud: audience,
        },
      );
      // Without it, the token would be valid forever.
      if (typeof payload.exp !== 'number') return null;
      const { email, iat } = v.parse(claims, payload);
      return { email: email.toLowerCase(), issuedAt: iat * 1000 };
    } catch {
      return null;
    }
  };
};
