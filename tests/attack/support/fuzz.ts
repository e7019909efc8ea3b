import { type FuzzRequest, fuzzRequest } from './fuzz-request.ts';
import { type Offense, offensesOf } from './judge.ts';
import { curlOf, send } from './request.ts';
import type { WorkerRoute } from './routes.ts';

const CONCURRENCY = 12;
const SLOW_MS = 1000;
const TRIES = 3;
const SHOWN = 5;

export interface FuzzFailure {
  readonly place: number;
  readonly request: FuzzRequest;
  readonly offenses: readonly Offense[];
}

/** The result of a fuzz run. */
export interface FuzzResult {
  readonly sent: number;
  readonly seconds: number;
  readonly byStatus: Readonly<Record<string, number>>;
  readonly slowestMs: number;
  /** Requests that were slow under load, and how many of those were slow alone too. */
  readonly slowOnce: number;
  readonly failures: readonly FuzzFailure[];
}

/** A missing response is an offense as well. */
const judged = async (origin: string, request: FuzzRequest) => {
  try {
    const answer = await send(origin, request);
    return {
      status: answer.status,
      milliseconds: answer.milliseconds,
      offenses: offensesOf(request, answer, request.mark),
    };
  } catch (error) {
    return { status: 0, milliseconds: 0, offenses: [{ rule: 'an answer comes', detail: String(error) }] };
  }
};

/** Returns whether a request is slow alone too, since the machine can be busy. */
const staysSlow = async (origin: string, request: FuzzRequest): Promise<boolean> => {
  for (let left = TRIES; left > 0; left--) {
    const { milliseconds } = await judged(origin, request);
    if (milliseconds <= SLOW_MS) return false;
  }
  return true;
};

export const fuzz = async (
  origin: string,
  routes: readonly WorkerRoute[],
  { seed, count }: { readonly seed: number; readonly count: number },
): Promise<FuzzResult> => {
  const started = performance.now();
  const byStatus: Record<string, number> = {};
  const failures: FuzzFailure[] = [];
  const slow: { readonly place: number; readonly request: FuzzRequest }[] = [];
  let slowestMs = 0;
  let next = 0;
  const visitor = async (): Promise<void> => {
    for (let place = next++; place < count; place = next++) {
      const request = fuzzRequest(routes, seed, place);
      const { status, milliseconds, offenses } = await judged(origin, request);
      byStatus[status] = (byStatus[status] ?? 0) + 1;
      slowestMs = Math.max(slowestMs, milliseconds);
      if (offenses.length > 0) failures.push({ place, request, offenses });
      if (milliseconds > SLOW_MS) slow.push({ place, request });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, visitor));
  for (const { place, request } of slow) {
    if (!(await staysSlow(origin, request))) continue;
    failures.push({
      place,
      request,
      offenses: [{ rule: 'no answer takes longer than 1 s', detail: 'three times, alone' }],
    });
  }
  const seconds = (performance.now() - started) / 1000;
  return { sent: count, seconds, byStatus, slowestMs, slowOnce: slow.length, failures };
};

/** Returns the method and the first two segments of the path. */
const placeOf = ({ method, path }: FuzzRequest): string =>
  `${method} ${path.split('?')[0]?.split('/').slice(0, 3).join('/').slice(0, 60)}`;

const counted = (places: readonly string[]): string =>
  Object.entries(Object.groupBy(places, (place) => place))
    .map(([place, all]) => `${all?.length} × ${place}`)
    .join(', ');

/** Formats failures by rule with their counts, and some as shell commands. */
export const failureText = (failures: readonly FuzzFailure[], seed: number): string => {
  const single = failures.flatMap(({ place, request, offenses }) =>
    offenses.map(({ rule, detail }) => ({ rule, detail, place, request })),
  );
  return Object.entries(Object.groupBy(single, ({ rule }) => rule))
    .map(([rule, list = []]) => {
      const lines = list.slice(0, SHOWN).map(({ place, detail, request }) => {
        const again = `npm run test:attack -- --seed ${seed} --only ${place}`;
        return `  #${place} ${detail}\n    ${curlOf(request)}\n    ${again}`;
      });
      return [`${rule}: ${counted(list.map(({ request }) => placeOf(request)))}`, ...lines].join('\n');
    })
    .join('\n\n');
};
