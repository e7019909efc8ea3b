import { setTimeout as sleep } from 'node:timers/promises';
import { judge, type Known } from './judge.ts';
import type { Go, Isolate, Visit } from './visit.ts';

/** What a crowd met. */
export interface Crowd {
  readonly times: number[];
  /** What could not be taken or shown, which the visitor was told. */
  readonly refused: string[];
  readonly serverErrors: string[];
  readonly wrong: string[];
  /** How many responses named each version of the catalog. */
  readonly versions: Map<string, number>;
}

interface Options {
  readonly go: Go;
  readonly visitors: number;
  readonly visits: readonly Visit[];
  readonly known: Known;
  /** Visitors meet both isolates in turn. */
  readonly usesTwin: boolean;
}

/** Visitors at the same time, each going on until told to stop; every response is judged. */
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

  const visitor = async (place: number, list: readonly Visit[], count: number): Promise<void> => {
    for (let step = place; !isOver; step += count) {
      const visit = list[step % list.length];
      if (visit === undefined) return;
      await make(visit, usesTwin && begun++ % 2 === 0 ? 'twin' : 'first');
      // People read what they get.
      await sleep(50 + ((place * 37) % 100));
    }
  };

  // Apart: a store that hangs holds up those who send, and the others must meet what grows old meanwhile.
  const sending = visits.filter(({ send }) => send !== undefined);
  const readingOnly = visits.filter(({ send }) => send === undefined);
  const senders = Math.ceil(visitors / 3);
  const readers = visitors - senders;
  const running = [
    ...Array.from({ length: senders }, (_, place) => visitor(place, sending, senders)),
    ...Array.from({ length: readers }, (_, place) => visitor(place, readingOnly, readers)),
  ];
  return {
    async stop() {
      isOver = true;
      await Promise.all(running);
      return crowd;
    },
  };
};
