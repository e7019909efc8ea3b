import type { Backend } from '../backend/port.ts';
import { BackendError, type BackendErrorKind } from '../directus/backend-error.ts';
import type { Breaker } from './breaker.ts';

/** The upstream is well and says no. */
const REFUSALS: ReadonlySet<BackendErrorKind> = new Set([
  'forbidden',
  'invalid-query',
  'limit-refused',
  'address-too-long',
]);

/** Whether an error says that the backend is unwell. */
export const isBackendFailure = (error: unknown): boolean =>
  !(error instanceof BackendError && REFUSALS.has(error.kind));

/**
 * The same backend behind a breaker. Reads that pages wait for go through it one by one; those that a catalogue is built
 * from take longer than a visitor waits and pass by. Prices and stock of one product are guarded as one read by
 * `pricingSource`.
 */
export const guardedBackend = (backend: Backend, breaker: Breaker): Backend => ({
  ...backend,
  modifiers: (type) => breaker.run(() => backend.modifiers(type)),
  metricSizes: () => breaker.run(() => backend.metricSizes()),
  comparisons: (compoundId) => breaker.run(() => backend.comparisons(compoundId)),
  pages: () => breaker.run(() => backend.pages()),
});
