/** What went wrong with a call of the backend, in the terms that callers decide by. */
export type BackendErrorKind =
  /** No answer within the time-out. */
  | 'timeout'
  /** No connection, or one that broke off twice. */
  | 'network'
  /** It, or its field or collection, does not exist or may not be read. */
  | 'forbidden'
  /** Neither the token nor no token is good enough. */
  | 'unauthorized'
  /** Too many calls, for longer than this one can wait. */
  | 'rate-limited'
  /** It asks for more rows than the server gives at once. */
  | 'limit-refused'
  /** The address is longer than the server reads. */
  | 'address-too-long'
  /** Another refusal of the query. */
  | 'invalid-query'
  /** The server failed. */
  | 'unavailable'
  /** It answered, but not as the protocol has it: HTML, half a JSON text, no `data`, a list for a record, a field short. */
  | 'invalid-answer'
  /** It answered as it should, with a value of a wrong type in a record: a mistake in the data, not of the server. */
  | 'invalid-row';

/** The one error of the backend client. Holds no token and none of the answer's data. */
export class BackendError extends Error {
  readonly kind: BackendErrorKind;
  /** 0: there was no answer. */
  readonly status: number;
  /** `extensions.code` of the first error, empty when there was none. */
  readonly code: string;
  /** With `limit-refused`: the most rows a call may ask for, where the server says so. */
  readonly largestLimit: number | null;

  constructor(
    kind: BackendErrorKind,
    message: string,
    options: { status?: number; code?: string; largestLimit?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'BackendError';
    this.kind = kind;
    this.status = options.status ?? 0;
    this.code = options.code ?? '';
    this.largestLimit = options.largestLimit ?? null;
  }
}

export const isBackendError = (error: unknown, kind: BackendErrorKind): error is BackendError =>
  error instanceof BackendError && error.kind === kind;

/** The server understood the query and does not answer it: asking again is of no use, asking otherwise may be. */
export const isRefusal = (error: unknown): error is BackendError =>
  error instanceof BackendError && ['forbidden', 'invalid-query', 'limit-refused'].includes(error.kind);
