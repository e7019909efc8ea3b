/** The kinds of failed backend calls that callers distinguish. */
export type BackendErrorKind =
  /** No response within the timeout. */
  | 'timeout'
  /** No connection, or one that broke twice. */
  | 'network'
  /** The row, field or collection does not exist or must not be read. */
  | 'forbidden'
  /** Neither access with the token nor anonymous access is allowed. */
  | 'unauthorized'
  /** Rate-limited for longer than this call can wait. */
  | 'rate-limited'
  /** The query requests more rows than the server's maximum limit. */
  | 'limit-refused'
  /** The URL exceeds the server's maximum length. */
  | 'address-too-long'
  /** The query was rejected for another reason. */
  | 'invalid-query'
  /** The server failed. */
  | 'unavailable'
  /**
   * The response violates the protocol: HTML, truncated JSON, no `data`, a list instead of a record, a missing field.
   */
  | 'invalid-answer'
  /** The response is valid, but a record has a value of the wrong type: an error in the data, not of the server. */
  | 'invalid-row';

/** The only error of the backend client. Contains neither the token nor data of the response. */
export class BackendError extends Error {
  readonly kind: BackendErrorKind;
  /** 0 without a response. */
  readonly status: number;
  /** `extensions.code` of the first error, or '' without one. */
  readonly code: string;
  /** For `limit-refused`: the maximum number of rows per call, if the server reports it. */
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

/**
 * Whether the server understood the query and rejected it: the same query will fail again, but another one may succeed.
 */
export const isRefusal = (error: unknown): error is BackendError =>
  error instanceof BackendError && ['forbidden', 'invalid-query', 'limit-refused'].includes(error.kind);
