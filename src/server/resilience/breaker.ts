import { withTimeLimit } from './within.ts';

/** `closed`: calls go through. `open`: they fail at once. `half-open`: one call at a time goes through as a probe. */
export type CircuitState = 'closed' | 'open' | 'half-open';

/** State of one upstream, as seen by this isolate. */
export interface UpstreamState {
  readonly circuit: CircuitState;
  /** Milliseconds since 1970 of the last response and the last failure, or `null` before the first. */
  readonly answeredAt: number | null;
  readonly failedAt: number | null;
}

/** Guards calls to an upstream that may be unavailable. */
export interface Breaker {
  /** Returns the result of `work`. Throws `CircuitOpenError` without calling it while the circuit is open. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Returns the result of `work` regardless of the circuit and the time limit; the result counts like that of any other
   * call.
   */
  watch<T>(work: () => Promise<T>): Promise<T>;
  state(): UpstreamState;
}

/** Result of a call, with its duration in milliseconds. */
export interface CallEnd {
  readonly ms: number;
  readonly ok: boolean;
}

export interface BreakerOptions {
  /** Name of the upstream, for logs and errors. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Maximum duration of a call in milliseconds. */
  readonly timeoutMs: number;
  /** Returns `false` for errors that do not concern the upstream's health, such as "no such row". */
  readonly isFailure?: (error: unknown) => boolean;
  /** Called when a call starts; the returned function is called when it ends. */
  readonly onCall?: (call: { readonly upstream: string; readonly startedAt: number }) => (end: CallEnd) => void;
}

/** The circuit is open, so the upstream was not called. */
export class CircuitOpenError extends Error {
  constructor(name: string) {
    super(`The circuit of ${name} is open after repeated failures.`);
    this.name = 'CircuitOpenError';
  }
}

/** Opens after five failures among the last ten calls. */
const FAILURES = 5;
const WINDOW = 10;
/**
 * Milliseconds between opening and the next probe. An upstream is back within 10 s if one probe fails and the next
 * succeeds.
 */
export const REST_MS = 3000;

/**
 * Creates a circuit breaker, so that an unavailable upstream costs visitors a few timeouts and then nothing. Ignores
 * the results of calls that started before the circuit last changed.
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
  /** Incremented with every change of the circuit. */
  let epoch = 0;

  const logCircuit = (circuit: CircuitState): void =>
    console.warn(JSON.stringify({ event: 'circuit', upstream: name, circuit, at: new Date(now()).toISOString() }));

  const open = (): void => {
    openedAt = now();
    probeAt = null;
    epoch += 1;
    logCircuit('open');
  };

  const close = (): void => {
    openedAt = null;
    probeAt = null;
    recent = [];
    epoch += 1;
    logCircuit('closed');
  };

  const circuit = (): CircuitState =>
    openedAt === null ? 'closed' : now() - openedAt < REST_MS ? 'open' : 'half-open';

  /** Whether a call may start now. A probe whose request was canceled never settles and is abandoned after a while. */
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
    const onEnd = onCall({ upstream: name, startedAt });
    const settle = (ok: boolean): void => {
      count(ok, startedIn);
      onEnd({ ms: now() - startedAt, ok });
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
