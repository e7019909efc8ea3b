import { STORED_SETTINGS, type StoredValues } from '../../domain/site/staff/site-setting.ts';
import type { Env, WaitUntil } from '../env.ts';
import { logError } from '../observe/log-event.ts';
import { logFailure } from '../resilience/log-failure.ts';
import { withTimeLimit } from '../resilience/within.ts';
import { readSettings, type Settings, settingProblem, variableOf } from '../settings.ts';

/** The settings of an isolate: values of the desk, then environment variables, then defaults. */
export interface LiveSettings {
  /** Returns the settings in use: the same object until a value changes. Throws if an environment variable is invalid. */
  current(): Settings;
  /** Returns the values of the desk that are in use. */
  stored(): StoredValues;
  /**
   * Applies changes of the desk. At most one read of D1 per `CHECK_MS`, in the background; a request waits only for the first
   * one, and if the values are older than `MAX_AGE_MS`. Never throws: without D1, the last known values remain in use.
   */
  refresh(waitUntil: WaitUntil): Promise<void>;
  /** Applies changes of the desk now. Never throws. */
  reload(): Promise<void>;
}

/** Interval between two checks for changes. */
const CHECK_MS = 20_000;
/** Age of values from which a request waits for the check, so that a change applies within a minute. */
const MAX_AGE_MS = 50_000;
/** Maximum time that a request waits. */
const TIMEOUT_MS = 500;

interface Options {
  readonly env: Env;
  /** Reads the values of the desk. */
  readonly read: () => Promise<StoredValues>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Returns the environment with the values of the desk that are valid. An invalid one is logged and ignored. */
const overlaid = (env: Env, stored: StoredValues): { readonly env: Env; readonly used: StoredValues } => {
  const used: Record<string, string> = {};
  for (const name of STORED_SETTINGS) {
    const value = stored[name];
    if (value === undefined) continue;
    const problem = settingProblem({ ...env, ...used, [name]: value });
    if (problem !== null && variableOf(problem) === name)
      logError('setting ignored', `The stored value of ${name} is ignored: it ${problem.message}.`);
    else used[name] = value;
  }
  return { env: { ...env, ...used }, used };
};

const sameValues = (a: StoredValues, b: StoredValues): boolean => STORED_SETTINGS.every((name) => a[name] === b[name]);

export const liveSettings = ({ env, read, now }: Options): LiveSettings => {
  let settings: Settings | null = null;
  let raw: StoredValues = {};
  let used: StoredValues = {};
  let loadedAt = Number.NEGATIVE_INFINITY;
  let nextCheck = 0;
  let running: Promise<void> | null = null;

  const load = async (): Promise<void> => {
    nextCheck = now() + CHECK_MS;
    try {
      const values = await read();
      if (!sameValues(values, raw)) {
        const merged = overlaid(env, values);
        settings = readSettings(merged.env);
        [raw, used] = [values, merged.used];
      }
      loadedAt = now();
    } catch (cause) {
      logFailure('Settings of the desk could not be read; the last known ones remain in use.', cause);
    }
  };
  const check = (): Promise<void> => {
    running ??= load().finally(() => {
      running = null;
    });
    return running;
  };
  // The platform cancels a request that only waits for the work of another one, so each waits with a timer.
  const briefly = (work: Promise<void>): Promise<void> => withTimeLimit(TIMEOUT_MS, work).catch(() => undefined);

  return {
    current() {
      settings ??= readSettings(env);
      return settings;
    },
    stored: () => used,
    async refresh(waitUntil) {
      const time = now();
      if (time >= nextCheck) waitUntil(check());
      if (time - loadedAt > MAX_AGE_MS && running !== null) await briefly(running);
    },
    reload: () => briefly(load()),
  };
};

/** Returns settings whose fields are always those in use, for services that are created once per isolate. */
export const settingsView = (live: Pick<LiveSettings, 'current'>): Settings => {
  const view = {};
  for (const name of Object.keys(live.current()) as (keyof Settings)[])
    Object.defineProperty(view, name, { enumerable: true, get: () => live.current()[name] });
  return view as Settings;
};
