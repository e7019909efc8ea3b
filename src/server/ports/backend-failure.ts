import { BackendError, type BackendErrorKind } from '../directus/backend-error.ts';

/**
 * Errors of one query or one record, from a healthy upstream. Excludes `forbidden`: rows that do not exist never cause
 * an error, so it means that the token or the server's permissions are wrong.
 */
const OF_ONE_QUERY: ReadonlySet<BackendErrorKind> = new Set([
  'invalid-query',
  'limit-refused',
  'address-too-long',
  'invalid-row',
]);

/** Returns whether an error indicates that the backend is unhealthy. */
export const isBackendFailure = (error: unknown): boolean =>
  !(error instanceof BackendError && OF_ONE_QUERY.has(error.kind));
