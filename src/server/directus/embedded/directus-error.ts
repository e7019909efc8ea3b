import { ERROR_KINDS, type ErrorCode } from '../error-kinds.ts';

/** A refusal in the protocol's terms: clients go by `code`, people read the message. */
export class DirectusError extends Error {
  readonly code: ErrorCode;
  readonly status: (typeof ERROR_KINDS)[ErrorCode]['status'];
  readonly extensions: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, options: { message?: string; extensions?: Record<string, string> } = {}) {
    super(options.message ?? ERROR_KINDS[code].message);
    this.name = 'DirectusError';
    this.code = code;
    this.status = ERROR_KINDS[code].status;
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
export const noSuchFields = (fields: readonly string[], collection: string, path: readonly string[]): DirectusError => {
  const names = fields.map((field) => `"${field}"`).join(', ');
  const what = fields.length === 1 ? `field ${names}` : `fields ${names}`;
  const none = fields.length === 1 ? 'it does not exist' : 'they do not exist';
  const where = path.length === 0 ? 'root' : `"${path.join('.')}"`;
  return forbidden(
    `You don't have permission to access ${what} in collection "${collection}" or ${none}. Queried in ${where}.`,
  );
};
