import { setTimeout as sleep } from 'node:timers/promises';
import type { Visit } from './visit.ts';

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly ms: number;
  /** It is JSON and says when to come back. */
  readonly isRefusal: boolean;
}

const PATIENCE_MS = 15_000;

let turn = 0;

/** One visit; an answer that does not come is told as status 599. */
export const visit = async (origin: string, { path, send }: Visit): Promise<Answer> => {
  const started = performance.now();
  const sent = send?.(turn++);
  try {
    const response = await fetch(origin + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(sent && { method: 'POST', body: sent.body, headers: { Origin: origin, ...sent.headers } }),
    });
    const { status, headers } = response;
    const isRefusal = (headers.get('Content-Type') ?? '').includes('json') && headers.has('Retry-After');
    return { status, text: await response.text(), ms: performance.now() - started, isRefusal };
  } catch (error) {
    return { status: 599, text: String(error), ms: performance.now() - started, isRefusal: false };
  }
};

/** What a crowd met. */
export interface Crowd {
  readonly times: number[];
  /** What was sent and could not be taken, which the visitor was told. */
  readonly refused: string[];
  readonly serverErrors: string[];
  readonly wrong: string[];
}

/** Visitors at the same time, each going on until told to stop; every answer is checked. */
export const sendCrowd = (
  origin: string,
  visitors: number,
  all: readonly Visit[],
  well: ReadonlyMap<string, string>,
): { stop(): Promise<Crowd> } => {
  const crowd: Crowd = { times: [], refused: [], serverErrors: [], wrong: [] };
  let isOver = false;

  const visitor = async (place: number): Promise<void> => {
    for (let step = place; !isOver; step += 7) {
      const next = all[step % all.length];
      if (next === undefined) return;
      const { status, text, ms, isRefusal } = await visit(origin, next);
      crowd.times.push(ms);
      if (isRefusal && next.refusals?.includes(status)) crowd.refused.push(`${status} ${next.path}`);
      else if (status >= 500) crowd.serverErrors.push(`${status} ${next.path}`);
      else if (status !== 200) crowd.wrong.push(`${status} ${next.path}`);
      else {
        const found = next.wrong(text, well.get(next.path) ?? '');
        if (found !== null) crowd.wrong.push(`${next.path} ${found}`);
      }
      // People read what they get.
      await sleep(100 + ((place * 37) % 100));
    }
  };

  const running = Array.from({ length: visitors }, (_, place) => visitor(place));
  return {
    async stop() {
      isOver = true;
      await Promise.all(running);
      return crowd;
    },
  };
};
