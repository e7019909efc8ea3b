import * as v from 'valibot';

/** Path that receives events: impressions, clicks and conversions. */
export const TRACK_PATH = '/api/v1/track';

/** Failure modes of the service, for tests. */
export type Fault = 'none' | 'error' | 'invalid' | 'empty';

/** One handled request. */
export interface LoggedRequest {
  readonly method: string;
  /** Path and query of the request, unchanged. */
  readonly url: string;
  readonly body: string;
  /** The calling SDK according to its headers: name, generation and version. */
  readonly sdk: string;
}

/** Settings that tests change through the control port. */
export interface Knobs {
  fault: Fault;
  delayMs: number;
  readonly log: LoggedRequest[];
}

const FAULTS: readonly string[] = ['none', 'error', 'invalid', 'empty'] satisfies Fault[];
const LONGEST_LOG = 5000;
const LONGEST_DELAY_MS = 60_000;

export const createKnobs = (): Knobs => ({ fault: 'none', delayMs: 0, log: [] });

/** Changes the settings that a request names. Throws if a value is invalid. */
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

/** Records a request and drops the oldest ones. */
export const note = (knobs: Knobs, request: LoggedRequest): void => {
  knobs.log.push(request);
  if (knobs.log.length > LONGEST_LOG) knobs.log.shift();
};

const tracked = v.object({
  events: v.array(v.looseObject({ type: v.string(), data: v.record(v.string(), v.unknown()) })),
});

/** Returns the received events in order. */
export const eventsOf = (knobs: Knobs): readonly object[] =>
  knobs.log.flatMap(({ url, body }) => {
    if (url !== TRACK_PATH) return [];
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), tracked), body);
    return parsed.success ? parsed.output.events : [];
  });
