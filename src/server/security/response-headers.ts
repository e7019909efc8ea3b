import { DATA_POLICY, PDF_POLICY, REPORTS } from './content-policy.ts';
import { RATE_LIMITS, type RateLimitName } from './rate-limit-rules.ts';

/** Headers of every response, including static files: `public/_headers` is generated from them. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'X-Permitted-Cross-Domain-Policies': 'none',
};

/** For browsers that do not support `frame-ancestors`. */
export const FRAMED_BY_OWN_PAGES: Readonly<Record<string, string>> = { 'X-Frame-Options': 'SAMEORIGIN' };

const PERMANENT = 'public, max-age=3600';
const NO_STORE = 'no-store';

/** The parts of a route's response that its headers depend on. */
export interface ResponseFacts {
  readonly status: number;
  readonly headers: Headers;
}

const typeOf = ({ headers }: ResponseFacts): string => (headers.get('Content-Type') ?? '').split(';')[0]?.trim() ?? '';

const policyOf = (answer: ResponseFacts, pagePolicy: string): string => {
  const fromRoute = answer.headers.get('Content-Security-Policy');
  if (fromRoute !== null) return fromRoute;
  const type = typeOf(answer);
  if (type === 'text/html') return pagePolicy;
  return type === 'application/pdf' ? PDF_POLICY : DATA_POLICY;
};

/** Sets `X-Frame-Options` only if no other origin may frame the response: the header cannot list origins. */
const frameOptions = (policy: string): Readonly<Record<string, string>> => {
  const ancestors = /frame-ancestors ([^;]+)/.exec(policy)?.[1]?.trim() ?? "'self'";
  return ancestors === "'self'" ? FRAMED_BY_OWN_PAGES : {};
};

/**
 * Errors and temporary redirects are not cached. Otherwise a header set by the route wins, permanent redirects are
 * cached for an hour, and successful responses follow `policy`.
 */
const cacheControl = ({ status, headers }: ResponseFacts, policy: string): string => {
  if (status >= 400) return NO_STORE;
  const fromRoute = headers.get('Cache-Control');
  if (fromRoute !== null) return fromRoute;
  if (status === 301 || status === 308) return PERMANENT;
  return status < 300 || status === 304 ? policy : NO_STORE;
};

const headerOf = ({ headers }: ResponseFacts, name: string): Readonly<Record<string, string>> => {
  const fromRoute = headers.get(name);
  return fromRoute === null ? {} : { [name]: fromRoute };
};

/**
 * Returns all headers of a response. A `Content-Security-Policy`, `Referrer-Policy` or `Cross-Origin-Resource-Policy`
 * that the route set takes precedence. Images are cross-origin by default, because emails and link previews show them.
 */
export const responseHeaders = (
  answer: ResponseFacts,
  pagePolicy: string,
  cachePolicy: string = NO_STORE,
): Readonly<Record<string, string>> => {
  const policy = policyOf(answer, pagePolicy);
  const type = typeOf(answer);
  return {
    ...COMMON_HEADERS,
    ...headerOf(answer, 'Referrer-Policy'),
    ...frameOptions(policy),
    'Content-Security-Policy': policy,
    'Cross-Origin-Resource-Policy':
      answer.headers.get('Cross-Origin-Resource-Policy') ??
      (type.startsWith('image/') ? 'cross-origin' : 'same-origin'),
    'Cache-Control': cacheControl(answer, cachePolicy),
    ...(type === 'text/html' && { 'Reporting-Endpoints': `${REPORTS.endpoint}="${REPORTS.path}"` }),
  };
};

/** Seconds for which a browser remembers that it may send a request. */
const PREFLIGHT_S = 86_400;

/** Response headers that JavaScript of other origins can read, in addition to those that browsers always show. */
const EXPOSED = ['Allow', 'ETag', 'RateLimit', 'RateLimit-Policy', 'Retry-After', 'X-Catalog-Version'];

/** Any origin may read the response. Browsers send no cookies with such requests. */
const ANY_ORIGIN = { 'Access-Control-Allow-Origin': '*' } as const;

/** Headers of the response to a preflight request. */
export const preflightHeaders = (methods: readonly string[]): Readonly<Record<string, string>> => ({
  ...ANY_ORIGIN,
  'Access-Control-Allow-Methods': methods.join(', '),
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': String(PREFLIGHT_S),
});

const CROSS_ORIGIN = {
  ...ANY_ORIGIN,
  'Access-Control-Expose-Headers': EXPOSED.join(', '),
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** The rules of a route that its headers depend on. */
interface DeclaredRules {
  readonly pattern: string;
  readonly isCrossOrigin: boolean;
  readonly limit: RateLimitName | null;
}

/** Returns whether programs call a route. */
const isPublic = ({ isCrossOrigin, pattern }: DeclaredRules): boolean =>
  isCrossOrigin || pattern.startsWith('/api/v1/');

/**
 * Headers of a route's responses for other origins, and its rate limit
 * (draft-ietf-httpapi-ratelimit-headers). Empty for routes that only pages of this site call. The platform's counter
 * reports whether a client is over its limit, not how many requests are left, so `RateLimit` is sent with 429 only.
 */
export const publicHeaders = (
  declared: DeclaredRules | undefined,
  status: number,
): Readonly<Record<string, string>> => {
  if (declared === undefined || !isPublic(declared)) return {};
  const { limit, isCrossOrigin } = declared;
  const rule = limit === null ? null : RATE_LIMITS[limit];
  return {
    ...(isCrossOrigin && CROSS_ORIGIN),
    ...(rule && { 'RateLimit-Policy': `"client";q=${rule.requests};w=${rule.periodS}` }),
    ...(rule && status === 429 && { RateLimit: `"client";r=0;t=${rule.periodS}` }),
  };
};
