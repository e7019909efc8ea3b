import type { RateLimit } from '@cloudflare/workers-types';
import type { RequestLimit } from '../security/request-limit.ts';

/** Tries of one client a minute. */
export const LOGIN_TRIES = 10;
export const LOGIN_PERIOD_MS = 60_000;

/** Clients remembered at most; the one that came first is forgotten first. */
const MOST_CLIENTS = 10_000;

/** Counts within this isolate: the limit where there is no binding, and when it does not answer. */
export const memoryLimit = (now: () => number): RequestLimit => {
  const windows = new Map<string, { readonly until: number; count: number }>();
  return async (client) => {
    const time = now();
    const known = windows.get(client);
    if (known && known.until > time) return ++known.count <= LOGIN_TRIES;
    windows.delete(client);
    const [oldest] = windows.keys();
    if (windows.size >= MOST_CLIENTS && oldest !== undefined) windows.delete(oldest);
    windows.set(client, { until: time + LOGIN_PERIOD_MS, count: 1 });
    return true;
  };
};

/** Whether a client may try to sign in now. Unlike other limits it does not open when its counter is away. */
export const loginLimit = (binding: RateLimit | undefined, now: () => number): RequestLimit => {
  const counted = memoryLimit(now);
  if (binding === undefined) return counted;
  return async (client) => {
    try {
      return (await binding.limit({ key: client })).success;
    } catch (error) {
      console.error('The limit of sign-ins did not answer.', error);
      return counted(client);
    }
  };
};
