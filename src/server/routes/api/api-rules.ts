import { createMiddleware } from 'hono/factory';
import type { Endpoint } from '../../../domain/site/api/endpoint.ts';
import { requireUser } from '../../accounts/bearer.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { parametersOf } from '../../http/endpoint-parameters.ts';
import { onlyOf, type ReadParameters } from '../../response-cache/cache-parameters.ts';
import { PUBLIC_REVALIDATE, perRequest, sharedPage } from '../../response-cache/cache-policy.ts';
import type { ReadRules, SendRules } from '../../routing/route-rules.ts';
import type { RateLimitName } from '../../security/rate-limit-rules.ts';

/** Why an endpoint that needs an access token accepts requests of other sites. */
export const BEARER_ONLY = 'the access token is in a header that browsers do not send automatically';

/** Rejects unauthenticated requests before parsing anything. */
export const signedIn = createMiddleware<AppBindings>(async (c, next) => {
  await requireUser(c);
  await next();
});

/**
 * Rules of endpoints that read or compute for API clients. They are POST because their requests are long or structured.
 */
export const FOR_PROGRAMS = {
  limit: 'SEARCH_LIMIT',
  anyOrigin: 'reads or computes only, for programs and other sites too',
  crossOrigin: true,
} as const satisfies SendRules;

/** Why a handler gets all query parameters. */
export const CATALOG_QUERY = 'a catalog query: parseQuery refuses unknown names';

/** Rules of endpoints for the site itself whose response depends on the catalog and the request only. */
export const OF_CATALOG_HERE = {
  policy: perRequest(PUBLIC_REVALIDATE, ['catalog']),
  limit: 'SEARCH_LIMIT',
} as const satisfies ReadRules;

/** The same for programs, and browsers on other sites. */
export const OF_CATALOG = { ...OF_CATALOG_HERE, crossOrigin: true } as const satisfies ReadRules;

/** Returns the policy of responses that are cached for all clients, as long as the catalog has the same version. */
export const sharedOfCatalog = (parameters: ReadParameters) =>
  sharedPage(parameters, ['catalog'], { view: [], browser: PUBLIC_REVALIDATE });

/**
 * Returns the rules of an endpoint for programs whose responses are also cached for all clients, with the fields of its
 * request as parameters.
 */
export const cachedOfCatalog = (endpoint: Endpoint) => {
  const parameters = parametersOf(endpoint);
  const policy = sharedOfCatalog(onlyOf(parameters));
  return { policy, parameters, limit: 'SEARCH_LIMIT', crossOrigin: true } as const satisfies ReadRules;
};

/** Returns the rules of an endpoint for programs with the fields of its request as parameters. */
export const ofCatalog = (endpoint: Endpoint, limit: RateLimitName = 'SEARCH_LIMIT') =>
  ({ ...OF_CATALOG, limit, parameters: parametersOf(endpoint) }) satisfies ReadRules;
