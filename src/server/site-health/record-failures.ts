import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { AppBindings } from '../app-bindings.ts';
import { waitUntilOf } from '../http/wait-until.ts';
import type { ServicesOf } from '../routing/with-services.ts';
import type { SiteErrors } from './site-errors.ts';

/** Header by which an error response reports the kind of the failure to `recordFailures`, which removes it. */
export const FAILURE_KIND = 'X-Failure-Kind';

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const withoutKind = (response: Response): Response => {
  const answer = new Response(response.body, response);
  answer.headers.delete(FAILURE_KIND);
  return answer;
};

/** Stores responses with a status of 500 or more by request ID, for the desk. It runs inside the request log. */
export const recordFailures = (servicesOf: ServicesOf): MiddlewareHandler<AppBindings> => {
  const errorsOf = (env: AppBindings['Bindings']): SiteErrors | null => {
    try {
      return servicesOf(env).siteHealth.errors;
    } catch {
      return null;
    }
  };
  return async (c, next) => {
    await next();
    const { res } = c;
    if (res.status < 500) return;
    const kind = res.headers.get(FAILURE_KIND);
    const { method } = c.req;
    const recording = errorsOf(c.env)?.record({
      requestId: c.var.requestId ?? '',
      method: METHODS.has(method) ? method : 'other',
      route: c.var.route ?? routePath(c),
      status: res.status,
      kind: kind ?? 'Error',
    });
    if (recording !== undefined) waitUntilOf(c)(recording);
    if (kind === null) return;
    c.res = undefined;
    c.res = withoutKind(res);
  };
};
