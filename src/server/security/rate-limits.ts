import type { Context } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import { isDevelopment } from '../env.ts';
import { AppError } from '../http/app-error.ts';
import { RATE_LIMITS, type RateLimitName } from './rate-limit-rules.ts';
import { clientOf, requestLimit } from './request-limit.ts';

/**
 * Counts a request of this client. Throws `AppError('too-many')` when it was one too many. On an engineer's machine nothing
 * is counted: tests ask for more in a minute than people do.
 */
export const countRequest = async (c: Context<AppBindings>, name: RateLimitName): Promise<void> => {
  // Counted before it came here, by who asked.
  if (c.var.isShared) return;
  const mayAsk = requestLimit(isDevelopment(c.env) ? undefined : c.env[name]);
  if (!(await mayAsk(clientOf(c)))) throw new AppError('too-many', { retryAfterS: RATE_LIMITS[name].periodS });
};
