import { Hono } from 'hono';
import { type Preferences, preferencesToCookie } from '../../../domain/preferences.ts';
import { PREFERENCES_COOKIE } from '../../../domain/site/cookies.ts';
import { safeReturnPath } from '../../../domain/site/return-path.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { keepCookie } from '../../http/cookies.ts';
import { ownAddress, redirectTo } from '../../http/redirect.ts';

/** Unit links for visitors without script: stores the choice in the cookie and goes back. */
export const preferences = new Hono<AppBindings>().get('/', (c) => {
  const { temperature, measurement, return: back } = c.req.query();
  const chosen: Preferences = {
    ...c.var.preferences,
    ...(temperature === 'C' || temperature === 'F' ? { temperature } : {}),
    ...(measurement === 'mm' || measurement === 'in' ? { measurement } : {}),
  };
  keepCookie(c, PREFERENCES_COOKIE, preferencesToCookie(chosen));
  return redirectTo(c, ownAddress(safeReturnPath(back)), 303);
});
