import { currentRequestId } from '../http/request-meter.ts';
import { logText } from './log-text.ts';

const LONGEST = 500;
const MAX_CAUSES = 3;
const MAX_STACK_LINES = 20;

/** Errors that the Worker throws or expects. Their stack adds no information. */
const EXPECTED: ReadonlySet<string> = new Set([
  'AppError',
  'CircuitOpenError',
  'TimeoutError',
  'AbortError',
  'BackendError',
  'EmptyListError',
  'SnapshotError',
  'ValiError',
]);

/** Error messages of D1, KV, mail and connections. */
const OF_PLATFORM = /^(?:D1_ERROR|KV (?:GET|PUT|DELETE) failed|Network connection lost|internal error|E_[A-Z_]+$)/;

const chainOf = (cause: unknown): readonly unknown[] => {
  const chain: unknown[] = [];
  for (let error = cause; error !== undefined && chain.length < MAX_CAUSES; ) {
    chain.push(error);
    error = error instanceof Error ? error.cause : undefined;
  }
  return chain;
};

const textOf = (error: unknown): string =>
  logText(error instanceof Error ? `${error.name}: ${error.message}` : String(error), LONGEST);

/** Omits the first line, which repeats the message and may contain text from a request. */
const stackOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .slice(0, MAX_STACK_LINES)
    .map((line) => logText(line, LONGEST))
    .join('\n');

const isExpected = (error: unknown): boolean =>
  !(error instanceof Error) || EXPECTED.has(error.name) || OF_PLATFORM.test(error.message);

/**
 * Returns the log fields of an error: the error and its causes, and the stack of the innermost one unless it is a
 * failure that the Worker expects, such as a timeout, an open circuit or a rejected request.
 */
export const errorFields = (
  cause: unknown,
): { readonly error?: string; readonly causes?: readonly string[]; readonly stack?: string } => {
  const [first, ...rest] = chainOf(cause);
  if (first === undefined) return {};
  const innermost = rest.at(-1) ?? first;
  return {
    error: textOf(first),
    ...(rest.length > 0 && { causes: rest.map(textOf) }),
    ...(innermost instanceof Error && !isExpected(innermost) && { stack: stackOf(innermost) }),
  };
};

const lineOf = (event: string, fields: object): string => {
  const requestId = currentRequestId();
  return JSON.stringify({ event, ...fields, ...(requestId !== undefined && { requestId }) });
};

/** Logs an event as one JSON line. docs/guides/alerts.md lists the event names. */
export const logEvent = (event: string, fields: object = {}): void => console.log(lineOf(event, fields));

/** Logs a handled problem that operators may want to know about, as one JSON line. */
export const logWarning = (event: string, message: string, cause?: unknown): void =>
  console.warn(lineOf(event, { message: logText(message, LONGEST), ...errorFields(cause) }));

/** Logs a failure as one JSON line. */
export const logError = (event: string, message: string, cause?: unknown): void =>
  console.error(lineOf(event, { message: logText(message, LONGEST), ...errorFields(cause) }));
