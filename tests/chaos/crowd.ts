import { setTimeout as sleep } from 'node:timers/promises';
import type { Visit } from './visits.ts';

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly ms: number;
}

const PATIENCE_MS = 15_000;

/** One visit; an answer that does not come is told as status 599. */
export const visit = async (origin: string, { path, body }: Visit): Promise<Answer> => {
  const started = performance.now();
  try {
    const response = await fetch(origin + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body !== undefined && { method: 'POST', body, headers: { 'Content-Type': 'application/json' } }),
    });
    return { status: response.status, text: await response.text(), ms: performance.now() - started };
  } catch (error) {
    return { status: 599, text: String(error), ms: performance.now() - started };
  }
};

/** What a crowd met. */
export interface Crowd {
  readonly times: number[];
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
  const crowd: Crowd = { times: [], serverErrors: [], wrong: [] };
  let isOver = false;

  const visitor = async (place: number): Promise<void> => {
    for (let step = place; !isOver; step += 7) {
      const next = all[step % all.length];
      if (next === undefined) return;
      const { status, text, ms } = await visit(origin, next);
      crowd.times.push(ms);
      if (status >= 500) crowd.serverErrors.push(`${status} ${next.path}`);
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
