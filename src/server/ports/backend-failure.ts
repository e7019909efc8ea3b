import { BackendError, type BackendErrorKind } from '../directus/backend-error.ts';

/**
 * Errors of one query or one record, from an upstream that is well. `forbidden` is not among them: rows that do not exist
 * never arrive as an error, so it means that the token or the server's permissions are wrong.
 */
const OF_ONE_QUERY: ReadonlySet<BackendErrorKind> = new Set([
  'invalid-query',
  'limit-refused',
  'address-too-long',
  'invalid-row',
]);

/** Returns whether an error says that the backend is unwell. */
export const isBackendFailure = (error: unknown): boolean =>
  !(error instanceof BackendError && OF_ONE_QUERY.has(error.kind));
