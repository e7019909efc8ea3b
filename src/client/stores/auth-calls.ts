import { loginEndpoint, logoutEndpoint, refreshEndpoint } from '../../domain/api/auth.ts';
import type { Credentials } from '../../domain/auth/credentials.ts';
import type { AuthTokens } from '../../domain/auth/tokens.ts';
import { parsedOrNull } from '../../domain/schema/tolerant.ts';

/** What came of a call: tokens; a refusal; too many tries; or no usable answer. */
export type AuthAnswer =
  | { readonly outcome: 'granted'; readonly tokens: AuthTokens }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'too-many'; readonly retryAfterS: number }
  | { readonly outcome: 'unavailable' };

/** What came of ending every session. */
export type EndAnswer =
  | { readonly outcome: 'ended' }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'too-many'; readonly retryAfterS: number }
  | { readonly outcome: 'unavailable' };

const JSON_HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json' };
const RETRY_AFTER_S = 60;

const post = (fetcher: typeof fetch, path: string, body: object): Promise<Response> =>
  fetcher(path, { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(body), cache: 'no-store' });

const waitOf = (response: Response): number => Number(response.headers.get('Retry-After')) || RETRY_AFTER_S;

/** Reads the answer of a call that ends sessions. Never throws. */
export const endAnswerOf = async (call: () => Promise<Response>): Promise<EndAnswer> => {
  try {
    const response = await call();
    if (response.ok) return { outcome: 'ended' };
    if (response.status === 429) return { outcome: 'too-many', retryAfterS: waitOf(response) };
    return { outcome: response.status === 401 ? 'refused' : 'unavailable' };
  } catch {
    return { outcome: 'unavailable' };
  }
};

const grantOf = async (
  fetcher: typeof fetch,
  { path, answer }: typeof loginEndpoint | typeof refreshEndpoint,
  body: object,
): Promise<AuthAnswer> => {
  try {
    const response = await post(fetcher, path, body);
    if (response.status === 429) return { outcome: 'too-many', retryAfterS: waitOf(response) };
    if (response.status >= 400 && response.status < 500) return { outcome: 'refused' };
    const granted = parsedOrNull(answer, await response.json());
    if (!response.ok || granted === null || granted.data.refresh_token === '') return { outcome: 'unavailable' };
    const { access_token, refresh_token } = granted.data;
    return { outcome: 'granted', tokens: { access_token, refresh_token } };
  } catch {
    return { outcome: 'unavailable' };
  }
};

/** The three calls of the sign-in protocol. None throws, none is sent twice: a refresh token is good for one exchange. */
export const authCalls = (fetcher: typeof fetch) => ({
  login: ({ email, password }: Credentials): Promise<AuthAnswer> =>
    grantOf(fetcher, loginEndpoint, { email: email.trim(), password }),
  async refresh(refreshToken: string): Promise<AuthAnswer> {
    if (refreshToken === '') return { outcome: 'refused' };
    return grantOf(fetcher, refreshEndpoint, { refresh_token: refreshToken, mode: 'json' });
  },
  async logout(refreshToken: string): Promise<void> {
    if (refreshToken === '') return;
    await post(fetcher, logoutEndpoint.path, { refresh_token: refreshToken, mode: 'json' }).catch(() => undefined);
  },
});
