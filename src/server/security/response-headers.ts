import type { AppPath } from '../../domain/reference/paths/app-pages.ts';
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
const EXPOSED = [
  'Accept-Ranges',
  'Allow',
  'Content-Length',
  'Content-Range',
  'Deprecation',
  'ETag',
  'Link',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Sunset',
  'X-Catalog-Version',
  'X-Request-Id',
];

const DEVELOPERS = '/developers' satisfies AppPath;

/** Where programs find the description of the API (RFC 8631, RFC 9727). */
export const API_LINKS: readonly string[] = [
  '</.well-known/api-catalog>; rel="api-catalog"',
  '</openapi.json>; rel="service-desc"; type="application/json"',
  `<${DEVELOPERS}>; rel="service-doc"; type="text/html"`,
];

/** Any origin may read the response. Browsers send no cookies with such requests. */
const ANY_ORIGIN = { 'Access-Control-Allow-Origin': '*' } as const;

/** Headers of the response to a preflight request. */
export const preflightHeaders = (methods: readonly string[]): Readonly<Record<string, string>> => ({
  ...ANY_ORIGIN,
  'Access-Control-Allow-Methods': methods.join(', '),
  'Access-Control-Allow-Headers': 'Content-Type, If-None-Match, Request-Id, UCP-Agent',
  'Access-Control-Max-Age': String(PREFLIGHT_S),
});

/** When a route was deprecated, and when it will be removed: at least twelve months later. ISO 8601 dates. */
export interface Deprecated {
  readonly since: string;
  readonly sunset: string;
}

/** Rules of a route that its responses for other origins depend on. */
export interface PublicRules {
  readonly isCrossOrigin: boolean;
  readonly limit: RateLimitName | null;
  readonly deprecated: Deprecated | null;
}

const MS_PER_S = 1000;

/** `Deprecation` (RFC 9745) and `Sunset` (RFC 8594) of a route that will be removed, and where to read more. */
const deprecationHeaders = ({ since, sunset }: Deprecated): Readonly<Record<string, string>> => ({
  Deprecation: `@${Date.parse(since) / MS_PER_S}`,
  Sunset: new Date(sunset).toUTCString(),
  Link: [...API_LINKS, `<${DEVELOPERS}#versions>; rel="deprecation"; type="text/html"`].join(', '),
});
/**
 * Headers about the rate limit of a route (draft-ietf-httpapi-ratelimit-headers). The platform's counter reports whether
 * a client is over its limit, not how many requests are left, so `RateLimit` is sent with 429 only.
 */
export const limitHeaders = (
  { limit }: Pick<PublicRules, 'limit'>,
  status: number,
): Readonly<Record<string, string>> => {
  if (limit === null) return {};
  const { requests, periodS } = RATE_LIMITS[limit];
  return {
    'RateLimit-Policy': `"client";q=${requests};w=${periodS}`,
    ...(status === 429 && { RateLimit: `"client";r=0;t=${periodS}` }),
  };
};

/** Headers of a route's responses for other origins. Empty for routes that only pages of this site, or servers, call. */
export const crossOriginHeaders = (
  { isCrossOrigin, limit, deprecated }: PublicRules,
  status: number,
): Readonly<Record<string, string>> => {
  if (!isCrossOrigin) return {};
  return {
    ...ANY_ORIGIN,
    'Access-Control-Expose-Headers': EXPOSED.join(', '),
    'Cross-Origin-Resource-Policy': 'cross-origin',
    Link: API_LINKS.join(', '),
    ...limitHeaders({ limit }, status),
    ...(deprecated && deprecationHeaders(deprecated)),
  };
};
