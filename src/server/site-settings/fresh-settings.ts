import type { MiddlewareHandler } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import { waitUntilOf } from '../http/wait-until.ts';
import type { ServicesOf } from '../routing/with-services.ts';
import type { LiveSettings } from './live-settings.ts';

/** Applies changes of settings at the desk before a request is handled. Invalid environment variables are reported by the routes. */
export const freshSettings = (servicesOf: ServicesOf): MiddlewareHandler<AppBindings> => {
  const liveOf = (env: AppBindings['Bindings']): LiveSettings | null => {
    try {
      return servicesOf(env).liveSettings;
    } catch {
      return null;
    }
  };
  return async (c, next) => {
    const live = liveOf(c.env);
    await live?.refresh(waitUntilOf(c));
    if (live !== null) c.set('storedSettings', live.stored());
    return next();
  };
};
