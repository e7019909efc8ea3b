import { DATA_POLICY, PDF_POLICY, REPORTS } from './content-policy.ts';

/** Headers of every answer, of static files too: public/_headers is written from them. */
export const EVERY_ANSWER: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'X-Permitted-Cross-Domain-Policies': 'none',
};

/** For browsers that know no `frame-ancestors`. */
export const FRAMED_BY_OWN_PAGES: Readonly<Record<string, string>> = { 'X-Frame-Options': 'SAMEORIGIN' };

const PERMANENT = 'public, max-age=3600';
const NOT_KEPT = 'no-store';

/** What a route said about its answer, as far as headers follow from it. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
}

const typeOf = ({ headers }: Answer): string => (headers.get('Content-Type') ?? '').split(';')[0]?.trim() ?? '';

const policyOf = (answer: Answer, pagePolicy: string): string => {
  const own = answer.headers.get('Content-Security-Policy');
  if (own !== null) return own;
  const type = typeOf(answer);
  if (type === 'text/html') return pagePolicy;
  return type === 'application/pdf' ? PDF_POLICY : DATA_POLICY;
};

/** Only where nobody else may frame the answer: the header knows no list. */
const frameOptions = (policy: string): Readonly<Record<string, string>> => {
  const ancestors = /frame-ancestors ([^;]+)/.exec(policy)?.[1]?.trim() ?? "'self'";
  return ancestors === "'self'" ? FRAMED_BY_OWN_PAGES : {};
};

/** What failed is asked again; a lasting redirect is known for an hour; else its policy says, unless the route did. */
const cacheControl = ({ status, headers }: Answer, policy: string): string => {
  if (status >= 400) return NOT_KEPT;
  const own = headers.get('Cache-Control');
  if (own !== null) return own;
  if (status === 301 || status === 308) return PERMANENT;
  return status < 300 || status === 304 ? policy : NOT_KEPT;
};

const kept = ({ headers }: Answer, name: string): Readonly<Record<string, string>> => {
  const own = headers.get(name);
  return own === null ? {} : { [name]: own };
};

/**
 * All headers of an answer. A route's own content policy, what it tells of its address (`Referrer-Policy`) and who may load
 * it (`Cross-Origin-Resource-Policy`) stand; pictures are shown in mails and previews of links.
 */
export const answerHeaders = (
  answer: Answer,
  pagePolicy: string,
  cachePolicy: string = NOT_KEPT,
): Readonly<Record<string, string>> => {
  const policy = policyOf(answer, pagePolicy);
  const type = typeOf(answer);
  return {
    ...EVERY_ANSWER,
    ...kept(answer, 'Referrer-Policy'),
    ...frameOptions(policy),
    'Content-Security-Policy': policy,
    'Cross-Origin-Resource-Policy':
      answer.headers.get('Cross-Origin-Resource-Policy') ??
      (type.startsWith('image/') ? 'cross-origin' : 'same-origin'),
    'Cache-Control': cacheControl(answer, cachePolicy),
    ...(type === 'text/html' && { 'Reporting-Endpoints': `${REPORTS.endpoint}="${REPORTS.path}"` }),
  };
};
