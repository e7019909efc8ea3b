import { AppError } from '../http/app-error.ts';
import { logError, logWarning } from './log-event.ts';
import { logRequest } from './log-text.ts';
import { type Sampler, sampler } from './sampled.ts';

/** Of each kind of expected failure: during an outage every request is one, and its own line tells the status. */
const FIRST_A_MINUTE = 10;
const THEN_ONE_OF = 100;

const samplers = new Map<string, Sampler>();

const isKept = (code: string): boolean => {
  const known = samplers.get(code) ?? sampler({ first: FIRST_A_MINUTE, oneOf: THEN_ONE_OF, now: () => Date.now() });
  samplers.set(code, known);
  return known();
};

/**
 * Logs a request that ended with a status of 500 or more: `request failed` for a defect, with its stack;
 * `request unavailable` for what the Worker expects while something it depends on is down, the first ten a minute and
 * then one of a hundred.
 */
export const logRequestFailure = (
  request: { readonly method: string; readonly path: string },
  error: unknown,
): void => {
  const message = `${logRequest(request)} failed.`;
  if (!(error instanceof AppError) || error.code === 'unexpected') logError('request failed', message, error);
  else if (isKept(error.code)) logWarning('request unavailable', message, error);
};
