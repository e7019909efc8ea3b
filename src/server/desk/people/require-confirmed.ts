import type { Context } from 'hono';
import { CONFIRMED_MINUTES, isConfirmed } from '../../../domain/site/staff/staff-session.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { AppError } from '../../http/app-error.ts';

/** Requires that the person proved their identity within `CONFIRMED_MINUTES`. Throws `AppError('not-permitted')`. */
export const requireConfirmed = (c: Context<AppBindings>): void => {
  if (isConfirmed(c.var.staff.confirmedAt, Date.now())) return;
  throw new AppError('not-permitted', {
    message: `This change needs a log-in within the last ${CONFIRMED_MINUTES} minutes. Confirm that it is you on the page People, then try again.`,
  });
};
