import type { RateLimit } from '@cloudflare/workers-types';
import { logError } from '../observe/log-event.ts';
import { digestOf } from '../security/digest.ts';
import type { RequestLimit } from '../security/request-limit.ts';
import type { AuthOutcome } from './auth-source.ts';
import { countingWindows } from './counting-windows.ts';

/** Sign-in attempts per client per minute, and failed attempts per account. */
export const LOGIN_TRIES = 10;
export const LOGIN_PERIOD_MS = 60_000;

/**
 * Token refreshes and log-outs per client per minute, as set in wrangler.toml; high because offices share an IP
 * address.
 */
export const SESSION_CALLS = 120;

/** Counts within this isolate: the limit without a binding, and the fallback while the binding fails. */
export const memoryLimit = (now: () => number, max: number = LOGIN_TRIES): RequestLimit => {
  const windows = countingWindows(now, LOGIN_PERIOD_MS);
  return async (client) => windows.add(client) <= max;
};

/** Whether a client may call now. Unlike other limits, it does not fail open when its counter is unavailable. */
export const clientLimit = (
  binding: RateLimit | undefined,
  now: () => number,
  max: number = LOGIN_TRIES,
): RequestLimit => {
  const counted = memoryLimit(now, max);
  if (binding === undefined) return counted;
  return async (client) => {
    try {
      return (await binding.limit({ key: client })).success;
    } catch (error) {
      logError('limit failed', 'The sign-in rate limit did not respond.', error);
      return counted(client);
    }
  };
};

/** A sign-in attempt, as seen by the limit on failed attempts. */
interface Try {
  run(): Promise<AuthOutcome>;
  /** Whether the attempt is allowed although the account is locked. Called only then. */
  isExempt(): Promise<boolean>;
}

/** Limits failed attempts per account, across all clients. */
export interface AccountLimit {
  /** Runs an attempt. Returns `null` without running it if too many have failed. */
  attempt(email: string, one: Try): Promise<AuthOutcome | null>;
}

/** Ignores case, because it does not distinguish accounts. Hashes the email address, so counters contain none. */
const keyOf = async (email: string): Promise<string> => `account:${await digestOf(email.toLowerCase())}`;

/**
 * Counts failed attempts in this isolate and, through the binding, across isolates. Either count locks the account here
 * until the minute is over. An attempt in progress counts as failed until it succeeds, so parallel attempts cannot
 * bypass the limit.
 */
export const accountLimit = (binding: RateLimit | undefined, now: () => number): AccountLimit => {
  const failures = countingWindows(now, LOGIN_PERIOD_MS);
  const isLeft = async (key: string): Promise<boolean> => {
    try {
      return binding === undefined || (await binding.limit({ key })).success;
    } catch (error) {
      logError('limit failed', 'The rate limit for failed sign-ins did not respond.', error);
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
