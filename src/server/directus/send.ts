import { withoutEnd } from '../../domain/kit/text/strip-ends.ts';
import { logError } from '../observe/log-event.ts';
import { wait as waitFor } from '../resilience/wait.ts';
import { BackendError } from './backend-error.ts';
import { parseDirectusResponse } from './response.ts';
import { retryAfterMs } from './retry-after.ts';

/** Calls the backend's server: over the network, or an application in this process. */
export type SendRequest = (request: Request) => Response | Promise<Response>;

export interface SenderOptions {
  /** Origin and path before `/items`. */
  readonly url: string;
  /** Empty or absent for anonymous access. */
  readonly token?: string | undefined;
  readonly fetch: SendRequest;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/** Sends one read and returns its `data`. `timeoutMs` covers everything: retries, waiting, the body. */
export type Send = (path: string, options: { readonly timeoutMs: number }) => Promise<unknown>;

/** Maximum attempts per read while the server responds with a retry time; more would burden an overloaded server. */
const ATTEMPTS = 3;
/**
 * Minimum wait before the second attempt, doubled before the third, so that `Retry-After: 0` does not cause a busy
 * loop.
 */
const MIN_WAIT_MS = 250;

/** A rejected token is tried again after this time, because the server may have been restarting. */
const TOKEN_PAUSE_MS = 60_000;

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
}

/**
 * Sends reads with the retries that servers of the protocol need. Retries a broken connection once. Waits for a server
 * that responds with a retry time, within the timeout and for at most three attempts. Drops a rejected token and reads
 * anonymously instead.
 */
export const createSender = ({ url, token = '', fetch, now, wait = waitFor }: SenderOptions): Send => {
  const base = withoutEnd(url, '/');
  let refusedAt = Number.NEGATIVE_INFINITY;

  const once = async (request: Request): Promise<Answer> => {
    const response = await fetch(request);
    return { status: response.status, text: await response.text(), retryAfter: response.headers.get('retry-after') };
  };

  return async (path, { timeoutMs }) => {
    const call = path.split('?', 1)[0] ?? path;
    const deadline = now() + timeoutMs;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        // Reject first, because the abort would otherwise look like a broken connection.
        reject(new BackendError('timeout', `${call} did not respond within ${timeoutMs} ms.`));
        stop.abort();
      }, timeoutMs);
    });

    const requestFor = (withToken: boolean): Request =>
      new Request(base + path, {
        redirect: 'manual',
        signal: stop.signal,
        headers: {
          Accept: 'application/json',
          ...(withToken && { Authorization: `Bearer ${token}` }),
        },
      });

    const attempt = async (): Promise<Answer> => {
      const withToken = token !== '' && now() - refusedAt >= TOKEN_PAUSE_MS;
      let broken = 0;
      let waits = 0;
      for (let isNamed = withToken; ; ) {
        let response: Answer;
        try {
          response = await once(requestFor(isNamed));
        } catch (cause) {
          // The first request on a pooled connection that was idle too long gets a reset.
          if (stop.signal.aborted || ++broken > 1) {
            throw new BackendError('network', `${call} could not be reached.`, { cause });
          }
          continue;
        }
        if (response.status === 401 && isNamed) {
          logError('token refused', `The backend rejected the token; ${call} is read anonymously.`);
          refusedAt = now();
          isNamed = false;
          continue;
        }
        const retryMs =
          response.status === 429 || response.status === 503 ? retryAfterMs(response.retryAfter, now()) : null;
        if (retryMs === null || waits >= ATTEMPTS - 1) return response;
        const delay = Math.max(retryMs, MIN_WAIT_MS * 2 ** waits);
        if (now() + delay >= deadline) return response;
        waits += 1;
        await wait(delay);
      }
    };

    try {
      const { status, text } = await Promise.race([attempt(), late]);
      return parseDirectusResponse(status, text, call);
    } finally {
      clearTimeout(timer);
    }
  };
};
