import { codeIn } from '../directus/error-code.ts';
import { retryAfterMs } from '../directus/retry-after.ts';
import { AppError } from '../http/app-error.ts';
import type { Breaker } from '../resilience/breaker.ts';

/** Generous, because a server may send the email before it responds. */
export const ACCOUNT_TIMEOUT_MS = 8000;

/** Response of a backend server to an account call. */
export interface AccountServerResponse {
  readonly status: number;
  /** `extensions.code` of the first error, or '' without one. */
  readonly code: string;
}

/** Connection to a backend server for account calls. */
export interface AccountServer {
  readonly url: string;
  readonly fetch: typeof fetch;
  readonly breaker: Breaker;
}

type Answered = AccountServerResponse | { readonly retryAfterS: number | null };

const send = async (server: AccountServer, path: string, init: RequestInit): Promise<Answered> => {
  // Redirects are not followed: that would send the password to their target.
  const signal = AbortSignal.timeout(ACCOUNT_TIMEOUT_MS);
  const response = await server.fetch(server.url + path, { ...init, redirect: 'manual', signal });
  const { status, headers } = response;
  if (status >= 500) {
    await response.body?.cancel();
    throw new Error(`${path.split('?')[0]} responded with status ${status}.`);
  }
  if (status === 429) {
    await response.body?.cancel();
    const waitMs = retryAfterMs(headers.get('Retry-After'), Date.now());
    return { retryAfterS: waitMs === null ? null : Math.ceil(waitMs / 1000) };
  }
  const body: unknown = status < 400 ? null : await response.json().catch(() => null);
  if (status < 400) await response.body?.cancel();
  return { status, code: codeIn(body) };
};

/**
 * Calls the backend server. Throws `AppError('accounts-unavailable')` if it is unavailable and `AppError('too-many')`
 * if it rate-limits the call.
 */
export const callAccountServer = async (
  server: AccountServer,
  path: string,
  init: RequestInit,
): Promise<AccountServerResponse> => {
  const response = await server.breaker
    .run(() => send(server, path, init))
    .catch((cause: unknown) => {
      throw new AppError('accounts-unavailable', { cause });
    });
  if ('status' in response) return response;
  throw new AppError('too-many', { retryAfterS: response.retryAfterS });
};

/** Sends a POST request with a JSON body. */
export const postToServer = (server: AccountServer, path: string, body: object): Promise<AccountServerResponse> =>
  callAccountServer(server, path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
