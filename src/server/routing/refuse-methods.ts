import type { MiddlewareHandler } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import { AppError } from '../http/app-error.ts';

/**
 * Answers requests that no route took although their path has one: 405 with `Allow`, and 204 with `Allow` for OPTIONS,
 * which grants nothing to other sites. Placed after all routes but the fallbacks.
 */
export const refuseMethods: MiddlewareHandler<AppBindings> = async (c, next) => {
  const { method, path } = c.req;
  const allow = c.var.routes.methodsAt(path);
  if (allow === null || (method !== 'OPTIONS' && allow.includes(method))) return next();
  if (method === 'OPTIONS') return c.body(null, 204, { Allow: allow.join(', ') });
  throw new AppError('wrong-method', { allow });
};
