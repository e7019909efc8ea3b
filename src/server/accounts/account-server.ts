import { codeIn } from '../directus/error-code.ts';
import { retryAfterMs } from '../directus/retry-after.ts';
import { AppError } from '../http/app-error.ts';
import type { Breaker } from '../resilience/breaker.ts';

/** A server may send the mail before it answers. */
export const ACCOUNT_TIMEOUT_MS = 8000;

/** What a server answered to a call about an account. */
export interface ServerAnswer {
  readonly status: number;
  /** `extensions.code` of the first error; '' without one. */
  readonly code: string;
}

/** A backend server's calls about accounts. */
export interface AccountServer {
  readonly url: string;
  readonly fetch: typeof fetch;
  readonly breaker: Breaker;
}

type Answered = ServerAnswer | { readonly retryAfterS: number | null };

const answered = async (server: AccountServer, path: string, init: RequestInit): Promise<Answered> => {
  // A redirect is an answer here; following one would carry a password to whoever it names.
  const signal = AbortSignal.timeout(ACCOUNT_TIMEOUT_MS);
  const response = await server.fetch(server.url + path, { ...init, redirect: 'manual', signal });
  const { status, headers } = response;
  if (status >= 500) {
    await response.body?.cancel();
    throw new Error(`${path.split('?')[0]} answered ${status}.`);
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
 * Asks a server. One that is away throws `AppError('accounts-unavailable')`, one that is asked too often
 * `AppError('too-many')`.
 */
export const callAccountServer = async (
  server: AccountServer,
  path: string,
  init: RequestInit,
): Promise<ServerAnswer> => {
  const answer = await server.breaker
    .run(() => answered(server, path, init))
    .catch((cause: unknown) => {
      throw new AppError('accounts-unavailable', { cause });
    });
  if ('status' in answer) return answer;
  throw new AppError('too-many', { retryAfterS: answer.retryAfterS });
};

/** A call with a JSON body. */
export const postToServer = (server: AccountServer, path: string, body: object): Promise<ServerAnswer> =>
  callAccountServer(server, path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
