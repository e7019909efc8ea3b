import { AppError } from '../http/app-error.ts';
import { logError, logWarning } from './log-event.ts';
import { logRequest } from './log-text.ts';
import { type Sampler, sampler } from './sampled.ts';

/**
 * Lines per minute for each kind of expected failure. During an outage every request fails, and the request log has its
 * status.
 */
const FIRST_A_MINUTE = 10;
const THEN_ONE_OF = 100;

const samplers = new Map<string, Sampler>();

const isSampled = (code: string): boolean => {
  const known = samplers.get(code) ?? sampler({ first: FIRST_A_MINUTE, oneOf: THEN_ONE_OF, now: () => Date.now() });
  samplers.set(code, known);
  return known();
};

/**
 * Logs a request that ended with a status of 500 or more: `request failed` with a stack for a defect; `request
 * unavailable` for failures that the Worker expects while a dependency is down, the first ten per minute and then one
 * in a hundred.
 */
export const logRequestFailure = (
  request: { readonly method: string; readonly path: string },
  error: unknown,
): void => {
  const message = `${logRequest(request)} failed.`;
  if (!(error instanceof AppError) || error.code === 'unexpected') logError('request failed', message, error);
  else if (isSampled(error.code)) logWarning('request unavailable', message, error);
};
