import type { MiddlewareHandler } from 'hono';
import { preferencesFromCookie } from '../../domain/kit/preferences-cookie.ts';
import { PREFERENCES_COOKIE } from '../../domain/site/cookies.ts';
import type { AppBindings } from '../app-bindings.ts';
import type { Env } from '../env.ts';
import { cookieOf } from '../http/cookies.ts';

/** Returns the services that the routes use. */
export type ServicesOf = (env: Env) => AppBindings['Variables']['services'];

/** Provides handlers with the services and the visitor's preferences: `c.var.services`, `c.var.preferences`. */
export const withServices =
  (servicesOf: ServicesOf): MiddlewareHandler<AppBindings> =>
  (c, next) => {
    c.set('services', servicesOf(c.env));
    c.set('preferences', preferencesFromCookie(cookieOf(c, PREFERENCES_COOKIE)));
    return next();
  };
