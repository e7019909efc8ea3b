import { parsedOrNull } from '../../domain/kit/schema/tolerant.ts';
import { loginEndpoint, logoutEndpoint, refreshEndpoint } from '../../domain/site/api/account/auth.ts';
import type { Credentials } from '../../domain/site/auth/credentials.ts';
import type { AuthTokens } from '../../domain/site/auth/tokens.ts';
import { type Failure, failureIn, failureOf } from '../failure.ts';

/** The result of a call: tokens, wrong credentials, or an unrelated failure. */
export type AuthResult =
  | { readonly outcome: 'granted'; readonly tokens: AuthTokens }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'failed'; readonly failure: Failure };

/** The result of ending every session. */
export type SessionEndResult =
  | { readonly outcome: 'ended' }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'failed'; readonly failure: Failure };

const JSON_HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json' };

const post = (fetcher: typeof fetch, path: string, body: object): Promise<Response> =>
  fetcher(path, { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(body), cache: 'no-store' });

/** Parses the response of a call that ends sessions. Never throws. */
export const sessionEndResult = async (call: () => Promise<Response>): Promise<SessionEndResult> => {
  try {
    const response = await call();
    if (response.ok) return { outcome: 'ended' };
    if (response.status === 401) return { outcome: 'refused' };
    return { outcome: 'failed', failure: failureOf(response, await response.json().catch(() => null)) };
  } catch (error) {
    return { outcome: 'failed', failure: failureIn(error) };
  }
};

const grantOf = async (
  fetcher: typeof fetch,
  { path, response: schema }: typeof loginEndpoint | typeof refreshEndpoint,
  body: object,
): Promise<AuthResult> => {
  try {
    const response = await post(fetcher, path, body);
    const json: unknown = await response.json().catch(() => null);
    const granted = response.ok ? parsedOrNull(schema, json) : null;
    if (granted === null || granted.data.refresh_token === '') {
      const failure = failureOf(response, json);
      return failure.cause === 'invalid' ? { outcome: 'refused' } : { outcome: 'failed', failure };
    }
    const { access_token, refresh_token } = granted.data;
    return { outcome: 'granted', tokens: { access_token, refresh_token } };
  } catch (error) {
    return { outcome: 'failed', failure: failureIn(error) };
  }
};

/**
 * The three calls of the sign-in protocol. They never throw and are never retried, because a refresh token can be
 * exchanged only once.
 */
export const authCalls = (fetcher: typeof fetch) => ({
  login: ({ email, password }: Credentials): Promise<AuthResult> =>
    grantOf(fetcher, loginEndpoint, { email: email.trim(), password }),
  async refresh(refreshToken: string): Promise<AuthResult> {
    if (refreshToken === '') return { outcome: 'refused' };
    return grantOf(fetcher, refreshEndpoint, { refresh_token: refreshToken, mode: 'json' });
  },
  async logout(refreshToken: string): Promise<void> {
    if (refreshToken === '') return;
    await post(fetcher, logoutEndpoint.path, { refresh_token: refreshToken, mode: 'json' }).catch(() => undefined);
  },
});
