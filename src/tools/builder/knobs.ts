import * as v from 'valibot';

/** Where events are told: impressions, clicks, conversions. */
export const TRACK_PATH = '/api/v1/track';

/** How the service fails, for tests. */
export type Fault = 'none' | 'error' | 'invalid' | 'empty';

/** One request that was answered. */
export interface LoggedRequest {
  readonly method: string;
  /** Path and query as they came. */
  readonly url: string;
  readonly body: string;
  /** What asks, as its headers say: name, generation and version of the SDK. */
  readonly sdk: string;
}

/** What tests turn on the control port. */
export interface Knobs {
  fault: Fault;
  delayMs: number;
  readonly log: LoggedRequest[];
}

const FAULTS: readonly string[] = ['none', 'error', 'invalid', 'empty'] satisfies Fault[];
const LONGEST_LOG = 5000;
const LONGEST_DELAY_MS = 60_000;

export const createKnobs = (): Knobs => ({ fault: 'none', delayMs: 0, log: [] });

/** Turns the knobs that a request names; throws on values that are none. */
export const turnKnobs = (knobs: Knobs, wanted: Readonly<Record<string, unknown>>): void => {
  const { fault, delayMs } = wanted;
  if (fault !== undefined) {
    if (typeof fault !== 'string' || !FAULTS.includes(fault)) throw new Error(`fault is one of ${FAULTS.join(', ')}.`);
    knobs.fault = fault as Fault;
  }
  if (delayMs !== undefined) {
    if (typeof delayMs !== 'number' || !(delayMs >= 0 && delayMs <= LONGEST_DELAY_MS))
      throw new Error(`delayMs is a number from 0 to ${LONGEST_DELAY_MS}.`);
    knobs.delayMs = delayMs;
  }
};

/** Notes a request; the oldest are dropped. */
export const note = (knobs: Knobs, request: LoggedRequest): void => {
  knobs.log.push(request);
  if (knobs.log.length > LONGEST_LOG) knobs.log.shift();
};

const tracked = v.object({
  events: v.array(v.looseObject({ type: v.string(), data: v.record(v.string(), v.unknown()) })),
});

/** The events that were told, in order. */
export const eventsOf = (knobs: Knobs): readonly object[] =>
  knobs.log.flatMap(({ url, body }) => {
    if (url !== TRACK_PATH) return [];
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), tracked), body);
    return parsed.success ? parsed.output.events : [];
  });
