import type { Backend } from '../backend/port.ts';
import { BackendError, type BackendErrorKind } from '../directus/backend-error.ts';
import type { Breaker } from './breaker.ts';

/**
 * The upstream is well and does not take this one query, or holds one record with a mistake in it. Not among them is `forbidden`: rows that are not there never
 * arrive as an error, therefore it means that the token or the server's permissions are not what they should be.
 */
const OF_ONE_QUERY: ReadonlySet<BackendErrorKind> = new Set([
  'invalid-query',
  'limit-refused',
  'address-too-long',
  'invalid-row',
]);

/** Whether an error says that the backend is unwell. */
export const isBackendFailure = (error: unknown): boolean =>
  !(error instanceof BackendError && OF_ONE_QUERY.has(error.kind));

/**
 * The same backend behind its breaker: the lists that pages wait for one by one. Prices and stock of one product are
 * guarded as one read by `pricingSource`; what a catalog is built from passes by.
 */
export const guardedBackend = (backend: Backend, breaker: Breaker): Backend => ({
  ...backend,
  modifiers: (type) => breaker.run(() => backend.modifiers(type)),
  metricSizes: () => breaker.run(() => backend.metricSizes()),
  comparisons: (compoundId) => breaker.run(() => backend.comparisons(compoundId)),
  partsWithoutCompound: () => breaker.run(() => backend.partsWithoutCompound()),
  pages: () => breaker.run(() => backend.pages()),
});
