import type { Context, Next } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import { isDevelopment } from '../env.ts';
import { AppError } from '../http/app-error.ts';
import { RATE_LIMITS } from '../security/rate-limit-rules.ts';
import { requestLimit } from '../security/request-limit.ts';

/**
 * Counts the requests of each signed-in person, from any IP address, so that a stolen session cannot read everything at
 * once. Nothing is counted in development, because tests send more requests than people do.
 */
export const limitStaff = async (c: Context<AppBindings>, next: Next): Promise<void> => {
  const staff: AppBindings['Variables']['staff'] | undefined = c.var.staff;
  if (staff !== undefined && !isDevelopment(c.env) && !(await requestLimit(c.env.DESK_LIMIT)(`staff ${staff.id}`)))
    throw new AppError('too-many', { retryAfterS: RATE_LIMITS.DESK_LIMIT.periodS });
  await next();
};
