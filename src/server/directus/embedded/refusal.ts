import { cutText } from '../../../domain/kit/text/bounded-text.ts';
import { ERROR_KINDS, type ErrorCode } from '../error-kinds.ts';

const MAX_NAME_LENGTH = 60;

/** Quotes and shortens a client's name for use in error messages. */
const quotedName = (name: string): string =>
  JSON.stringify(name.length > MAX_NAME_LENGTH ? `${cutText(name, MAX_NAME_LENGTH)}…` : name);

/** A rejection in the protocol's terms: clients evaluate `code`, people read the message. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly status: (typeof ERROR_KINDS)[ErrorCode]['status'];
  readonly extensions: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, message?: string, extensions: Readonly<Record<string, string>> = {}) {
    super(message ?? ERROR_KINDS[code].message);
    this.name = 'Refusal';
    this.code = code;
    this.status = ERROR_KINDS[code].status;
    this.extensions = extensions;
  }
}

/** @example invalidQuery('"limit" must be a whole number') */
export const invalidQuery = (reason: string): Refusal =>
  new Refusal('INVALID_QUERY', `Invalid query. ${reason}.`, { reason });

/** Rejects an unsupported feature. `name` comes from the client. */
export const notSpoken = (what: string, name: string): Refusal =>
  invalidQuery(`This server does not speak the ${what} ${quotedName(name)}`);

const forbidden = (reason: string): Refusal => new Refusal('FORBIDDEN', reason, { reason });

/** Unknown and private collections get the same response, so that it reveals nothing. */
export const noSuchCollection = (name: string): Refusal =>
  name.startsWith('directus_')
    ? new Refusal('FORBIDDEN')
    : forbidden(
        `You don't have permission to access collection ${quotedName(name)} or it does not exist. Queried in root.`,
      );

/** Unknown and unreadable fields also get the same response. */
export const noSuchField = (name: string, collection: string, path: readonly string[] = []): Refusal => {
  const where = path.length === 0 ? 'root' : `"${path.join('.')}"`;
  return forbidden(
    `You don't have permission to access field ${quotedName(name)} in collection "${collection}" or it does not exist. Queried in ${where}.`,
  );
};
