import type { WaitUntil } from '../env.ts';
import { logFailure } from '../resilience/log-failure.ts';
import { withTimeLimit } from '../resilience/within.ts';
import { type KeptAnswer, keptAnswer, toldAs } from './kept-answer.ts';
import type { SharedStore } from './shared-store.ts';

/** Gives the answer of a kept address, from a cache or newly made. */
export type SharedAnswers = (kept: string) => Promise<Response>;

/** What one request brings. */
export interface Asking {
  /** Makes the answer of a kept address. */
  readonly make: SharedAnswers;
  /** Lasts beyond the answer. */
  readonly waitUntil: WaitUntil;
  /** Whether it takes packed bodies. */
  readonly takesPacked: boolean;
}

export type KeptAnswers = (kept: string, asking: Asking) => Promise<Response>;

/** What others wait for who ask for the same at once; then they make it themselves. */
const PATIENCE_MS = 3000;

/**
 * What the platform's cache does, where there is none: keeps answers for as long as they say, uses them for a while longer
 * while a new one is made, lets those wait who ask for one that is being made, and keeps nothing that says `no-store`.
 */
export const keptAnswers = (store: SharedStore, now: () => number): KeptAnswers => {
  /** Answers that are being made; null: it came to nothing that is kept. */
  const flights = new Map<string, Promise<KeptAnswer | null>>();

  const render = async (key: string, { make, waitUntil, takesPacked }: Asking): Promise<Response> => {
    const { promise: flight, resolve } = Promise.withResolvers<KeptAnswer | null>();
    flights.set(key, flight);
    let answer: KeptAnswer | null = null;
    try {
      const response = await make(key);
      answer = await keptAnswer(response, now());
      if (answer === null) return response;
      store.put(key, answer, waitUntil);
      return toldAs('fwd=miss; stored', answer, takesPacked);
    } finally {
      resolve(answer);
      if (flights.get(key) === flight) flights.delete(key);
    }
  };

  /** Goes on when its client disconnects: others may wait for the same. */
  const made = (key: string, asking: Asking): Promise<Response> => {
    const work = render(key, asking);
    asking.waitUntil(work.catch(() => undefined));
    return work;
  };

  const joined = async (key: string, flight: Promise<KeptAnswer | null>): Promise<KeptAnswer | null> => {
    try {
      return await withTimeLimit(PATIENCE_MS, flight);
    } catch {
      if (flights.get(key) === flight) flights.delete(key);
      return null;
    }
  };

  const renew = (key: string, asking: Asking): void => {
    if (flights.has(key)) return;
    const told = (cause: unknown): void => logFailure('A shared answer could not be renewed.', cause);
    asking.waitUntil(made(key, asking).catch(told));
  };

  return async (key, asking) => {
    const { takesPacked } = asking;
    const kept = await store.get(key);
    if (kept !== null) {
      const age = (now() - kept.madeAt) / 1000;
      if (age < kept.freshS) return toldAs('hit', kept, takesPacked);
      if (age < kept.freshS + kept.staleS) {
        renew(key, asking);
        return toldAs('hit; stale', kept, takesPacked);
      }
    }
    // Looked up and set without a pause between, so that two cannot both find none.
    const flight = flights.get(key);
    const other = flight === undefined ? null : await joined(key, flight);
    return other === null ? made(key, asking) : toldAs('fwd=miss; collapsed', other, takesPacked);
  };
};
