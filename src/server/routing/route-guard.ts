import type { MiddlewareHandler } from 'hono';
import { quoted } from '../../domain/shop/catalog-url/query-problem.ts';
import { isEditParameter } from '../../domain/site/editing/edit-token.ts';
import type { AppBindings } from '../app-bindings.ts';
import { AppError } from '../http/app-error.ts';
import { countRequest } from '../security/rate-limits.ts';
import { requireSameOrigin } from '../security/same-origin.ts';
import { requireStaff } from './require-staff.ts';
import type { Declaration } from './route-rules.ts';

/** A query can have thousands of parameters; the error response lists only the first ones. */
const MAX_LISTED = 20;

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

const unknownNames = (url: URL, known: readonly string[]): readonly string[] =>
  [...new Set(url.searchParams.keys())].filter((name) => !known.includes(name));

const refuseParameters = (names: readonly string[], known: readonly string[]): never => {
  const takes = known.length === 0 ? 'It takes none.' : `It takes ${known.join(', ')}.`;
  const problems = names.slice(0, MAX_LISTED).map((name) => ({
    parameter: quoted(name).slice(1, -1),
    message: `${quoted(name)} is not a parameter of this address. ${takes}`,
  }));
  throw new AppError('bad-input', { problems });
};

/** Returns the request without these parameters; `null` if nothing is left to remove. */
const withoutParameters = (request: Request, url: URL, names: readonly string[]): Request | null => {
  // Pages must see an edit token in the URL, valid or not, because they must not load third parties then.
  const removed = names.filter((name) => !isEditParameter(name));
  if (removed.length === 0) return null;
  for (const name of removed) url.searchParams.delete(name);
  return new Request(url, request);
};

/**
 * Applies the rules of a route before its handlers: staff, unknown parameters, origin, rate limit. The body limit is applied to
 * every request, by `limitBodies`.
 */
export const routeGuard = (declaration: Declaration): MiddlewareHandler<AppBindings> => {
  const { pattern, parameters, needsSameOrigin, limit, staff } = declaration;
  const isApi = pattern.startsWith('/api/');
  return async (c, next) => {
    c.set('declared', declaration);
    if (staff !== null) await requireStaff(c, staff, declaration);
    if (needsSameOrigin && !READS.has(c.req.method)) requireSameOrigin(c);
    if (parameters !== null && c.req.url.includes('?')) {
      const url = new URL(c.req.url);
      const unknown = unknownNames(url, parameters);
      if (unknown.length > 0) {
        if (isApi) refuseParameters(unknown, parameters);
        c.req.raw = withoutParameters(c.req.raw, url, unknown) ?? c.req.raw;
      }
    }
    if (limit !== null) await countRequest(c, limit);
    await next();
  };
};
