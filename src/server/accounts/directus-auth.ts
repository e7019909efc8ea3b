import * as v from 'valibot';
import { parsedOrNull } from '../../domain/kit/schema/tolerant.ts';
import { accountIdOf, authTokens } from '../../domain/site/auth/tokens.ts';
import { codeIn } from '../directus/error-code.ts';
import { retryAfterMs } from '../directus/retry-after.ts';
import { AppError } from '../http/app-error.ts';
import type { Breaker } from '../resilience/breaker.ts';
import { ACCESS_MS } from './access-token.ts';
import type { AuthOutcome, AuthSource, RefusedToken } from './auth-source.ts';
import type { User } from './user-store.ts';

/** Maximum wait for a response; a server deliberately takes half a second for a sign-in. */
export const SIGN_IN_TIMEOUT_MS = 2000;

const dataBody = v.object({ data: v.unknown() });
const granted = v.object({ expires: v.fallback(v.number(), ACCESS_MS), ...authTokens.entries });
const serverUser = v.object({ id: v.string(), email: v.fallback(v.string(), '') });

interface Answer {
  readonly status: number;
  readonly data: unknown;
  /** `extensions.code` of the first error, or '' without one. */
  readonly code: string;
}

/** The server is healthy but rate-limits this client. */
interface Busy {
  readonly retryAfterS: number | null;
}

interface AuthServer {
  readonly url: string;
  readonly fetch: typeof fetch;
  /** A separate breaker, because the health of sign-in is independent of that of prices and lists. */
  readonly breaker: Breaker;
}

/**
 * Signs in against the users of a backend server. Sends only visitors' tokens there, never the site's own. Throws
 * `AppError('sign-in-unavailable')` if the server is unavailable and `AppError('sign-in-busy')` if it rate-limits the
 * call.
 */
export const directusAuth = (server: AuthServer): AuthSource => {
  const sendRequest = async (path: string, init: RequestInit): Promise<Answer | Busy> => {
    // Following a redirect would send the password to its target.
    const response = await server.fetch(server.url + path, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(SIGN_IN_TIMEOUT_MS),
    });
    const { status, headers } = response;
    if (status === 429) {
      await response.body?.cancel();
      const waitMs = retryAfterMs(headers.get('Retry-After'), Date.now());
      return { retryAfterS: waitMs === null ? null : Math.ceil(waitMs / 1000) };
    }
    const body: unknown = status === 204 ? null : await response.json();
    return { status, data: parsedOrNull(dataBody, body)?.data ?? null, code: codeIn(body) };
  };

  /** Returns the result of `read`; an error that `read` throws counts as a server failure. */
  const request = async <T extends object | string | null>(
    path: string,
    init: RequestInit,
    read: (response: Answer) => T,
  ): Promise<T> => {
    const result = await server.breaker
      .run(async () => {
        const response = await sendRequest(path, init);
        return 'status' in response ? { value: read(response) } : response;
      })
      .catch((cause: unknown) => {
        throw new AppError('sign-in-unavailable', { cause });
      });
    if ('value' in result) return result.value;
    throw new AppError('sign-in-busy', { retryAfterS: result.retryAfterS });
  };
  const post = <T extends object | null>(path: string, body: object, read: (response: Answer) => T): Promise<T> =>
    request(
      path,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...body, mode: 'json' }),
      },
      read,
    );

  const unusableResponse = ({ status }: Answer): Error =>
    new Error(`The sign-in server responded with status ${status} and no usable body.`);

  const outcomeOf = (response: Answer): AuthOutcome => {
    const { status, data } = response;
    if (status === 401 || status === 400 || status === 403) return { grant: null, accountId: null };
    const grant = parsedOrNull(granted, data);
    if (status !== 200 || grant === null) throw unusableResponse(response);
    return { grant, accountId: accountIdOf(grant.access_token) };
  };

  return {
    login: (credentials) => post('/auth/login', credentials, outcomeOf),
    refresh: (token) => post('/auth/refresh', { refresh_token: token }, outcomeOf),
    async logout(token) {
      await post('/auth/logout', { refresh_token: token }, (response) => {
        if (response.status >= 500) throw unusableResponse(response);
        return null;
      });
      return null;
    },
    userOf: (token) =>
      request(
        '/users/me?fields=id,email',
        { headers: { Authorization: `Bearer ${token}` } },
        (response): User | RefusedToken => {
          const { status, data, code } = response;
          if (status === 401 || status === 403) {
            return { refusal: code === 'TOKEN_EXPIRED' ? code : 'INVALID_CREDENTIALS', accountId: null };
          }
          const user = parsedOrNull(serverUser, data);
          if (status !== 200 || user === null) throw unusableResponse(response);
          return user;
        },
      ),
    isKnownClient: async () => false,
  };
};
