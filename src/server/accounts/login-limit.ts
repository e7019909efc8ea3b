import type { RateLimit } from '@cloudflare/workers-types';
import { logError } from '../observe/log-event.ts';
import { digestOf } from '../security/digest.ts';
import type { RequestLimit } from '../security/request-limit.ts';
import type { AuthOutcome } from './auth-source.ts';
import { countingWindows } from './counting-windows.ts';

/** Tries of one client a minute, and failed tries at one account. */
export const LOGIN_TRIES = 10;
export const LOGIN_PERIOD_MS = 60_000;

/** Exchanges and log-outs of one client a minute, as wrangler.toml sets it: offices share an address. */
export const SESSION_CALLS = 120;

/** Counts within this isolate: the limit where there is no binding, and when it does not answer. */
export const memoryLimit = (now: () => number, most: number = LOGIN_TRIES): RequestLimit => {
  const windows = countingWindows(now, LOGIN_PERIOD_MS);
  return async (client) => windows.add(client) <= most;
};

/** Whether a client may call now. Unlike other limits it does not open when its counter is away. */
export const clientLimit = (
  binding: RateLimit | undefined,
  now: () => number,
  most: number = LOGIN_TRIES,
): RequestLimit => {
  const counted = memoryLimit(now, most);
  if (binding === undefined) return counted;
  return async (client) => {
    try {
      return (await binding.limit({ key: client })).success;
    } catch (error) {
      logError('limit failed', 'The limit of sign-ins did not answer.', error);
      return counted(client);
    }
  };
};

/** What a limit of failed tries asks for and runs. */
interface Try {
  run(): Promise<AuthOutcome>;
  /** Whether it may be made although the account is closed. Asked only then. */
  isExempt(): Promise<boolean>;
}

/** Failed tries at one account, whoever makes them. */
export interface AccountLimit {
  /** Makes a try; null: too many have failed, and this one was not made. */
  attempt(email: string, one: Try): Promise<AuthOutcome | null>;
}

/** Upper and lower case mean the same account. Counters hold no addresses. */
const keyOf = async (email: string): Promise<string> => `account:${await digestOf(email.toLowerCase())}`;

/**
 * Counts failed tries in this isolate and, by the binding, across isolates; what either says closes the account here
 * until the minute is over. A try on its way counts until it turns out right, so that many at once are no way around.
 */
export const accountLimit = (binding: RateLimit | undefined, now: () => number): AccountLimit => {
  const failures = countingWindows(now, LOGIN_PERIOD_MS);
  const isLeft = async (key: string): Promise<boolean> => {
    try {
      return binding === undefined || (await binding.limit({ key })).success;
    } catch (error) {
      logError('limit failed', 'The limit of failed sign-ins did not answer.', error);
      return true;
    }
  };
  return {
    async attempt(email, { run, isExempt }) {
      const key = await keyOf(email);
      if (failures.add(key) > LOGIN_TRIES && !(await isExempt())) return null;
      let hasFailed = false;
      try {
        const outcome = await run();
        hasFailed = outcome.grant === null;
        if (hasFailed && !(await isLeft(key))) failures.add(key, LOGIN_TRIES);
        return outcome;
      } finally {
        if (!hasFailed) failures.takeBack(key);
      }
    },
  };
};
