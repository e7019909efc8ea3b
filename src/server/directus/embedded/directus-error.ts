export type DirectusErrorCode =
  | 'CONTENT_TOO_LARGE'
  | 'FORBIDDEN'
  | 'INTERNAL_SERVER_ERROR'
  | 'INVALID_CREDENTIALS'
  | 'INVALID_PAYLOAD'
  | 'INVALID_QUERY'
  | 'ROUTE_NOT_FOUND'
  | 'TOKEN_EXPIRED';

export type DirectusErrorStatus = 400 | 401 | 403 | 404 | 413 | 500;

const KINDS: Readonly<Record<DirectusErrorCode, { readonly status: DirectusErrorStatus; readonly message: string }>> = {
  CONTENT_TOO_LARGE: { status: 413, message: 'Content is too large.' },
  FORBIDDEN: { status: 403, message: "You don't have permission to access this." },
  INTERNAL_SERVER_ERROR: { status: 500, message: 'An unexpected error occurred.' },
  INVALID_CREDENTIALS: { status: 401, message: 'Invalid user credentials.' },
  INVALID_PAYLOAD: { status: 400, message: 'Invalid payload.' },
  INVALID_QUERY: { status: 400, message: 'Invalid query.' },
  ROUTE_NOT_FOUND: { status: 404, message: 'Route not found.' },
  TOKEN_EXPIRED: { status: 401, message: 'Token expired.' },
};

/** A refusal in the protocol's terms: clients go by `code`, people read the message. */
export class DirectusError extends Error {
  readonly code: DirectusErrorCode;
  readonly status: DirectusErrorStatus;
  readonly extensions: Readonly<Record<string, string>>;

  constructor(code: DirectusErrorCode, options: { message?: string; extensions?: Record<string, string> } = {}) {
    super(options.message ?? KINDS[code].message);
    this.name = 'DirectusError';
    this.code = code;
    this.status = KINDS[code].status;
    this.extensions = options.extensions ?? {};
  }
}

/** @example invalidQuery('"limit" must be a number') */
export const invalidQuery = (reason: string): DirectusError =>
  new DirectusError('INVALID_QUERY', { message: `Invalid query. ${reason}.`, extensions: { reason } });

export const invalidPayload = (reason: string): DirectusError =>
  new DirectusError('INVALID_PAYLOAD', { message: `Invalid payload. ${reason}.`, extensions: { reason } });

const forbidden = (reason: string): DirectusError =>
  new DirectusError('FORBIDDEN', { message: reason, extensions: { reason } });

/** Unknown and private collections get one answer, so that it tells nothing. */
export const noSuchCollection = (collection: string): DirectusError =>
  forbidden(`You don't have permission to access collection "${collection}" or it does not exist. Queried in root.`);

/** @param path where in the query: relations down from the root, none for the root itself */
export const noSuchField = (field: string, collection: string, path: readonly string[]): DirectusError =>
  forbidden(
    `You don't have permission to access field "${field}" in collection "${collection}" or it does not exist. Queried in ${
      path.length === 0 ? 'root' : `"${path.join('.')}"`
    }.`,
  );
