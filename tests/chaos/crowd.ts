import { setTimeout as sleep } from 'node:timers/promises';
import { judge, type Known } from './judge.ts';
import type { Go, Isolate, Visit } from './visit.ts';

/** The results of a crowd of visitors. */
export interface Crowd {
  readonly times: number[];
  /** Requests that were rejected with a message to the visitor. */
  readonly refused: string[];
  readonly serverErrors: string[];
  readonly wrong: string[];
  /** The number of responses per version of the catalog. */
  readonly versions: Map<string, number>;
}

interface Options {
  readonly go: Go;
  readonly visitors: number;
  readonly visits: readonly Visit[];
  readonly known: Known;
  /** Visitors use both isolates in turn. */
  readonly usesTwin: boolean;
}

/** Runs visitors concurrently until stopped, and judges every response. */
export const sendCrowd = ({ go, visitors, visits, known, usesTwin }: Options): { stop(): Promise<Crowd> } => {
  const crowd: Crowd = { times: [], refused: [], serverErrors: [], wrong: [], versions: new Map() };
  let isOver = false;
  let begun = 0;

  const make = async (visit: Visit, isolate: Isolate): Promise<void> => {
    const answer = await go(visit, isolate);
    crowd.times.push(answer.ms);
    if (answer.version !== null) crowd.versions.set(answer.version, (crowd.versions.get(answer.version) ?? 0) + 1);
    const { kind, text } = judge(visit, answer, known);
    if (kind === 'refused') crowd.refused.push(text);
    if (kind === 'serverError') crowd.serverErrors.push(text);
    if (kind === 'wrong') crowd.wrong.push(text);
    const next = kind === 'good' ? visit.next?.(answer) : undefined;
    if (next) await make(next, usesTwin && isolate === 'first' ? 'twin' : 'first');
  };

  const visitor = async (visitorIndex: number, list: readonly Visit[], count: number): Promise<void> => {
    for (let step = visitorIndex; !isOver; step += count) {
      const visit = list[step % list.length];
      if (visit === undefined) return;
      await make(visit, usesTwin && begun++ % 2 === 0 ? 'twin' : 'first');
      // People read the response.
      await sleep(50 + ((visitorIndex * 37) % 100));
    }
  };

  // Separate, because a hanging store delays visitors who send data, while the others must encounter expired caches.
  const sending = visits.filter(({ send }) => send !== undefined);
  const readingOnly = visits.filter(({ send }) => send === undefined);
  const senders = Math.ceil(visitors / 3);
  const readers = visitors - senders;
  const running = [
    ...Array.from({ length: senders }, (_, visitorIndex) => visitor(visitorIndex, sending, senders)),
    ...Array.from({ length: readers }, (_, visitorIndex) => visitor(visitorIndex, readingOnly, readers)),
  ];
  return {
    async stop() {
      isOver = true;
      await Promise.all(running);
      return crowd;
    },
  };
};
