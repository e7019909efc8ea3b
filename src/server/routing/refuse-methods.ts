import type { MiddlewareHandler } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import { AppError } from '../http/app-error.ts';
import { preflightHeaders } from '../security/response-headers.ts';

/**
 * Responds to unmatched requests whose path has routes for other methods: 405 with `Allow`, and for OPTIONS 204 with
 * `Allow`, with CORS headers only where other origins may call the path. Mounted after all routes except the
 * fallbacks.
 */
export const refuseMethods: MiddlewareHandler<AppBindings> = async (c, next) => {
  const { method, path } = c.req;
  const allow = c.var.routes.methodsAt(path);
  if (allow === null || (method !== 'OPTIONS' && allow.includes(method))) return next();
  if (method === 'OPTIONS') {
    const isCrossOrigin = c.var.routes.isCrossOrigin(path, allow);
    return c.body(null, 204, { Allow: allow.join(', '), ...(isCrossOrigin && preflightHeaders(allow)) });
  }
  throw new AppError('wrong-method', { allow });
};
