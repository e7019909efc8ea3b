import type { WaitUntil } from '../env.ts';
import { logFailure } from '../resilience/log-failure.ts';
import type { KeptAnswer, SharedStore } from './shared-store.ts';

/** Gives the answer of a kept address, from a cache or newly made. */
export type SharedAnswers = (kept: string) => Promise<Response>;

const secondsIn = (headers: Headers, name: string): number =>
  Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(headers.get('Cache-Control') ?? '')?.[1] ?? 0);

const toldAs = (outcome: string, { body, headers }: KeptAnswer): Response => {
  const response = new Response(body, { headers });
  response.headers.set('Cache-Status', `answers; ${outcome}`);
  return response;
};

/**
 * What the platform's cache does, where there is none: keeps answers for as long as they say, uses them for a while longer
 * while a new one is made, and keeps nothing that says `no-store`.
 */
export const keptAnswers = (
  store: SharedStore,
  make: SharedAnswers,
  waitUntil: WaitUntil,
  now: () => number,
): SharedAnswers => {
  const made = async (key: string): Promise<Response> => {
    const response = await make(key);
    const fresh = secondsIn(response.headers, 'max-age');
    if (fresh === 0) return response;
    const body = new Uint8Array(await response.arrayBuffer());
    const answer: KeptAnswer = { body, headers: new Headers(response.headers), madeAt: now() };
    store.put(key, answer, fresh + secondsIn(response.headers, 'stale-while-revalidate'), waitUntil);
    return toldAs('fwd=miss; stored', answer);
  };

  return async (key) => {
    const kept = await store.get(key);
    if (kept === null) return made(key);
    const age = (now() - kept.madeAt) / 1000;
    const fresh = secondsIn(kept.headers, 'max-age');
    if (age < fresh) return toldAs('hit', kept);
    if (age >= fresh + secondsIn(kept.headers, 'stale-while-revalidate')) return made(key);
    waitUntil(made(key).catch((cause: unknown) => logFailure('A shared answer could not be renewed.', cause)));
    return toldAs('hit; stale', kept);
  };
};
