import { logError } from '../observe/log-event.ts';
import { CircuitOpenError } from './breaker.ts';

const isOpenCircuit = (error: unknown): boolean =>
  error instanceof CircuitOpenError ||
  (error instanceof Error && error.cause !== undefined && isOpenCircuit(error.cause));

/**
 * Logs a failed read for which something else stands in. Open circuits are left out: every visitor would be such a line,
 * and the opening was logged once.
 *
 * @param message what could not be read and what stands in for it
 */
export const logFailure = (message: string, cause: unknown): void => {
  if (!isOpenCircuit(cause)) logError('read failed', message, cause);
};
