import type { WaitUntil } from '../env.ts';
import { withTimeLimit } from './within.ts';

/**
 * Runs `work`, or returns the result of the run already in progress for `key`. `waitUntil` keeps the run alive when the
 * client that started it disconnects, since others may wait for it (docs/decisions/063-clients-that-disconnect.md).
 */
export type SingleFlight<Key> = <T>(key: Key, work: () => Promise<T>, waitUntil?: WaitUntil) => Promise<T>;

interface Options {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Milliseconds after which an unsettled run is abandoned: the next caller starts another one. */
  readonly limitMs: number;
  /**
   * Milliseconds from its start for which the result of a run is reused; absent means not at all. Failures are never
   * reused.
   */
  readonly keepMs?: number;
}

interface Flight {
  readonly startedAt: number;
  readonly work: Promise<unknown>;
  isSettled: boolean;
}

/**
 * Lets concurrent callers with the same key share one run. All callers of a key must expect the same type.
 *
 * Each caller that joins a run sets a timer, because the platform cancels a request as hung if it only waits for the
 * work of another request.
 *
 * @example
 * const flights = singleFlight<string>({ limitMs: 10_000 });
 * await Promise.all([flights('a', read), flights('a', read)]); // reads once
 */
export const singleFlight = <Key>({ now = Date.now, limitMs, keepMs = 0 }: Options): SingleFlight<Key> => {
  const flights = new Map<Key, Flight>();
  const isUsable = ({ startedAt, isSettled }: Flight): boolean => now() - startedAt < (isSettled ? keepMs : limitMs);

  const start = <T>(key: Key, work: () => Promise<T>, waitUntil?: WaitUntil): Promise<T> => {
    for (const [other, flight] of flights) if (!isUsable(flight)) flights.delete(other);
    const startedAt = now();
    const settle = (isKept: boolean): void => {
      flight.isSettled = true;
      if (!isKept && flights.get(key) === flight) flights.delete(key);
    };
    const started = work();
    const flight: Flight = {
      startedAt,
      isSettled: false,
      work: started.then(
        (value) => {
          settle(keepMs > 0);
          return value;
        },
        (cause: unknown) => {
          settle(false);
          throw cause;
        },
      ),
    };
    flights.set(key, flight);
    waitUntil?.(flight.work.catch(() => undefined));
    return flight.work as Promise<T>;
  };

  const run: SingleFlight<Key> = <T>(key: Key, work: () => Promise<T>, waitUntil?: WaitUntil): Promise<T> => {
    const running = flights.get(key);
    if (running === undefined || !isUsable(running)) return start(key, work, waitUntil);
    if (running.isSettled) return running.work as Promise<T>;
    const remainingMs = limitMs - (now() - running.startedAt);
    return withTimeLimit(remainingMs, running.work as Promise<T>).catch((cause: unknown) => {
      if (running.isSettled) throw cause;
      if (flights.get(key) === running) flights.delete(key);
      return run(key, work, waitUntil);
    });
  };
  return run;
};
