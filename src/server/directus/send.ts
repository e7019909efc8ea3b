import { withoutEnd } from '../../domain/kit/text/strip-ends.ts';
import { logError } from '../observe/log-event.ts';
import { wait as waitFor } from '../resilience/wait.ts';
import { parseDirectusResponse } from './answer.ts';
import { BackendError } from './backend-error.ts';
import { retryAfterMs } from './retry-after.ts';

/** A call of the backend's server: over the network, or of an application in this process. */
export type SendRequest = (request: Request) => Response | Promise<Response>;

export interface SenderOptions {
  /** Origin and path before `/items`. */
  readonly url: string;
  /** Empty or absent: as the public. */
  readonly token?: string | undefined;
  readonly fetch: SendRequest;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/** Sends one read and gives its `data`. `timeoutMs` counts everything: retries, waiting, the body. */
export type Send = (path: string, options: { readonly timeoutMs: number }) => Promise<unknown>;

/** How often one read is sent while the server says when to come back: more would burden one that has too much already. */
const ATTEMPTS = 3;
/** The least wait before the second attempt, twice as long before the third: `Retry-After: 0` must not become a hot loop. */
const LEAST_WAIT_MS = 250;

/** A refused token is tried again after this: the server may have been restarting. */
const TOKEN_PAUSE_MS = 60_000;

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
}

/**
 * Sends reads as the protocol's servers need it: a connection that breaks off is tried once more, a server that says
 * when to come back is waited for within the time-out and asked three times at most, and a refused token is dropped: what
 * the public may read is read without it.
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
        // The error first: the abort would be taken for a broken connection.
        reject(new BackendError('timeout', `${call} did not answer within ${timeoutMs} ms.`));
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
        let answer: Answer;
        try {
          answer = await once(requestFor(isNamed));
        } catch (cause) {
          // A pooled connection that was idle too long is reset by the first request that uses it.
          if (stop.signal.aborted || ++broken > 1) {
            throw new BackendError('network', `${call} could not be reached.`, { cause });
          }
          continue;
        }
        if (answer.status === 401 && isNamed) {
          logError('token refused', `The backend refused its token; ${call} is read as the public.`);
          refusedAt = now();
          isNamed = false;
          continue;
        }
        const said = answer.status === 429 || answer.status === 503 ? retryAfterMs(answer.retryAfter, now()) : null;
        if (said === null || waits >= ATTEMPTS - 1) return answer;
        const delay = Math.max(said, LEAST_WAIT_MS * 2 ** waits);
        if (now() + delay >= deadline) return answer;
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
