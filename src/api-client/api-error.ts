/** A field of the request that is invalid: its path, such as `lines.2.quantity`, and why. */
export interface FieldProblem {
  readonly parameter: string;
  readonly message: string;
}

const textIn = (value: unknown, name: string): string => {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : '';
  return typeof text === 'string' ? text : '';
};

const problemsIn = (body: unknown): readonly FieldProblem[] => {
  const list: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'problems') : [];
  return Array.isArray(list)
    ? list.map((one) => ({ parameter: textIn(one, 'parameter'), message: textIn(one, 'message') }))
    : [];
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** An error response of the API (RFC 9457). The message is its title, and the first problem. */
export class CanyonApiError extends Error {
  readonly status: number;
  /** Stable name of the error, such as `bad-input`. '' if something else responded. */
  readonly code: string;
  readonly problems: readonly FieldProblem[];
  /** ID of the request in the logs of the server, for status 500 and above. '' without one. */
  readonly reference: string;
  /** Seconds after which the request may be repeated. null: the response does not say. */
  readonly retryAfterSeconds: number | null;

  /** @param text body of the response */
  constructor(status: number, text: string, retryAfterSeconds: number | null) {
    const body = parsed(text);
    const title = textIn(body, 'title') || `The server responded with status ${status}.`;
    super([title, textIn(body, 'detail')].filter((part) => part !== '').join(' '));
    this.name = 'CanyonApiError';
    this.status = status;
    this.code = textIn(body, 'code');
    this.problems = problemsIn(body);
    this.reference = textIn(body, 'reference');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
