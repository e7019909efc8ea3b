import { withTimeLimit } from './within.ts';

/** `closed`: calls go through. `open`: they fail at once. `half-open`: one at a time is let through as a probe. */
export type CircuitState = 'closed' | 'open' | 'half-open';

/** How one upstream is doing, as this isolate sees it. */
export interface UpstreamState {
  readonly circuit: CircuitState;
  /** Milliseconds since 1970 of the last answer and the last failure; null: none yet. */
  readonly answeredAt: number | null;
  readonly failedAt: number | null;
}

/** Stands between callers and an upstream that may be away. */
export interface Breaker {
  /** The work's result. Throws `CircuitOpenError` without starting the work while the upstream is left alone. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** The work's result, whatever the circuit and however long it takes; how it ends counts like any other call. */
  watch<T>(work: () => Promise<T>): Promise<T>;
  state(): UpstreamState;
}

/** How a call ended, and its milliseconds. */
export interface CallEnd {
  readonly ms: number;
  readonly ok: boolean;
}

export interface BreakerOptions {
  /** What it guards, for log and errors. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds that one call may take. */
  readonly timeoutMs: number;
  /** Errors that say nothing about the upstream's health, such as "no such row", are not failures. */
  readonly isFailure?: (error: unknown) => boolean;
  /** Hears of every call that goes through as it starts; what it gives hears of the end. */
  readonly onCall?: (call: { readonly upstream: string; readonly startedAt: number }) => (end: CallEnd) => void;
}

/** The upstream is left alone: nothing was asked. */
export class CircuitOpenError extends Error {
  constructor(name: string) {
    super(`The ${name} is left alone for a moment: it kept failing.`);
    this.name = 'CircuitOpenError';
  }
}

/** Opens after five failures among the last ten calls. */
const FAILURES = 5;
const WINDOW = 10;
/** From opening to the next probe. With one probe that fails and the next that does not, an upstream is back in 10 s. */
export const REST_MS = 3000;

/**
 * A circuit breaker: an upstream that is away costs its visitors a few time-outs, then nothing. Answers and failures of
 * calls that started before the circuit last changed are not counted.
 */
export const createBreaker = ({
  name,
  now,
  timeoutMs,
  isFailure = () => true,
  onCall = () => () => undefined,
}: BreakerOptions): Breaker => {
  let recent: boolean[] = [];
  let openedAt: number | null = null;
  let probeAt: number | null = null;
  let answeredAt: number | null = null;
  let failedAt: number | null = null;
  /** Raised with every change of the circuit. */
  let epoch = 0;

  const tell = (circuit: CircuitState): void =>
    console.warn(JSON.stringify({ event: 'circuit', upstream: name, circuit, at: new Date(now()).toISOString() }));

  const open = (): void => {
    openedAt = now();
    probeAt = null;
    epoch += 1;
    tell('open');
  };

  const close = (): void => {
    openedAt = null;
    probeAt = null;
    recent = [];
    epoch += 1;
    tell('closed');
  };

  const circuit = (): CircuitState =>
    openedAt === null ? 'closed' : now() - openedAt < REST_MS ? 'open' : 'half-open';

  /** Whether a call may start now; a probe whose request was canceled never ends and is given up on. */
  const admit = (): boolean => {
    const state = circuit();
    if (state === 'closed') return true;
    if (state === 'open' || (probeAt !== null && now() - probeAt < 2 * timeoutMs)) return false;
    probeAt = now();
    return true;
  };

  const count = (ok: boolean, startedIn: number): void => {
    if (ok) answeredAt = now();
    else failedAt = now();
    if (startedIn !== epoch) return;
    if (openedAt !== null) {
      if (ok) close();
      else open();
      return;
    }
    recent = [...recent.slice(1 - WINDOW), ok];
    if (recent.filter((one) => !one).length >= FAILURES) open();
  };

  const counted = async <T>(work: () => Promise<T>): Promise<T> => {
    const startedIn = epoch;
    const startedAt = now();
    const told = onCall({ upstream: name, startedAt });
    const settle = (ok: boolean): void => {
      count(ok, startedIn);
      told({ ms: now() - startedAt, ok });
    };
    try {
      const result = await work();
      settle(true);
      return result;
    } catch (error) {
      settle(!isFailure(error));
      throw error;
    }
  };

  return {
    async run(work) {
      if (!admit()) throw new CircuitOpenError(name);
      return counted(() => withTimeLimit(timeoutMs, work()));
    },
    watch: counted,
    state: () => ({ circuit: circuit(), answeredAt, failedAt }),
  };
};
