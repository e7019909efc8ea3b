import { logError } from '../observe/log-event.ts';
import { CircuitOpenError } from './breaker.ts';

const isOpenCircuit = (error: unknown): boolean =>
  error instanceof CircuitOpenError ||
  (error instanceof Error && error.cause !== undefined && isOpenCircuit(error.cause));

/**
 * Logs a failed read that has a fallback. Ignores open circuits: they would add a line per visitor, and their opening
 * was already logged.
 *
 * @param message what could not be read and what is used instead
 */
export const logFailure = (message: string, cause: unknown): void => {
  if (!isOpenCircuit(cause)) logError('read failed', message, cause);
};
