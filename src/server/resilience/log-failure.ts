import { logText } from '../observe/log-text.ts';
import { CircuitOpenError } from './breaker.ts';

const LONGEST = 500;

/**
 * Logs a failed read. While a circuit is open every visitor would be such a line; that it opened was told once.
 *
 * @param message what could not be read and what stands in for it
 */
export const logFailure = (message: string, cause: unknown): void => {
  if (!(cause instanceof CircuitOpenError)) console.error(logText(message, LONGEST), cause);
};
