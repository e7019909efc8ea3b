import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import {
  PREFERENCES_KEY,
  PREFERENCES_MAX_AGE_S,
  type Preferences,
  preferencesToCookie,
} from '../../../domain/preferences.ts';
import { safeReturnPath } from '../../../domain/site/return-path.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { ownAddress, redirectTo } from '../../http/redirect.ts';

/** Unit links for visitors without script: stores the choice in the cookie and goes back. */
export const preferences = new Hono<AppBindings>().get('/', (c) => {
  const { temperature, measurement, return: back } = c.req.query();
  const chosen: Preferences = {
    ...c.var.preferences,
    ...(temperature === 'C' || temperature === 'F' ? { temperature } : {}),
    ...(measurement === 'mm' || measurement === 'in' ? { measurement } : {}),
  };
  setCookie(c, PREFERENCES_KEY, preferencesToCookie(chosen), {
    path: '/',
    maxAge: PREFERENCES_MAX_AGE_S,
    sameSite: 'Lax',
    secure: true,
  });
  return redirectTo(c, ownAddress(safeReturnPath(back)), 303);
});
